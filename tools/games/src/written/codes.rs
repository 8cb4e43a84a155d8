//! Rules whose moves are those of a take-and-break code, however they are written.
//!
//! What the moves are for all large heaps of one residue is found from the form of the rule (`symbolic`): the same
//! numbers near 0, near half of the heap and near the heap, and the same residues between. That suggests the digits of
//! a code, whose moves are of this form too. Then the moves of both are compared, one by one, for all heaps up to one
//! that is large, of each residue, and has numbers of all residues between. If they are the same there, so they are for all larger heaps.

use super::Written;
use super::symbolic::{Bounds, Linear, Outcome, Zone, of_residues};
use super::syntax::{Comparison, Expression, Item, Loop, Move, Node, Operator, RuleText};
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
    /// The residues of takes in each zone.
    middle: [BTreeSet<i64>; 2],
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
    if heap.least != 0 || heap.most.is_some() || !(rule.ends.is_empty() && rule.domain.is_empty()) {
        return None;
    }
    if let Some(code) = takes(rule) {
        return Some(code);
    }
    let solved: Vec<Move> = rule.moves.iter().map(solved).collect();
    let mut tried = (1, FAR);
    loop {
        let (all, far, start) = of_residues((&rule.names, &solved, 0), tried, Moves::add)?;
        let all: Vec<Moves> = all.into_iter().flatten().collect();
        let code = written.compared(&all, far, start);
        // Where a number is not near the ends, its digit may be wrong.
        if code.is_some() || 2 * far > MOST_DOUBLED {
            return code;
        }
        tried = (i64::try_from(all.len()).ok()?, 2 * far);
    }
}

/// The move in which a name has one value, where an equation gives it: `a & b for a in 0..n, b in 0..n if a + b = n`.
fn solved(one: &Move) -> Move {
    let mut one = one.clone();
    for Loop { place, items, conditions, .. } in &mut one.loops {
        let [Item::Range(from, to)] = &items[..] else { continue };
        let is_free = |part: &Expression| !part.mentions(&|at| at == *place);
        let (from, to) = (from.clone(), to.clone());
        let Some((name, value)) = conditions.iter().find_map(|one| solution(one, *place, &is_free))
        else {
            continue;
        };
        let at = value.at;
        let within = Node::Compare(vec![from, name, to], vec![Comparison::LessOrEqual; 2]);
        conditions.push(Expression { kind: within, at, height: 0 });
        *items = vec![Item::Values(vec![value])];
    }
    one
}

/// The name at a place and its value, by an equation in which it is added or subtracted once.
fn solution(
    condition: &Expression,
    place: usize,
    is_free: &impl Fn(&Expression) -> bool,
) -> Option<(Expression, Expression)> {
    let Node::Compare(terms, signs) = &condition.kind else { return None };
    let ([a, b], [Comparison::Equal]) = (&terms[..], &signs[..]) else { return None };
    let of = |operator, left: &Expression, right: &Expression| {
        let both = [left.clone(), right.clone()].into();
        Expression { kind: Node::Binary(operator, both), at: condition.at, height: 0 }
    };
    let is_it = |one: &Expression| matches!(one.kind, Node::Name(_, at) if at == place);
    for (side, other) in [(a, b), (b, a)].into_iter().filter(|(_, other)| is_free(other)) {
        let (name, value) = match &side.kind {
            Node::Binary(Operator::Add, of_two) if is_it(&of_two[0]) && is_free(&of_two[1]) => {
                (&of_two[0], of(Operator::Subtract, other, &of_two[1]))
            }
            Node::Binary(Operator::Add, of_two) if is_it(&of_two[1]) && is_free(&of_two[0]) => {
                (&of_two[1], of(Operator::Subtract, other, &of_two[0]))
            }
            Node::Binary(Operator::Subtract, of_two)
                if is_it(&of_two[1]) && is_free(&of_two[0]) =>
            {
                (&of_two[1], of(Operator::Subtract, &of_two[0], other))
            }
            _ if is_it(side) => (side, other.clone()),
            _ => continue,
        };
        return Some((name.clone(), value));
    }
    None
}

impl Moves {
    fn add(&mut self, outcome: &Outcome, bounds: &Bounds) -> Option<()> {
        // Empty heaps are none.
        let parts = outcome.parts.iter().map(|part| part[0]);
        let parts: Vec<Linear> = parts.filter(|part| part.number() != Some(0)).collect();
        match parts[..] {
            [] => Some(()),
            [left] => self.add_one(left, outcome, bounds),
            [a, b] => self.add_two(a, b, outcome),
            _ => None,
        }
    }

    fn add_one(&mut self, left: Linear, outcome: &Outcome, bounds: &Bounds) -> Option<()> {
        let zone = match outcome.zone {
            Zone::None if (left.n, left.v) == (1, 0) => return Some(()),
            Zone::None => {
                match left.below_heap() {
                    Some(take) if take > 0 => _ = self.takes.insert(take),
                    _ => _ = left.number().filter(|left| *left >= 0)?,
                }
                return Some(());
            }
            zone => usize::from(zone == Zone::Upper),
        };
        let (zone, take) = match (left.n, left.v) {
            (2, -2) => (zone, outcome.residue - left.c / 2),
            (0, 2) => (1 - zone, bounds.residue - outcome.residue - left.c / 2),
            _ => return None,
        };
        self.middle[zone].insert(take.rem_euclid(bounds.modulus));
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

/// The code of moves, with digits for takes of at most `listed`; `is_whole` says whether a whole heap may be taken.
fn digits(all: &[Moves], far: i64, listed: i64, is_whole: impl Fn(u64) -> bool) -> Option<Code> {
    let modulus = i64::try_from(all.len()).ok()?;
    let first = &all[0];
    // Near the ends, by what is far from them: shifts are shorter than a quarter of it.
    let near = far / 2;
    let repeats = &first.middle[0];
    let close = |moves: &Moves| {
        let most = if repeats.is_empty() { i64::MAX } else { near };
        moves.takes.range(..=most).copied().collect::<BTreeSet<i64>>()
    };
    let is_alike = |moves: &Moves| {
        moves.middle.iter().all(|zone| zone == repeats) && close(moves) == close(first)
    };
    if !all.iter().all(is_alike) {
        return None;
    }
    let single = |take: i64| {
        let is_near = repeats.is_empty() || take <= near;
        if is_near { first.takes.contains(&take) } else { repeats.contains(&(take % modulus)) }
    };
    let mut splits = BTreeMap::new();
    for take in all.iter().flat_map(|moves| moves.splits.keys()) {
        splits.insert(*take, split_digit(all, *take, near)?);
    }
    let last = first.takes.last().copied().unwrap_or(0);
    let largest = if repeats.is_empty() { listed.min(last.max(near)) } else { near };
    let end = largest.max(splits.keys().last().copied().unwrap_or(0));
    if repeats.is_empty() && last > end || end > listed {
        return None;
    }
    let digit = |take: i64| {
        let bits = if single(take) { 2 } else { 0 } | u8::from(is_whole(take.unsigned_abs()));
        Digit { bits, unequal: false }
    };
    let mut runs = Vec::new();
    for take in 1..=end {
        let split = splits.get(&take).copied().unwrap_or_default();
        let digit = Digit { bits: split.bits | digit(take).bits, ..split };
        let take = take.unsigned_abs();
        runs.push(Run { first: take, last: take, step: 1, digit });
    }
    let split = splits.get(&0).copied().unwrap_or_default();
    if split.bits & 3 != 0 {
        return None;
    }
    let tail = if repeats.is_empty() {
        Vec::new()
    } else {
        (1..=modulus).map(|i| digit(end + i)).collect()
    };
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
