//! Loops in which what a move leaves grows evenly: these are done at once.

use super::syntax::{Expression, Move, Node, Operator};

/// How much each coordinate of each part of a move grows with a name; `None` if not always by the same
/// number.
pub fn slopes(one: &Move, name: &str) -> Option<Vec<Vec<i64>>> {
    let parts = one.parts.iter().map(|part| {
        let is_fixed = part.count.as_ref().is_none_or(|count| !count.mentions(name));
        let slopes = part.coordinates.iter().map(|number| slope(number, name));
        if is_fixed { slopes.collect() } else { None }
    });
    parts.collect()
}

fn slope(number: &Expression, name: &str) -> Option<i64> {
    match &number.kind {
        _ if number.is_name(name) => Some(1),
        _ if !number.mentions(name) => Some(0),
        Node::Negative(of) => slope(of, name)?.checked_neg(),
        Node::Binary(operator, both) => {
            let [a, b] = &**both;
            match (operator, &a.kind, &b.kind) {
                (Operator::Add, ..) => slope(a, name)?.checked_add(slope(b, name)?),
                (Operator::Subtract, ..) => slope(a, name)?.checked_sub(slope(b, name)?),
                (Operator::Multiply, Node::Number(factor), _) => {
                    slope(b, name)?.checked_mul(*factor)
                }
                (Operator::Multiply, _, Node::Number(factor)) => {
                    slope(a, name)?.checked_mul(*factor)
                }
                _ => None,
            }
        }
        _ => None,
    }
}
