//! How the moves of a rule are that split a number, with few values of the others: what the theorem `parts` is about.
//!
//! What is left of large n is found from the form of the rule (`symbolic`), as for codes: numbers near the ends, and the same
//! residues between. That suggests families of moves; the moves of both are compared, one by one, for all n up to one
//! that is large, of each residue. If they are the same there, so they are for all larger n.

use super::Written;
use super::symbolic::{Bounds, Outcome, Zone, of_residues};
use super::syntax::RuleText;
use crate::index;
use crate::period::parted::{Family, Left, Moves, Parted};
use std::collections::BTreeSet;

/// The first distance from the ends that is far, the most values of t, and the largest n that is compared.
const FAR: i64 = 12;
const MOST_MEMORIES: usize = 16;
const MOST_COMPARED: u64 = 400;

/// How the moves of a rule are for large n, if they are of the form of the theorem.
pub fn parted(rule: &RuleText, written: &Written, place: usize) -> Option<Parted> {
    let memories = written.memories();
    if !rule.ends.is_empty() || memories.len() > MOST_MEMORIES {
        return None;
    }
    let between = |seeds: &mut BTreeSet<Family>, outcome: &Outcome, bounds: &Bounds| {
        if outcome.zone != Zone::None {
            seeds.insert(seed(rule, place, bounds, outcome)?);
        }
        Some(())
    };
    let (all, far, start) = of_residues((&rule.names, &rule.moves, place), (1, FAR), between)?;
    let (modulus, start) = (all.len() as u64, start.max(60).unsigned_abs());
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
    for (residue, seeds) in (0..modulus).zip(&all) {
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

/// The family of a move between the ends, with its smaller part first.
fn seed(rule: &RuleText, place: usize, bounds: &Bounds, outcome: &Outcome) -> Option<Family> {
    let (mut up, mut down) = (None, None);
    for part in &outcome.parts {
        let mut state = 0;
        let others = rule.names.iter().zip(part).enumerate().filter(|(at, _)| *at != place);
        for (_, (name, number)) in others {
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
    let states = [up, down].map(|side| side.map(|(_, state)| state));
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
    if options.iter().flatten().any(|&(number, _)| number > n) {
        return None;
    }
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
