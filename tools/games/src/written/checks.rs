//! What is checked of expressions: as they are read how deep they are nested, and then what they are.

use super::function::Function;
use super::syntax::{Expression, Node};
use super::token::Tokens;
use crate::error::{Error, Result};

/// The most that an expression may be nested.
const MOST_NESTED: usize = 100;

/// Checks that an expression is a condition, or is a number, and so on with its parts.
pub fn check_kind(tokens: &Tokens, read: &Expression, condition: bool) -> Result<()> {
    for (place, part) in read.children().iter().enumerate() {
        let condition = match &read.kind {
            Node::And(_) | Node::Or(_) | Node::Not(_) => true,
            Node::If(parts) => place == 0 || parts[1].is_condition(),
            _ => false,
        };
        check_kind(tokens, part, condition)?;
    }
    match (condition, read.is_condition()) {
        (true, false) => {
            // In rules `|` is a condition.
            let is_bit_or = matches!(read.kind, Node::Call(Function::Bitor, _));
            let hint = if is_bit_or && tokens.is_formula() {
                "; in formulas `|` is the bitwise or, and divides(d, n) says that n is a multiple of d"
            } else {
                ""
            };
            let message = "expected a condition, such as `d < n` or `prime(d)`, found a number";
            Err(tokens.error_at(read.at, &format!("{message}{hint}")))
        }
        (false, true) => Err(tokens.error_at(read.at, "expected a number, found a condition")),
        _ => Ok(()),
    }
}

pub fn build(tokens: &Tokens, kind: Node, at: usize) -> Result<Expression> {
    let mut built = Expression { kind, at, height: 0 };
    built.height = 1 + built.children().iter().map(|child| child.height).max().unwrap_or(0);
    if built.height > MOST_NESTED {
        let is_row = matches!(&built.kind, Node::Binary(_, both) | Node::And(both) | Node::Or(both)
            if both[0].height > both[1].height);
        if is_row {
            let message = format!(
                "more than {MOST_NESTED} terms in a row: expected brackets around some of them"
            );
            return Err(tokens.error_at(at, &message));
        }
        return Err(too_deep(tokens, at));
    }
    Ok(built)
}

/// Checks that an expression that begins with the next token is not nested too deep.
pub fn check_depth(tokens: &Tokens, depth: usize) -> Result<()> {
    if depth > MOST_NESTED { Err(too_deep(tokens, tokens.peek().at)) } else { Ok(()) }
}

fn too_deep(tokens: &Tokens, at: usize) -> Error {
    tokens.error_at(at, &format!("this is nested more than {MOST_NESTED} deep"))
}
