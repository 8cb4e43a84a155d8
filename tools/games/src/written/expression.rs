//! Numbers and conditions, of rules and of formulas: a Pratt parser. Whether a number or a condition is where it may be is
//! not checked here.

use super::forms;
use super::function::Function;
use super::syntax::{COMPARISONS, Comparison, Expression, Node, Operator};
use super::token::{KEYWORDS, Kind, Tokens};
use crate::error::{Error, Result};

/// The most that an expression may be nested.
const MOST_NESTED: usize = 100;

/// How tightly operators bind. Those of bits, most of which are in formulas, bind as in Rust.
const OR: u8 = 1;
const AND: u8 = 2;
const NOT: u8 = 3;
const COMPARE: u8 = 4;
const BIT_OR: u8 = 5;
const BIT_XOR: u8 = 6;
const BIT_AND: u8 = 7;
const SHIFT: u8 = 8;
const ADD: u8 = 9;
const MULTIPLY: u8 = 10;
const NEGATE: u8 = 11;
const JUXTAPOSE: u8 = 12;
const POWER: u8 = 13;

/// Reads a condition, or a number that stands alone.
pub fn condition(tokens: &mut Tokens) -> Result<Expression> {
    any(tokens, OR, 0)
}

/// Reads a number inside of so many brackets: there `&` and `|` cannot mean anything else.
pub fn number(tokens: &mut Tokens, depth: usize) -> Result<Expression> {
    any(tokens, if depth == 0 { SHIFT } else { OR }, depth)
}

/// Reads the rest of a number that begins with a part that was read.
pub fn number_from(tokens: &mut Tokens, first: Expression) -> Result<Expression> {
    after(tokens, first, SHIFT, 0)
}

/// Reads a number, or several in brackets.
pub fn numbers(tokens: &mut Tokens) -> Result<Vec<Expression>> {
    if !tokens.is("(") {
        return Ok(vec![number(tokens, 0)?]);
    }
    let mut all = tuple(tokens, 0)?;
    if all.len() == 1 {
        // The brackets may be those of `(a + b) / 2`.
        all = vec![number_from(tokens, all.swap_remove(0))?];
    }
    Ok(all)
}

/// Reads numbers in brackets, with commas between them.
pub fn tuple(tokens: &mut Tokens, depth: usize) -> Result<Vec<Expression>> {
    tokens.expect("(")?;
    let numbers = tokens.list(|tokens| any(tokens, OR, depth + 1))?;
    tokens.expect(")")?;
    Ok(numbers)
}

/// Reads what is in brackets, or between words.
pub fn inner(tokens: &mut Tokens, depth: usize) -> Result<Expression> {
    any(tokens, OR, depth + 1)
}

/// Reads what binds at least as tightly as `least`.
fn any(tokens: &mut Tokens, least: u8, depth: usize) -> Result<Expression> {
    if depth > MOST_NESTED {
        return Err(too_deep(tokens, tokens.peek().at));
    }
    let first = first(tokens, depth)?;
    after(tokens, first, least, depth)
}

/// Reads the operators, and what is behind them, after the first part.
fn after(tokens: &mut Tokens, mut left: Expression, least: u8, depth: usize) -> Result<Expression> {
    loop {
        let at = tokens.peek().at;
        let Some((infix, binds)) = infix(tokens, &left) else { return Ok(left) };
        if binds < least {
            return Ok(left);
        }
        left = match infix {
            Infix::Compare => comparisons(tokens, left, depth)?,
            Infix::Among => forms::among(tokens, left, depth)?,
            _ => {
                if binds != JUXTAPOSE {
                    tokens.take();
                }
                // Powers group from the right; a minus may follow any operator.
                let right = any(tokens, binds + u8::from(binds != POWER), depth + 1)?;
                node(tokens, infix.of([left, right]), at)?
            }
        };
    }
}

/// An expression of this kind, unless it is nested too deep.
pub fn node(tokens: &Tokens, kind: Node, at: usize) -> Result<Expression> {
    let mut node = Expression { kind, at, height: 0 };
    node.height = 1 + node.children().iter().map(|child| child.height).max().unwrap_or(0);
    if node.height <= MOST_NESTED {
        return Ok(node);
    }
    match node.kind {
        Node::Binary(_, both) | Node::And(both) | Node::Or(both)
            if both[0].height > both[1].height =>
        {
            let message = format!(
                "more than {MOST_NESTED} terms in a row: expected brackets around some of them"
            );
            Err(tokens.error_at(at, &message))
        }
        _ => Err(too_deep(tokens, at)),
    }
}

fn too_deep(tokens: &Tokens, at: usize) -> Error {
    tokens.error_at(at, &format!("this is nested more than {MOST_NESTED} deep"))
}

enum Infix {
    Number(Operator),
    Compare,
    /// `x in [a, b]`, `x not in [a, b]`
    Among,
    /// Such as `d | n`.
    Call(Function),
    And,
    Or,
}

impl Infix {
    /// What two parts with this operator between them are.
    fn of(self, both: [Expression; 2]) -> Node {
        match self {
            Infix::Number(operator) => Node::Binary(operator, both.into()),
            Infix::Call(function) => Node::Call(function, both.into()),
            Infix::And => Node::And(both.into()),
            Infix::Or => Node::Or(both.into()),
            Infix::Compare | Infix::Among => unreachable!("these may have more parts"),
        }
    }
}

/// The operator that is next, and how tightly it binds.
fn infix(tokens: &Tokens, left: &Expression) -> Option<(Infix, u8)> {
    let number = |operator, binds| Some((Infix::Number(operator), binds));
    let call = |function, binds| Some((Infix::Call(function), binds));
    let is_formula = tokens.is_formula();
    let next = tokens.peek();
    // `2d` is a product: nothing is between the number and the name or bracket.
    let touches = matches!(left.kind, Node::Number(_)) && next.at == tokens.end();
    match &next.kind {
        Kind::Symbol(symbol) => match *symbol {
            "+" => number(Operator::Add, ADD),
            "-" => number(Operator::Subtract, ADD),
            "*" => number(Operator::Multiply, MULTIPLY),
            "/" => number(Operator::Divide, MULTIPLY),
            "%" => number(Operator::Remainder, MULTIPLY),
            "^" if is_formula => call(Function::Xor, BIT_XOR),
            "**" | "^" => number(Operator::Power, POWER),
            "|" if is_formula => call(Function::Bitor, BIT_OR),
            "|" => call(Function::Divides, COMPARE),
            "&" if is_formula => call(Function::Bitand, BIT_AND),
            "<<" => call(Function::ShiftLeft, SHIFT),
            ">>" => call(Function::ShiftRight, SHIFT),
            "(" if touches => number(Operator::Multiply, JUXTAPOSE),
            _ => comparison(tokens).map(|_| (Infix::Compare, COMPARE)),
        },
        Kind::Name(name) => match &**name {
            "mod" => number(Operator::Remainder, MULTIPLY),
            "and" => Some((Infix::And, AND)),
            "or" => Some((Infix::Or, OR)),
            "in" | "not" => Some((Infix::Among, COMPARE)),
            name if touches && !KEYWORDS.contains(&name) => number(Operator::Multiply, JUXTAPOSE),
            _ => None,
        },
        _ => None,
    }
}

fn comparison(tokens: &Tokens) -> Option<Comparison> {
    let Kind::Symbol(symbol) = tokens.peek().kind else { return None };
    COMPARISONS.into_iter().find(|(own, _)| *own == symbol).map(|(_, comparison)| comparison)
}

/// The rest of `a < b <= c`.
fn comparisons(tokens: &mut Tokens, left: Expression, depth: usize) -> Result<Expression> {
    let at = tokens.peek().at;
    let (mut terms, mut signs) = (vec![left], Vec::new());
    while let Some(sign) = comparison(tokens) {
        tokens.take();
        signs.push(sign);
        terms.push(any(tokens, COMPARE + 1, depth + 1)?);
    }
    node(tokens, Node::Compare(terms, signs), at)
}

/// Reads what stands before any operator.
fn first(tokens: &mut Tokens, depth: usize) -> Result<Expression> {
    let at = tokens.peek().at;
    let kind = if let Some(number) = tokens.number() {
        Node::Number(number)
    } else if tokens.eat("(") {
        let inner = inner(tokens, depth)?;
        tokens.expect(")")?;
        return Ok(inner);
    } else if tokens.eat("-") {
        Node::Negative(Box::new(any(tokens, NEGATE, depth + 1)?))
    } else if tokens.eat("not") {
        Node::Not(Box::new(any(tokens, NOT, depth + 1)?))
    } else {
        forms::first(tokens, depth)?
    };
    node(tokens, kind, at)
}
