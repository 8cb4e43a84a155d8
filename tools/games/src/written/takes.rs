//! Rules whose moves take a number from one heap that does not depend on the heap: subtraction games.
//!
//! Such a move is `n - E`, where `n` occurs nowhere else but in the bound `..n` or `..min(n, ...)` of a
//! name that `E` is, or in a condition that `E` is at most `n`. Then every number of the set that is at
//! most `n` can be taken from `n`, and no other.

use super::compile;
use super::function::Function;
use super::program::Program;
use super::run::{Fault, Machine};
use super::source::Source;
use super::syntax::{
    Clause, Comparison, Coordinate, Expression, Item, Move, Node, Operator, Part, Quantifier,
    RuleText,
};
use crate::rule::{Code, Digit, union};
use crate::watch::{Looks, Watch};
use std::ops::ControlFlow;

/// The numbers that may be taken from a heap.
#[derive(Clone, Debug)]
pub struct Takes {
    /// Ranges of numbers; the last may have no end.
    ranges: Vec<(u64, u64)>,
    beyond: Option<u64>,
    /// Programs that make the other numbers up to the first coordinate of the position.
    open: Vec<Program>,
    /// Where the first of these is written.
    open_at: Option<usize>,
}

/// The most numbers that are listed.
const MOST_LISTED: usize = 1_000_000;

/// The numbers that a rule takes, if it is of this kind; `Err` with where it begins not to be.
pub fn recognise(rule: &RuleText, source: &Source) -> Result<Takes, usize> {
    let start = rule.text.start;
    let [heap] = &rule.names[..] else { return Err(start) };
    if let Some(end) = rule.ends.first() {
        return Err(end.condition.at);
    }
    if heap.least != 0 {
        return Err(start);
    }
    recognised(rule, heap, source)
}

fn recognised(rule: &RuleText, heap: &Coordinate, source: &Source) -> Result<Takes, usize> {
    let mut takes = Takes { ranges: Vec::new(), beyond: None, open: Vec::new(), open_at: None };
    let mut add = |one: &Move| -> Option<()> {
        let move_to = taken(one, &heap.name)?;
        let bounds = move_to.is_range.then(|| bounds(&move_to.numbers, &heap.name)).flatten();
        let as_rule = |one| RuleText { moves: vec![one], ..rule.clone() };
        if let Some((from, to)) = bounds {
            // Not listed: it may be long, or have no end.
            let mut ends = vec![from];
            ends.extend(to);
            let program = compile::moves(&as_rule(numbers(ends, Vec::new())), source).ok()?;
            match list(&program, i64::MAX, &impatient())?[..] {
                [from] => takes.beyond = Some(from.min(takes.beyond.unwrap_or(from))),
                [from, to] if from <= to => takes.ranges.push((from, to)),
                _ => {}
            }
            return Some(());
        }
        let program = compile::moves(&as_rule(move_to.numbers), source).ok()?;
        if move_to.is_finite {
            takes.ranges.extend(
                list(&program, i64::MAX, &impatient())?.into_iter().map(|take| (take, take)),
            );
        } else {
            // It must be right for small numbers at least; for others it is asked again.
            list(&program, 100, &impatient())?;
            takes.open.push(program);
            takes.open_at = takes.open_at.or(Some(one.at));
        }
        Some(())
    };
    for one in &rule.moves {
        add(one).ok_or(one.at)?;
    }
    Ok(takes)
}

/// Allows no long loops: rules are read in no time.
fn impatient() -> Looks {
    Looks::new(100)
}

/// The numbers of a move, as a move to them.
struct Taken {
    numbers: Move,
    /// Whether it is one range and nothing else.
    is_range: bool,
    /// Whether they are the same for all large heaps.
    is_finite: bool,
}

/// A move to each of some numbers.
fn numbers(numbers: Vec<Expression>, clauses: Vec<Clause>) -> Move {
    let part = |number| Part { count: None, coordinates: vec![number] };
    Move { at: 0, parts: numbers.into_iter().map(part).collect(), clauses }
}

fn taken(one: &Move, heap: &str) -> Option<Taken> {
    let [Part { count: None, coordinates }] = &one.parts[..] else { return None };
    let Node::Binary(Operator::Subtract, both) = &coordinates[0].kind else { return None };
    let [of, take] = &**both;
    if !of.is_name(heap) || take.mentions(heap) {
        return None;
    }
    let (mut clauses, mut is_bounded, mut is_finite) = (Vec::new(), false, true);
    for clause in &one.clauses {
        match clause {
            Clause::For(quantifier) => {
                if mentions(quantifier, heap) {
                    let end = bound(quantifier, heap)?;
                    if !take.is_name(&quantifier.names[0]) {
                        return None;
                    }
                    is_bounded = true;
                    is_finite &= matches!(end, Bound::HeapOr(_));
                }
                clauses.push(clause.clone());
            }
            Clause::If(condition) => {
                for condition in condition.conjuncts() {
                    if !condition.mentions(heap) {
                        clauses.push(Clause::If(condition.clone()));
                    } else if is_at_most(condition, take, heap) {
                        is_bounded = true;
                    } else {
                        return None;
                    }
                }
            }
        }
    }
    let is_range = matches!(&clauses[..], [Clause::For(Quantifier { items, names, .. })]
        if matches!(items[..], [Item::Range(..)]) && take.is_name(&names[0]));
    let numbers = numbers(vec![take.clone()], clauses);
    is_bounded.then_some(Taken { numbers, is_range, is_finite })
}

/// The ends of the range of a move to all its numbers: without the heap.
fn bounds(one: &Move, heap: &str) -> Option<(Expression, Option<Expression>)> {
    let [Clause::For(quantifier)] = &one.clauses[..] else { return None };
    let [Item::Range(from, to)] = &quantifier.items[..] else { return None };
    let to = match to.mentions(heap).then(|| bound(quantifier, heap)) {
        None => Some(to.clone()),
        Some(Some(Bound::HeapOr(to))) => Some(to),
        Some(Some(Bound::Heap)) => None,
        Some(None) => return None,
    };
    Some((from.clone(), to))
}

fn mentions(quantifier: &Quantifier, heap: &str) -> bool {
    quantifier.items.iter().any(|item| match item {
        Item::Range(from, to) => from.mentions(heap) || to.mentions(heap),
        Item::Values(values) => values.iter().any(|value| value.mentions(heap)),
        Item::Set(_, of) => of.mentions(heap),
    })
}

/// The end of a range: the heap, or the smaller one of the heap and a number.
enum Bound {
    Heap,
    HeapOr(Expression),
}

/// How the heap bounds a range, in `..n` or `..min(n, ...)`; `None` if it is in another item.
fn bound(quantifier: &Quantifier, heap: &str) -> Option<Bound> {
    let [Item::Range(from, to)] = &quantifier.items[..] else { return None };
    if from.mentions(heap) {
        return None;
    }
    if to.is_name(heap) {
        return Some(Bound::Heap);
    }
    let Node::Call(Function::Min, of) = &to.kind else { return None };
    let [a, b] = &of[..] else { return None };
    let other = if a.is_name(heap) { b } else { a };
    ((a.is_name(heap) || b.is_name(heap)) && !other.mentions(heap))
        .then(|| Bound::HeapOr(other.clone()))
}

/// Whether a condition says that what is taken is at most the heap, and nothing more.
fn is_at_most(condition: &Expression, take: &Expression, heap: &str) -> bool {
    let Node::Compare(terms, signs) = &condition.kind else { return false };
    let ([a, b], [sign]) = (&terms[..], &signs[..]) else { return false };
    let (low, high, sign) = match sign {
        Comparison::GreaterOrEqual => (b, a, Comparison::LessOrEqual),
        Comparison::Greater => (b, a, Comparison::Less),
        sign => (a, b, *sign),
    };
    if !high.is_name(heap) {
        return false;
    }
    match (sign, &low.kind, &take.kind) {
        (Comparison::LessOrEqual, ..) => low.is_same(take),
        // `n > 0` for taking 1.
        (Comparison::Less, Node::Number(low), Node::Number(take)) => low + 1 == *take,
        _ => false,
    }
}

/// The numbers up to `most` that a program makes for a heap of that size; `None` if there is an error,
/// a number below 1, or too many.
fn list(program: &Program, most: i64, watch: &dyn Watch) -> Option<Vec<u64>> {
    let mut numbers = Vec::new();
    let mut machine = Machine::new(program);
    let ended = machine.run(program, &[most], (watch, 0), |made| {
        made.each(|parts| {
            for number in parts.iter().map(|(_, number)| number[0]) {
                if number < 1 || numbers.len() == MOST_LISTED {
                    return Err(Fault::At(made.left.at, "not a number to list".to_owned()));
                }
                if number <= most {
                    numbers.push(number.unsigned_abs());
                }
            }
            Ok(ControlFlow::Continue(()))
        })
    });
    ended.ok()?;
    Some(numbers)
}

impl Takes {
    /// Where the first move is whose numbers are not known for all heaps.
    pub fn open_at(&self) -> Option<usize> {
        self.open_at
    }

    /// The code of the rule, if all numbers are known.
    pub fn code(&self) -> Option<Code> {
        self.open.is_empty().then(|| self.with(Vec::new()))
    }

    /// A code that is the rule for heaps up to `most`; `None` if its numbers cannot be listed.
    pub fn code_to(&self, most: u64, watch: &dyn Watch) -> Option<Code> {
        let most = i64::try_from(most).ok()?;
        let lists = self.open.iter().map(|program| list(program, most, watch));
        let lists: Vec<Vec<u64>> = lists.collect::<Option<_>>()?;
        Some(self.with(lists.concat()))
    }

    fn with(&self, more: Vec<u64>) -> Code {
        let mut ranges = self.ranges.clone();
        ranges.extend(more.into_iter().map(|take| (take, take)));
        // What is beyond is in the tail.
        if let Some(beyond) = self.beyond {
            ranges.retain(|(from, _)| *from < beyond);
            for (_, to) in &mut ranges {
                *to = (*to).min(beyond - 1);
            }
        }
        Code::takes(&union(ranges), self.beyond.map(|beyond| beyond - 1), Digit::default())
    }
}
