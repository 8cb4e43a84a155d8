//! How numbers and conditions change with one name, and whether they always have a value, as far as their form tells.

use super::function::Function;
use super::syntax::{Comparison, Expression, Node, Operator};

impl Expression {
    /// Whether it is never smaller where the name at a place is larger, as far as its form tells.
    pub fn rises(&self, place: usize) -> bool {
        let rises = |one: &Expression| one.rises(place);
        match &self.kind {
            _ if !self.mentions(&|at| at == place) => true,
            Node::Name(..) => true,
            Node::Binary(Operator::Add, both) => both.iter().all(rises),
            Node::Binary(Operator::Subtract, both) => {
                rises(&both[0]) && !both[1].mentions(&|at| at == place)
            }
            Node::Binary(Operator::Multiply, both) => {
                both.iter().all(|one| {
                    rises(one) && !matches!(one.kind, Node::Number(factor) if factor < 0)
                }) && both.iter().any(|one| matches!(one.kind, Node::Number(_)))
            }
            Node::Binary(Operator::Divide, both) => {
                rises(&both[0]) && matches!(both[1].kind, Node::Number(by) if by > 0)
            }
            Node::Binary(Operator::Power, both) => {
                matches!(both[0].kind, Node::Number(base) if base > 0) && rises(&both[1])
            }
            Node::Call(Function::Min | Function::Max | Function::Sqrt, all) => {
                all.iter().all(rises)
            }
            _ => false,
        }
    }

    /// Whether it is written as another one, if it is of numbers, names and operators.
    pub fn is_same(&self, other: &Expression) -> bool {
        match (&self.kind, &other.kind) {
            (Node::Number(a), Node::Number(b)) => a == b,
            (Node::Name(_, a), Node::Name(_, b)) => a == b,
            (Node::Binary(of, a), Node::Binary(own, b)) => {
                of == own && a.iter().zip(&b[..]).all(|(a, b)| a.is_same(b))
            }
            _ => false,
        }
    }

    /// Whether it is a condition that holds for no larger value of the name at a place, if it does not for one.
    pub fn is_ceiling(&self, place: usize) -> bool {
        let Node::Compare(terms, signs) = &self.kind else { return false };
        let is_fixed = |one: &Expression| !one.mentions(&|at| at == place);
        match (&terms[..], &signs[..]) {
            ([a, b], [Comparison::Less | Comparison::LessOrEqual]) => is_fixed(b) && a.rises(place),
            ([a, b], [Comparison::Greater | Comparison::GreaterOrEqual]) => {
                is_fixed(a) && b.rises(place)
            }
            _ => false,
        }
    }
}

/// Whether it always has a value, as no number of a game is near 2^63: without divisions by what may be 0 and the like.
pub fn is_sure(one: &Expression) -> bool {
    let has_product = |one: &Expression| matches!(one.kind, Node::Binary(Operator::Multiply, _));
    let own = match &one.kind {
        // Of two numbers only.
        Node::Binary(Operator::Multiply, both) => !both.iter().any(|one| one.any(&has_product)),
        Node::Binary(Operator::Divide | Operator::Remainder, both) => {
            matches!(both[1].kind, Node::Number(1..))
        }
        Node::Call(function, _) => {
            function.is_condition()
                || matches!(function, Function::Abs | Function::Min | Function::Max | Function::Gcd)
        }
        Node::Binary(Operator::Add | Operator::Subtract, _)
        | Node::Number(_)
        | Node::Name(..)
        | Node::Negative(_) => true,
        _ => one.is_condition(),
    };
    own && one.children().iter().all(is_sure)
}
