//! Laws of rules whose moves split a number, with few values of the others, proved: the theorem `parts` of
//! `tools/explore/THEOREMS.md`, whose names are used here.
//!
//! What is left of large n is found from the form of the rule (`symbolic`), as for codes: numbers near the ends, and the same
//! residues between. That suggests families of moves; the moves of both are compared, one by one, for all n up to one
//! that is large, of each residue. If they are the same there, so they are for all larger n.

mod law;

use super::Written;
use super::finite::each_memory;
use super::symbolic::{Bounds, Outcome, Zone};
use super::syntax::RuleText;
use crate::index;
use std::collections::BTreeSet;

/// The first distance from the ends that is far, the most values of t, and the largest n that is compared.
const FAR: i64 = 12;
const MOST_MEMORIES: usize = 16;
const MOST_COMPARED: u64 = 400;

/// What stands for a part that is not there: its value is 0, whatever its size.
const NONE: usize = MOST_MEMORIES;

/// The moves that leave (a, t) and (c, t') with a + c = n - take, for all a of one residue from one on, and all c from one on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Family {
    take: u64,
    states: [usize; 2],
    residue: u64,
    least: [u64; 2],
}

/// A move that leaves (n - take, t), if it says so, and another part that does not depend on n, or none.
pub type Point = (Option<(u64, usize)>, Option<(u64, usize)>);

/// A family: the take, the t of each part, the residue of the first, and the least size of each.
pub type Between = (u64, [Option<usize>; 2], u64, [u64; 2]);

#[derive(Default, Debug)]
struct Moves {
    families: Vec<Family>,
    points: BTreeSet<Point>,
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
    moves: Vec<Vec<Moves>>,
}

/// Some parts with their t, in order.
type Left = Vec<(u64, usize)>;

/// How the moves of a rule are for large n, if they are of the form of the theorem.
pub fn parted(rule: &RuleText, written: &Written, place: usize) -> Option<Parted> {
    let memories = written.memories();
    if !rule.ends.is_empty() || memories.len() > MOST_MEMORIES {
        return None;
    }
    let (all, far, start) = Bounds::of_residues((1, FAR), |bounds| {
        Some((seeds(rule, place, bounds)?, bounds.modulus))
    })?;
    let (modulus, start) = (all[0].1.unsigned_abs(), start.max(60).unsigned_abs());
    let last = start.max(4 * (far.unsigned_abs() + modulus)) + modulus;
    if last > MOST_COMPARED {
        return None;
    }
    let options = |n: u64, t: usize| -> Option<BTreeSet<Left>> {
        let mut at = memories[t].clone();
        at.insert(place, n);
        let part = |mut part: Vec<u64>| {
            let number = part.remove(place);
            Some((number, memories.iter().position(|known| *known == part)?))
        };
        let left = |left: Vec<Vec<u64>>| {
            let mut left = left.into_iter().map(part).collect::<Option<Left>>()?;
            left.sort_unstable();
            (left.len() <= 2).then_some(left)
        };
        written.options(&at).ok()?.into_iter().map(left).collect()
    };
    let mut moves: Vec<Vec<Moves>> = Vec::new();
    for (residue, (seeds, _)) in (0..modulus).zip(&all) {
        let n = last - (last - residue) % modulus;
        let of =
            |(t, seeds): (usize, &BTreeSet<Family>)| fitted(seeds, n, modulus, &options(n, t)?);
        moves.push(seeds.iter().enumerate().map(of).collect::<Option<_>>()?);
    }
    let every = || moves.iter().flatten();
    let points = || every().flat_map(|moves| &moves.points);
    let takes = every().flat_map(|moves| moves.families.iter().map(|family| family.take));
    let reach = takes.chain(points().filter_map(|point| Some(point.0?.0))).max().unwrap_or(0);
    let starts = every().flat_map(|moves| moves.families.iter().flat_map(|family| family.least));
    let ends = starts.chain(points().filter_map(|point| Some(point.1?.0 + 1))).max().unwrap_or(0);
    let is_same = |n: u64| {
        let of_t = &moves[index(n % modulus)];
        (0..memories.len())
            .all(|t| options(n, t).is_some_and(|own| own == of_t[t].left(n, modulus)))
    };
    let is_seen = 4 * (reach + ends) < last && (start..=last).all(is_same);
    is_seen.then_some(Parted { from: start, modulus, reach, ends, moves })
}

impl Parted {
    /// The moves from large n, for each residue and t.
    #[must_use]
    pub fn moves(&self) -> Vec<Vec<(Vec<Between>, Vec<Point>)>> {
        let between = |family: &Family| {
            let states = family.states.map(|t| (t != NONE).then_some(t));
            (family.take, states, family.residue, family.least)
        };
        let of = |moves: &Moves| {
            (moves.families.iter().map(between).collect(), moves.points.iter().copied().collect())
        };
        self.moves.iter().map(|of_t| of_t.iter().map(of).collect()).collect()
    }
}

/// The families of moves between the ends, for each t, from 0 on.
fn seeds(rule: &RuleText, place: usize, bounds: &Bounds) -> Option<Vec<BTreeSet<Family>>> {
    let mut all = Vec::new();
    each_memory(rule, place, |scope| {
        let mut seeds = BTreeSet::new();
        for one in &rule.moves {
            for outcome in bounds.outcomes(one, scope)? {
                if outcome.zone != Zone::None {
                    seeds.insert(seed(rule, place, bounds, &outcome)?);
                }
            }
        }
        all.push(seeds);
        Some(())
    })?;
    Some(all)
}

/// The family of a move between the ends, with its smaller part first.
fn seed(rule: &RuleText, place: usize, bounds: &Bounds, outcome: &Outcome) -> Option<Family> {
    let (mut up, mut down) = (None, None);
    for part in &outcome.parts {
        let mut state = 0;
        for (name, number) in rule
            .names
            .iter()
            .zip(part)
            .enumerate()
            .filter(|(at, _)| *at != place)
            .map(|(_, both)| both)
        {
            state = state * index((name.most? - name.least + 1).unsigned_abs())
                + index(u64::try_from(number.number()? - name.least).ok()?);
        }
        let number = part[place];
        let side = match (number.n, number.v) {
            (0, 2) => &mut up,
            (2, -2) => &mut down,
            _ => return None,
        };
        if side.replace((number.c / 2, state)).is_some() {
            return None;
        }
    }
    let take = match (up, down) {
        (Some((a, _)), Some((c, _))) => u64::try_from(-a - c).ok()?,
        (None, None) => return None,
        _ => 0,
    };
    // v + c is one part; what is left of n - take the other.
    let modulus = bounds.modulus;
    let first = up
        .map_or_else(|| outcome.residue - down.map_or(0, |(c, _)| c), |(c, _)| outcome.residue + c);
    let states = [up, down].map(|side| side.map_or(NONE, |(_, state)| state));
    let second = bounds.residue - take.cast_signed() - first;
    let (states, residue) = if outcome.zone == Zone::Lower {
        (states, first)
    } else {
        ([states[1], states[0]], second)
    };
    Some(Family {
        take,
        states,
        residue: residue.rem_euclid(modulus).unsigned_abs(),
        least: [0; 2],
    })
}

/// The families, with what they begin at, and the points of all moves from one n.
fn fitted(
    seeds: &BTreeSet<Family>,
    n: u64,
    modulus: u64,
    options: &BTreeSet<Left>,
) -> Option<Moves> {
    let mut moves = Moves::default();
    for seed in seeds {
        let [small, large] = seed.states;
        let rest = n - seed.take;
        let residue = (rest + modulus - seed.residue) % modulus;
        // Between the ends it goes on beyond the middle.
        if !seeds.contains(&Family { states: [large, small], residue, ..seed.clone() }) {
            return None;
        }
        let is_there = |a: u64| options.contains(&seed.left(rest, a));
        let of = |a: &u64| a % modulus == seed.residue;
        let misses =
            |range: &mut dyn Iterator<Item = u64>| range.filter(of).find(|a| !is_there(*a));
        let first = misses(&mut (0..=rest / 2).rev()).map_or(0, |a| a + 1);
        let last = misses(&mut (rest / 2 + 1..=rest)).map_or(0, |a| rest - a + 1);
        moves.families.push(Family { least: [first, last], ..seed.clone() });
    }
    let covered = moves.left(n, modulus);
    for left in options.difference(&covered) {
        let near = |(number, t): (u64, usize)| (number > n / 2).then(|| (n - number, t));
        moves.points.insert(match left[..] {
            [] => (None, None),
            [one] if near(one).is_none() => (None, Some(one)),
            [one] => (near(one), None),
            [small, large] if near(small).is_none() => (Some(near(large)?), Some(small)),
            _ => return None,
        });
    }
    Some(moves)
}

impl Family {
    fn left(&self, rest: u64, a: u64) -> Left {
        let both = [(a, self.states[0]), (rest - a, self.states[1])];
        let mut left: Left = both.into_iter().filter(|part| part.1 != NONE).collect();
        left.sort_unstable();
        left
    }

    /// The sizes of both parts, of all moves from n.
    fn sizes(&self, n: u64, modulus: u64) -> impl Iterator<Item = [u64; 2]> {
        let (rest, [first, last], residue) =
            (n.saturating_sub(self.take), self.least, self.residue);
        let all = (first..=rest.saturating_sub(last)).filter(move |a| a % modulus == residue);
        all.filter(move |a| a + last <= rest).map(move |a| [a, rest - a])
    }
}

impl Moves {
    fn left(&self, n: u64, modulus: u64) -> BTreeSet<Left> {
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
