//! Laws of rules whose moves split a number, with few values of the others, proved: the theorem `parts` of
//! `tools/explore/THEOREMS.md`, whose names are used here.

mod law;

use std::collections::BTreeSet;

/// The moves that leave (a, t) and (c, t') with a + c = n - take, for all a of one residue from one on, and all c from one on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Family {
    /// What is taken before the split.
    pub take: u64,
    /// The t of both parts; none of one that is not there, whose value is 0, whatever its size.
    pub states: [Option<usize>; 2],
    /// Of a, modulo m.
    pub residue: u64,
    /// From where on a and c are.
    pub least: [u64; 2],
}

/// A move that leaves (n - take, t), if it says so, and another part that does not depend on n, or none.
pub type Point = (Option<(u64, usize)>, Option<(u64, usize)>);

/// All moves from n of one residue, with one t.
#[derive(Default, Debug)]
pub struct Moves {
    /// Those of which there are more, the larger n is.
    pub families: Vec<Family>,
    /// All others.
    pub points: BTreeSet<Point>,
}

/// How the moves are for all large n.
#[derive(Debug)]
pub struct Parted {
    /// b: from here on they are.
    pub from: u64,
    /// m: they depend on n and a modulo this.
    pub modulus: u64,
    /// D: the most that is taken.
    pub reach: u64,
    /// Above all parts that do not depend on n, and at least those from which on families leave all.
    pub ends: u64,
    /// For each residue of n and each t.
    pub moves: Vec<Vec<Moves>>,
}

/// Some parts with their t, in order.
pub type Left = Vec<(u64, usize)>;

impl Family {
    /// What the move leaves whose first part is a, of `rest` tokens in all.
    #[must_use]
    pub fn left(&self, rest: u64, a: u64) -> Left {
        let both = [a, rest - a].into_iter().zip(self.states);
        let mut left: Left = both.filter_map(|(size, t)| Some((size, t?))).collect();
        left.sort_unstable();
        left
    }

    /// The sizes of both parts, of all moves from n.
    pub fn sizes(&self, n: u64, modulus: u64) -> impl Iterator<Item = [u64; 2]> {
        let (rest, [first, last], residue) =
            (n.saturating_sub(self.take), self.least, self.residue);
        let all = (first..=rest.saturating_sub(last)).filter(move |a| a % modulus == residue);
        all.filter(move |a| a + last <= rest).map(move |a| [a, rest - a])
    }
}

impl Moves {
    /// What each move from n leaves.
    #[must_use]
    pub fn left(&self, n: u64, modulus: u64) -> BTreeSet<Left> {
        let families = self
            .families
            .iter()
            .flat_map(|family| family.sizes(n, modulus).map(|[a, c]| family.left(a + c, a)));
        let points = self.points.iter().map(|(near, fixed)| {
            let near = near.map(|(take, t)| (n - take, t));
            let mut left: Left = near.into_iter().chain(*fixed).collect();
            left.sort_unstable();
            left
        });
        families.chain(points).collect()
    }
}
