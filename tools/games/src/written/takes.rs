//! Rules that list what is taken: their code is read off them.

use super::function::Function;
use super::syntax::{Comparison, Expression, Item, Loop, Move, Node, Operator, Part, RuleText};
use crate::rule::{Code, Digit, Interval, union};

/// The code of `n - d for d in 1..9, 20 if d <= n`, of `for d in 1..min(9, n)`, or of `n - 3d for d in 1..9 if 3d <= n`, with
/// numbers of any size.
pub fn takes(rule: &RuleText) -> Option<Code> {
    let [Move { parts, conditions, loops, .. }] = &rule.moves[..] else { return None };
    let [Part { count: None, coordinates, each: None, .. }] = &parts[..] else { return None };
    let [Loop { place, items, own, conditions: inner, .. }] = &loops[..] else { return None };
    let is = |expression: &Expression, place: usize| matches!(expression.kind, Node::Name(_, at) if at == place);
    let heap = |e: &Expression| is(e, 0);
    // How often the number is taken, if something is that.
    let times = |e: &Expression| match &e.kind {
        Node::Binary(Operator::Multiply, of) => match (constant(&of[0]), constant(&of[1])) {
            (Some(times), _) if is(&of[1], *place) => Some(times),
            (_, Some(times)) if is(&of[0], *place) => Some(times),
            _ => None,
        },
        _ => is(e, *place).then_some(1),
    };
    let [Expression { kind: Node::Binary(Operator::Subtract, left), .. }] = &coordinates[..] else {
        return None;
    };
    let step = times(&left[1]).filter(|step| *step > 0)?;
    let take = |e: &Expression| times(e) == Some(step);
    let fits = |condition: &Expression| match &condition.kind {
        Node::Compare(of, signs) => match (&of[..], &signs[..]) {
            ([d, n], [Comparison::LessOrEqual]) | ([n, d], [Comparison::GreaterOrEqual]) => {
                take(d) && heap(n)
            }
            _ => false,
        },
        _ => false,
    };
    let mut all = conditions.iter().chain(inner);
    if !heap(&left[0]) || !own.is_empty() || !all.clone().all(fits) {
        return None;
    }
    let is_bounded = all.next().is_some();
    let number = |expression: &Expression| constant(expression).filter(|number| *number > 0);
    let last = |expression: &Expression| match &expression.kind {
        Node::Call(Function::Min, of) => match &of[..] {
            [number_of, n] | [n, number_of] if heap(n) && step == 1 => number(number_of),
            _ => None,
        },
        _ => number(expression).filter(|_| is_bounded),
    };
    let mut ranges = Vec::new();
    for item in items {
        match item {
            Item::Range(from, to) => ranges.push((number(from)?, last(to)?)),
            Item::Values(values) => {
                for value in values {
                    ranges.push((last(value)?, last(value)?));
                }
            }
            Item::Set(..) => return None,
        }
    }
    ranges.retain(|(first, last)| first <= last);
    let ranges = union(ranges);
    match ranges[..] {
        [(first, last)] if step > 1 => {
            last.checked_mul(step)?;
            Some(Code::multiples(Interval { first, last, step }))
        }
        _ if step > 1 => None,
        _ => Some(Code::takes(&ranges, None, Digit::default())),
    }
}

/// A number, or a power like `10^9`.
fn constant(expression: &Expression) -> Option<u64> {
    match &expression.kind {
        Node::Number(number) => u64::try_from(*number).ok(),
        Node::Binary(Operator::Power, of) => {
            constant(&of[0])?.checked_pow(constant(&of[1])?.try_into().ok()?)
        }
        _ => None,
    }
}
