//! Rules that take each number below some m, and never a multiple of m: the theorem `no multiples` of
//! `tools/explore/THEOREMS.md`, by which `G(n) = n mod m`.
//!
//! That each number below m may be taken is seen at the smallest heap from which it can be, if the conditions go on to hold for
//! larger heaps. That no multiple is taken is seen from what all numbers of a move are modulo m.

mod residues;

use super::function::{Function, Set};
use super::syntax::{Comparison, Expression, Item, Loop, Move, Node, Operator, RuleText};
use residues::Residues;

/// The largest m that is tried.
const MOST: i64 = 200;
/// How many numbers of a range are looked at, for one that gives a take.
const LOOKED: i64 = 2 * MOST;

/// The m of the theorem, if a rule is as it says.
pub fn modulus(rule: &RuleText) -> Option<u64> {
    let [heap] = &rule.names[..] else { return None };
    let is_plain = rule.ends.is_empty() && rule.domain.is_empty();
    if heap.least != 0 || heap.most.is_some() || !is_plain {
        return None;
    }
    let moves: Vec<(&Move, &Expression)> =
        rule.moves.iter().map(|one| Some((one, take(one)?))).collect::<Option<_>>()?;
    let is_taken = |t: i64| moves.iter().any(|(one, take)| always_takes(one, take, t));
    let m = (1..=MOST).find(|t| !is_taken(*t)).filter(|m| *m > 1)?;
    let mut residues = Residues::new(m);
    let never = moves.iter().all(|(one, take)| {
        fits(one, take) && is_not_negative(one, take) && residues.never_multiple(one, take)
    });
    never.then(|| m.unsigned_abs())
}

/// What a move takes from the heap.
fn take(one: &Move) -> Option<&Expression> {
    let [part] = &one.parts[..] else { return None };
    let [Expression { kind: Node::Binary(Operator::Subtract, both), .. }] = &part.coordinates[..]
    else {
        return None;
    };
    let is_heap = matches!(both[0].kind, Node::Name(_, 0));
    (is_heap && part.count.is_none() && part.each.is_none()).then_some(&both[1])
}

/// Whether what a move takes is at most the heap, by its form.
fn fits(one: &Move, take: &Expression) -> bool {
    let heap = |one: &Expression| matches!(one.kind, Node::Name(_, 0));
    let mut conditions = one.loops.iter().flat_map(|each| &each.conditions).chain(&one.conditions);
    let is_said = |condition: &Expression| {
        let Node::Compare(terms, signs) = &condition.kind else { return false };
        terms.windows(2).zip(signs).any(|(pair, sign)| {
            let (less, more) = match sign {
                Comparison::Less | Comparison::LessOrEqual => (&pair[0], &pair[1]),
                Comparison::Greater | Comparison::GreaterOrEqual => (&pair[1], &pair[0]),
                _ => return false,
            };
            let is_strict = matches!(sign, Comparison::Less | Comparison::Greater);
            let is_enough = match (&less.kind, &take.kind) {
                (Node::Number(less), Node::Number(take)) => less + i64::from(is_strict) >= *take,
                _ => less.is_same(take),
            };
            heap(more) && is_enough
        })
    };
    let is_below = |item: &Item| match item {
        Item::Range(_, to) => is_at_most_heap(to),
        // A divisor of 0 is none.
        Item::Set(Set::Divisors | Set::Factors, of) => heap(of),
        _ => false,
    };
    let is_of_loop = |each: &Loop| {
        let is_it = matches!(take.kind, Node::Name(_, place) if place == each.place);
        is_it && each.names.len() == 1 && each.items.iter().all(is_below)
    };
    conditions.any(is_said) || one.loops.iter().any(is_of_loop)
}

fn is_at_most_heap(number: &Expression) -> bool {
    match &number.kind {
        Node::Name(_, 0) => true,
        Node::Binary(Operator::Subtract, both) => {
            is_at_most_heap(&both[0]) && matches!(both[1].kind, Node::Number(less) if less >= 0)
        }
        Node::Binary(Operator::Divide, both) => {
            is_at_most_heap(&both[0]) && matches!(both[1].kind, Node::Number(by) if by > 0)
        }
        Node::Call(Function::Min, all) => all.iter().any(is_at_most_heap),
        Node::Call(Function::Sqrt, all) => all.iter().all(is_at_most_heap),
        _ => false,
    }
}

/// Whether what a move takes is at least 0, by its form.
fn is_not_negative(one: &Move, take: &Expression) -> bool {
    let mut least = vec![Some(0)];
    for Loop { names, items, .. } in &one.loops {
        let of_item = |item: &Item| match item {
            Item::Values(values) if names.len() == 1 => at_least(&values[0], &least),
            Item::Range(from, _) => at_least(from, &least),
            Item::Set(..) => Some(0),
            Item::Values(_) => None,
        };
        let all: Option<Vec<i64>> = items.iter().map(of_item).collect();
        let smallest = all.and_then(|all| all.into_iter().min());
        least.extend(names.iter().map(|_| smallest));
    }
    at_least(take, &least).is_some_and(|least| least >= 0)
}

/// A number that an expression is not below, if its names are not below theirs.
fn at_least(number: &Expression, names: &[Option<i64>]) -> Option<i64> {
    match &number.kind {
        Node::Number(number) => Some(*number),
        Node::Name(_, place) => *names.get(*place)?,
        Node::Binary(operator, both) => {
            let (a, b) = (at_least(&both[0], names)?, at_least(&both[1], names)?);
            match operator {
                Operator::Add => a.checked_add(b),
                Operator::Multiply if a >= 0 && b >= 0 => a.checked_mul(b),
                Operator::Divide | Operator::Remainder | Operator::Power if a >= 0 && b >= 0 => {
                    Some(0)
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether a move takes t from each heap of at least t, as far as that is seen.
fn always_takes(one: &Move, take: &Expression, t: i64) -> bool {
    if take.mentions(&|at| at == 0) {
        return false;
    }
    let holds = |conditions: &[Expression], names: &[i64]| {
        conditions.iter().all(|one| one.holds(names) == Ok(true) && lasts(one))
    };
    let takes = |names: &[i64]| {
        holds(&one.conditions, names)
            && one
                .loops
                .iter()
                .all(|each| holds(&each.own, names) && holds(&each.conditions, names))
            && take.value(names) == Ok(t)
    };
    match &one.loops[..] {
        [] => takes(&[t]),
        [Loop { names, items, .. }] if names.len() == 1 => items.iter().any(|item| match item {
            Item::Values(values) => values.iter().any(|value| {
                let is_fixed = !value.mentions(&|at| at == 0);
                is_fixed && value.value(&[t]).is_ok_and(|value| takes(&[t, value]))
            }),
            Item::Range(from, to) => {
                let (first, last) = (from.value(&[t]), to.value(&[t]));
                let (Ok(first), Ok(last)) = (first, last) else { return false };
                let last = last.min(first.saturating_add(LOOKED));
                let is_fixed = !from.mentions(&|at| at == 0) && to.rises(0);
                is_fixed && (first..=last).any(|value| takes(&[t, value]))
            }
            Item::Set(..) => false,
        }),
        _ => false,
    }
}

/// Whether a condition that holds for one heap holds for all larger ones.
fn lasts(condition: &Expression) -> bool {
    let is_fixed = |one: &Expression| !one.mentions(&|at| at == 0);
    match &condition.kind {
        _ if is_fixed(condition) => true,
        Node::And(both) | Node::Or(both) => both.iter().all(lasts),
        Node::Compare(terms, signs) => terms.windows(2).zip(signs).all(|(pair, sign)| match sign {
            _ if pair.iter().all(is_fixed) => true,
            Comparison::Less | Comparison::LessOrEqual => is_fixed(&pair[0]) && pair[1].rises(0),
            Comparison::Greater | Comparison::GreaterOrEqual => {
                pair[0].rises(0) && is_fixed(&pair[1])
            }
            _ => false,
        }),
        _ => false,
    }
}
