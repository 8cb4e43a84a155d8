//! Rules whose moves are those of a take-and-break code, however they are written.
//!
//! What the moves are for all large heaps of one residue is found from the form of the rule (`symbolic`): the same
//! numbers near 0, near half of the heap and near the heap, and the same residues between. That suggests the digits of
//! a code, whose moves are of this form too. Then the moves of both are compared, one by one, for all heaps up to one
//! that is large, of each residue, and has numbers of all residues between. If they are the same there, so they are for all larger heaps.

use super::Written;
use super::symbolic::{Bounds, Linear, Outcome, Scope, Zone};
use super::syntax::RuleText;
use super::takes::takes;
use crate::rule::{Code, Digit, Run};
use std::collections::{BTreeMap, BTreeSet};

/// The first distance from the ends that is far.
const FAR: i64 = 12;
/// Where nothing says how far is enough, distances up to this one are tried.
const MOST_DOUBLED: i64 = 200;
/// The most heaps whose moves are compared one by one, and the fewest.
const MOST_COMPARED: i64 = 5_000;
const FEWEST_COMPARED: i64 = 60;

/// The moves of one residue, for large heaps.
#[derive(Default, PartialEq, Eq, Debug)]
struct Moves {
    takes: BTreeSet<i64>,
    leaves: BTreeSet<i64>,
    /// How often what is left is near half of the heap, and in each zone.
    middle: [usize; 3],
    /// By what is taken: splits.
    splits: BTreeMap<i64, Splits>,
}

/// Splits into two heaps after one take.
#[derive(Default, PartialEq, Eq, Debug)]
struct Splits {
    small: BTreeSet<i64>,
    /// The differences between the parts, near half of the heap.
    differences: BTreeSet<i64>,
    /// How many residues are in each zone.
    zones: [BTreeSet<i64>; 2],
}

/// The code that a rule is, if it is one and that is seen.
pub fn code(rule: &RuleText, written: &Written) -> Option<Code> {
    let [heap] = &rule.names[..] else { return None };
    if heap.least != 0 || heap.most.is_some() || !rule.ends.is_empty() {
        return None;
    }
    if let Some(code) = takes(rule) {
        return Some(code);
    }
    let mut tried = (1, FAR);
    loop {
        let (all, far, start) = Bounds::of_residues(tried, |bounds| moves(rule, bounds))?;
        let code = written.compared(&all, far, start);
        // Where a number is not near the ends, its digit may be wrong.
        if code.is_some() || 2 * far > MOST_DOUBLED {
            return code;
        }
        tried = (i64::try_from(all.len()).ok()?, 2 * far);
    }
}

fn moves(rule: &RuleText, bounds: &Bounds) -> Option<Moves> {
    let mut moves = Moves::default();
    for one in &rule.moves {
        let scope = Scope::new(vec![Linear::HEAP]);
        for outcome in bounds.outcomes(one, &scope)? {
            match &outcome.parts[..] {
                [left] => moves.add_one(left[0], &outcome)?,
                [a, b] => moves.add_two(a[0], b[0], &outcome)?,
                _ => return None,
            }
        }
    }
    Some(moves)
}

impl Moves {
    fn add_one(&mut self, left: Linear, outcome: &Outcome) -> Option<()> {
        let is_taken = left.n == 2 && left.v == -2;
        match (outcome.zone, left) {
            (Zone::Lower, _) if is_taken || (left.n == 0 && left.v == 2) => self.middle[1] += 1,
            (Zone::Upper, _) if is_taken || (left.n == 0 && left.v == 2) => self.middle[2] += 1,
            (Zone::None, Linear { n: 1, v: 0, .. }) => self.middle[0] += 1,
            (Zone::None, _) => {
                if let Some(take) = left.below_heap().filter(|take| *take > 0) {
                    self.takes.insert(take);
                } else {
                    self.leaves.insert(left.number().filter(|left| *left >= 0)?);
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn add_two(&mut self, a: Linear, b: Linear, outcome: &Outcome) -> Option<()> {
        let take = a.plus(b, 1)?.below_heap().filter(|take| *take >= 0)?;
        let splits = self.splits.entry(take).or_default();
        match outcome.zone {
            Zone::Lower if a.v.abs() == 2 => {
                splits.zones[0].insert(outcome.residue);
            }
            Zone::Upper if a.v.abs() == 2 => {
                splits.zones[1].insert(outcome.residue);
            }
            Zone::None => match (a.number(), b.number()) {
                (Some(part), None) | (None, Some(part)) if part >= 0 => {
                    splits.small.insert(part);
                }
                (None, None) if a.n == 1 && b.n == 1 => {
                    splits.differences.insert((a.c - b.c).abs() / 2);
                }
                _ => return None,
            },
            _ => return None,
        }
        Some(())
    }
}

impl Written {
    /// The code with these moves for large heaps, if it has the same moves as the rule for all smaller ones.
    fn compared(&self, all: &[Moves], far: i64, start: i64) -> Option<Code> {
        // Of each residue one heap for which the form holds, in which all zones have numbers of all residues.
        let modulus = i64::try_from(all.len()).ok()?;
        let last = start.max(FEWEST_COMPARED).max(4 * (far + modulus)) + modulus;
        if last > MOST_COMPARED {
            return None;
        }
        let options = |heap: u64| -> Option<BTreeSet<Vec<u64>>> {
            let not_empty = |left: Vec<Vec<u64>>| -> Vec<u64> {
                left.into_iter().map(|part| part[0]).filter(|part| *part > 0).collect()
            };
            Some(self.options(&[heap]).ok()?.into_iter().map(not_empty).collect())
        };
        let listed = all[0].takes.last().copied().unwrap_or(0).max(2 * far).min(last);
        let is_whole = |heap: u64| options(heap).is_some_and(|own| own.contains(&Vec::new()));
        let code = digits(all, far, listed, is_whole)?;
        let is_same = |heap: u64| {
            let mut others = BTreeSet::new();
            code.for_each_option(heap, |parts| {
                let mut parts = parts.to_vec();
                parts.sort_unstable();
                others.insert(parts);
            });
            options(heap).is_some_and(|own| own == others)
        };
        (0..=last.unsigned_abs()).all(is_same).then_some(code)
    }
}

/// Whether the takes of one heap are those of another residue, and the middle of what is left is whole or empty.
fn is_alike(moves: &Moves, first: &Moves, far: i64, modulus: usize) -> bool {
    let close = |set: &BTreeSet<i64>| set.range(..=far / 2).copied().collect::<BTreeSet<i64>>();
    let is_left = close(&moves.leaves) == close(&first.leaves);
    if first.middle[1] == 0 {
        let is_empty = moves.middle == [0; 3] && moves.leaves.is_empty();
        return is_empty && moves.takes == first.takes && is_left;
    }
    let near_half = i64::try_from(moves.middle[0]).is_ok_and(|count| count > 2 * (far - 1));
    let is_full = moves.middle[1..].iter().all(|count| *count >= modulus) && near_half;
    is_full && close(&moves.takes) == close(&first.takes) && is_left
}

/// The code of moves, with digits for takes of at most `listed`; `is_whole` says whether a whole heap may be taken.
fn digits(all: &[Moves], far: i64, listed: i64, is_whole: impl Fn(u64) -> bool) -> Option<Code> {
    let modulus = all.len();
    let first = &all[0];
    let is_full = first.middle[1] > 0;
    // Near the ends, by what is far from them: shifts are shorter than a quarter of it.
    let near = far / 2;
    let close = |set: &BTreeSet<i64>| set.range(..=near).copied().collect::<BTreeSet<i64>>();
    if !all.iter().all(|moves| is_alike(moves, first, far, modulus)) {
        return None;
    }
    // Which heaps are left, of those near 0: all, or all but none.
    let least = close(&first.leaves).first().copied().unwrap_or(0);
    if is_full && (least > 1 || close(&first.leaves) != (least..=near).collect()) {
        return None;
    }
    let single = |take: i64| {
        if is_full {
            take > near || first.takes.contains(&take)
        } else {
            first.takes.contains(&take)
        }
    };
    let mut splits = BTreeMap::new();
    for take in all.iter().flat_map(|moves| moves.splits.keys()) {
        splits.insert(*take, split_digit(all, *take, near)?);
    }
    let largest =
        if is_full { near } else { listed.min(first.takes.last().copied().unwrap_or(0).max(near)) };
    let end = largest.max(splits.keys().last().copied().unwrap_or(0));
    if first.takes.iter().any(|take| !is_full && *take > end) || end > listed {
        return None;
    }
    let mut runs = Vec::new();
    for take in 1..=end {
        let mut digit = splits.get(&take).copied().unwrap_or_default();
        digit.bits |= if single(take) { 2 } else { 0 };
        let take = take.unsigned_abs();
        digit.bits |= u8::from(is_whole(take));
        runs.push(Run { first: take, last: take, digit });
    }
    let split = splits.get(&0).copied().unwrap_or_default();
    if split.bits & 3 != 0 {
        return None;
    }
    let tail = Digit { bits: if least == 0 { 3 } else { 2 }, unequal: false };
    let tail = if is_full { vec![tail] } else { Vec::new() };
    Some(Code::new(split, runs, tail, end.unsigned_abs()))
}

/// What the splits after one take are: into any two heaps, or any two that are not empty, or that differ.
fn split_digit(all: &[Moves], take: i64, near: i64) -> Option<Digit> {
    let modulus = i64::try_from(all.len()).ok()?;
    let mut found = None;
    let mut unequal = None;
    for (residue, moves) in (0..modulus).zip(all) {
        let splits = moves.splits.get(&take)?;
        let small: BTreeSet<i64> = splits.small.range(..=near).copied().collect();
        let least = small.first().copied().filter(|least| *least <= 1)?;
        let is_whole = splits.zones.iter().any(|zone| zone.len() == all.len());
        if small != (least..=near).collect() || !is_whole || *found.get_or_insert(least) != least {
            return None;
        }
        let parity = (residue - take).rem_euclid(2);
        let differs = (0..=near).filter(|difference| (difference - parity) % 2 == 0);
        let missing: Vec<i64> = differs.filter(|d| !splits.differences.contains(d)).collect();
        match &missing[..] {
            [] if parity == 0 && *unequal.get_or_insert(false) => return None,
            [0] if !*unequal.get_or_insert(true) => return None,
            [] | [0] => {}
            _ => return None,
        }
    }
    let bits = if found? == 0 { 6 } else { 4 };
    Some(Digit { bits, unequal: unequal.unwrap_or(false) })
}
