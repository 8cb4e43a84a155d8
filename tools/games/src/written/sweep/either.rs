//! A move under `A or B`, where each leaves few numbers of some range, as a move under A and one under B. `bounds` finds
//! these numbers; an option of both is one option.

use super::super::rising::is_sure;
use super::super::syntax::{Comparison, Expression, Item, Move, Node};
use super::bounds::{bounds_of, distance, pairs};

/// Moves that have the options of one together, `most` at most.
pub fn split(one: &Move, natural: &[bool], most: usize) -> Vec<Move> {
    let mut depths = 0..one.loops.len();
    match depths.find_map(|depth| alternatives(one, depth, natural)) {
        Some(all) if all.len() <= most => {
            all.iter().flat_map(|one| split(one, natural, most / all.len())).collect()
        }
        _ => vec![one.clone()],
    }
}

/// A move for each alternative of a condition of a loop, if there is one of which each is close.
fn alternatives(one: &Move, depth: usize, natural: &[bool]) -> Option<Vec<Move>> {
    // No alternative may hide that something before it has no value.
    let has_values = one.loops[..=depth].iter().all(|each| {
        let items = each.items.iter().all(|item| !matches!(item, Item::Set(..)));
        let asked = each.items.iter().flat_map(Item::expressions);
        items && asked.chain(&each.own).chain(&each.conditions).all(is_sure)
    });
    let conditions = &one.loops[depth].conditions;
    let at = conditions.iter().position(|condition| matches!(condition.kind, Node::Or(_)))?;
    let mut without = one.clone();
    let all = listed(without.loops[depth].conditions.remove(at));
    let under = |condition: Expression| {
        let mut made = without.clone();
        let mut is_close = false;
        for part in condition.into_conjuncts() {
            // The loop that gives the last of its names.
            let last = made.loops.iter().rposition(|each| {
                part.mentions(&|place| (each.place..each.place + each.names.len()).contains(&place))
            })?;
            is_close |= closely(&part, &made, last, natural);
            made.loops[last].conditions.push(part);
        }
        is_close.then_some(made)
    };
    all.into_iter().map(under).collect::<Option<Vec<_>>>().filter(|_| has_values)
}

/// Whether a condition leaves few numbers of the range of a loop: `x = a`, `abs(x - a) < 3`.
fn closely(condition: &Expression, one: &Move, depth: usize, natural: &[bool]) -> bool {
    let is_close = match &condition.kind {
        Node::Compare(_, signs) if signs.contains(&Comparison::Equal) => true,
        _ => distance(condition).is_some_and(|(_, most)| matches!(most.kind, Node::Number(_))),
    };
    let is_bound = |pair: &Expression| bounds_of(pair, &one.loops[depth], natural).is_some();
    is_close && pairs(condition).iter().all(is_bound)
}

fn listed(condition: Expression) -> Vec<Expression> {
    match condition.kind {
        Node::Or(both) => both.into_iter().flat_map(listed).collect(),
        _ => vec![condition],
    }
}
