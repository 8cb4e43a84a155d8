//! Numbers and conditions, of rules and of formulas: a Pratt parser.

use super::checks::{build, check_depth, check_kind};
use super::forms;
use super::function::{FORMULA_FUNCTIONS, FUNCTIONS, Function, SETS};
use super::syntax::{COMPARISONS, Comparison, Expression, Node, Operator};
use super::token::{KEYWORDS, Kind, Tokens};
use crate::error::Result;

/// How tightly operators bind. Those of bits, most of which are in formulas, bind as in Rust.
pub const OR: u8 = 1;
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

pub fn number(tokens: &mut Tokens) -> Result<Expression> {
    let read = any(tokens, SHIFT, 0)?;
    check_kind(tokens, &read, false)?;
    Ok(read)
}

pub fn condition(tokens: &mut Tokens) -> Result<Expression> {
    let read = any(tokens, OR, 0)?;
    check_kind(tokens, &read, true)?;
    Ok(read)
}

/// Reads what binds at least as tightly as `least`. Whether its parts are numbers or conditions as they have to be is
/// not checked yet.
pub fn any(tokens: &mut Tokens, least: u8, depth: usize) -> Result<Expression> {
    check_depth(tokens, depth)?;
    let mut left = first(tokens, depth)?;
    loop {
        let at = tokens.peek().at;
        let Some((infix, binds)) = infix(tokens, &left) else { return Ok(left) };
        if binds < least {
            return Ok(left);
        }
        let node = match infix {
            Infix::Compare => comparisons(tokens, left, depth)?,
            Infix::Among => {
                let is_not = tokens.eat("not")?;
                let among = forms::among(tokens, left, depth)?;
                if is_not { Node::Not(Box::new(build(tokens, among, at)?)) } else { among }
            }
            _ => {
                if binds != JUXTAPOSE {
                    tokens.take()?;
                }
                // Powers group from the right; a minus may follow any operator.
                infix.of([left, any(tokens, binds + u8::from(binds != POWER), depth + 1)?])
            }
        };
        left = build(tokens, node, at)?;
    }
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
fn comparisons(tokens: &mut Tokens, left: Expression, depth: usize) -> Result<Node> {
    let (mut terms, mut signs) = (vec![left], Vec::new());
    while let Some(sign) = comparison(tokens) {
        tokens.take()?;
        signs.push(sign);
        terms.push(any(tokens, COMPARE + 1, depth + 1)?);
    }
    Ok(Node::Compare(terms, signs))
}

/// Reads what stands before any operator.
fn first(tokens: &mut Tokens, depth: usize) -> Result<Expression> {
    let token = tokens.peek().clone();
    match &token.kind {
        Kind::Number(number) => {
            tokens.take()?;
            build(tokens, Node::Number(*number), token.at)
        }
        Kind::Symbol("(") => {
            tokens.take()?;
            let inner = any(tokens, OR, depth + 1)?;
            tokens.expect(")")?;
            Ok(inner)
        }
        Kind::Symbol("-") => {
            tokens.take()?;
            let inner = any(tokens, NEGATE, depth + 1)?;
            build(tokens, Node::Negative(Box::new(inner)), token.at)
        }
        Kind::Name(name) if name == "not" => {
            tokens.take()?;
            let inner = any(tokens, NOT, depth + 1)?;
            build(tokens, Node::Not(Box::new(inner)), token.at)
        }
        _ if (tokens.is_formula() && forms::begins(tokens)) || tokens.is("[") => {
            forms::first(tokens, depth)
        }
        Kind::Name(name) if !KEYWORDS.contains(&&**name) => {
            tokens.take()?;
            if tokens.is("(") && tokens.peek().at == token.end {
                return call(tokens, name, token.at, depth);
            }
            // Its place is known when all is read.
            build(tokens, Node::Name(name.clone(), 0), token.at)
        }
        Kind::Symbol("{") => Err(tokens.error_at(
            token.at,
            "expected a number or a name: numbers are listed without brackets, as in `for d in 1, 3, 4`, \
             and moves have `;` between them",
        )),
        _ => Err(tokens.expected("a number or a name")),
    }
}

fn call(tokens: &mut Tokens, name: &str, at: usize, depth: usize) -> Result<Expression> {
    let mut known = known_function(name, tokens.is_formula());
    if known.is_none() && name != "floor" {
        return Err(tokens.error_at(at, &unknown(name, tokens.is_formula())));
    }
    tokens.expect("(")?;
    let arguments = tokens.list(|tokens| any(tokens, OR, depth + 1))?;
    tokens.expect(")")?;
    if tokens.is_formula() {
        if name == "floor"
            && let Some(node) = forms::floor(&arguments)
        {
            return build(tokens, node, at);
        }
        known = match (known, arguments.len()) {
            (Some(Function::Digitsum), 2) => Some(Function::DigitsumBase),
            (Some(Function::Zeckendorf), 2) => Some(Function::Takeaway),
            _ => known,
        };
    }
    // Division rounds down: only quotients can be rounded.
    if matches!(name, "floor" | "ceil") {
        let or = if tokens.is_formula() && name == "floor" { " or `floor(n * phi)`" } else { "" };
        let message = format!("`{name}` is of a quotient, as in `{name}(n / 2)`{or}");
        let quotient = <[Expression; 1]>::try_from(arguments).ok().map(|[one]| one);
        return match quotient.map(|one| one.kind) {
            Some(Node::Binary(Operator::Divide, both)) => {
                let node = match known {
                    Some(ceil) => Node::Call(ceil, both.to_vec()),
                    None => Node::Binary(Operator::Divide, both),
                };
                build(tokens, node, at)
            }
            _ => Err(tokens.error_at(at, &message)),
        };
    }
    let Some(function) = known else {
        return Err(tokens.error_at(at, &unknown(name, tokens.is_formula())));
    };
    let (arity, found) = (function.arity(), arguments.len());
    let is_fold = matches!(function, Function::Min | Function::Max);
    if found != arity && !(is_fold && found > arity) {
        let more = if is_fold { " or more" } else { "" };
        let s = if arity == 1 { "" } else { "s" };
        let message = format!("`{name}` is of {arity}{more} number{s}, found {found}");
        return Err(tokens.error_at(at, &message));
    }
    let mut arguments = arguments.into_iter();
    let first: Vec<Expression> = arguments.by_ref().take(arity).collect();
    let first = build(tokens, Node::Call(function, first), at)?;
    arguments
        .try_fold(first, |left, right| build(tokens, Node::Call(function, vec![left, right]), at))
}

/// The function of a name that is followed by a bracket.
fn known_function(name: &str, in_formula: bool) -> Option<Function> {
    let more = FORMULA_FUNCTIONS.iter().filter(|_| in_formula);
    FUNCTIONS.iter().chain(more).find(|known| known.0 == name).map(|known| known.1)
}

/// What to say of a function that there is not.
fn unknown(name: &str, in_formula: bool) -> String {
    let all = FUNCTIONS.map(|(name, ..)| name).join(", ");
    if in_formula {
        return format!("there is no function `{name}`; expected floor, {all}");
    }
    if SETS.iter().any(|(set, _)| *set == name) {
        return format!("`{name}` is a set of numbers, for `for d in {name}(n)`");
    }
    let sets = SETS.map(|(name, _)| name).join(", ");
    let phi = if name == "phi" { ", Euler's phi is totient(n)" } else { "" };
    format!(
        "there is no function `{name}`{phi}; expected floor, {all}, or in `for d in` a set: {sets}"
    )
}
