//! `for`: names, and the numbers that they run through.

use super::checks::build;
use super::expression::number;
use super::forms::BRACKETS;
use super::function::{FUNCTIONS, SETS};
use super::syntax::{Each, Expression, Item, Loop, MOST_COORDINATES, Node, Operator};
use super::token::{Kind, Token, Tokens};
use crate::error::Result;

/// The most numbers that a list may have.
const MOST_ITEMS: usize = 1000;

/// `for NAME in FROM..TO`, after a part of which there is one for each value of the name.
pub fn each(tokens: &mut Tokens) -> Result<Each> {
    if !tokens.eat("for")? {
        return Err(tokens.expected("`for` and a range, as in `n -> & x for x in 1..n-1`"));
    }
    let at = tokens.peek().at;
    let name = name(tokens)?;
    tokens.expect("in")?;
    let from = number(tokens)?;
    tokens.expect("..")?;
    Ok(Each { at, name, place: 0, range: [from, number(tokens)?] })
}

/// `NAMES in ITEMS`, after `for`.
pub fn one_loop(tokens: &mut Tokens) -> Result<Loop> {
    let is_tuple = tokens.eat("(")?;
    let at = tokens.peek().at;
    let names = if is_tuple { tokens.list(name)? } else { vec![name(tokens)?] };
    if is_tuple {
        tokens.expect(")")?;
    }
    if names.len() > MOST_COORDINATES {
        return Err(tokens.expected(&format!("at most {MOST_COORDINATES} names")));
    }
    if !tokens.is("in") {
        return Err(tokens.expected("`in` and what the name runs through"));
    }
    tokens.take()?;
    let mut items = listed(tokens, names.len())?;
    loop {
        let comma = tokens.peek().clone();
        if !tokens.eat(",")? {
            break;
        }
        if begins_loop(tokens)? {
            tokens.back_to(comma);
            break;
        }
        items.push(item(tokens, names.len())?);
        if items.len() > MOST_ITEMS {
            return Err(tokens.expected(&format!("at most {MOST_ITEMS} numbers in a list")));
        }
    }
    let (own, conditions) = Default::default();
    Ok(Loop { at, names, place: 0, items, own, conditions })
}

/// Whether `name in` or `(name, name) in` is next.
fn begins_loop(tokens: &mut Tokens) -> Result<bool> {
    let start = tokens.peek().clone();
    let is_tuple = tokens.eat("(")?;
    while tokens.name()?.is_some() && is_tuple && tokens.eat(",")? {}
    let found = (!is_tuple || tokens.eat(")")?) && tokens.is("in");
    tokens.back_to(start);
    Ok(found)
}

/// The first item, or all of a list in brackets.
fn listed(tokens: &mut Tokens, width: usize) -> Result<Vec<Item>> {
    let start = tokens.peek().clone();
    if let Some((open, close)) = BRACKETS.into_iter().find(|(open, _)| tokens.is(open)) {
        tokens.take()?;
        // `(a + b) / 2` and `(1, 2), (3, 4)` are no lists.
        let list = if width == 1 || open != "(" {
            tokens
                .list(|tokens| item(tokens, width))
                .ok()
                .filter(|list| list.len() > 1 || open != "(")
        } else {
            None
        };
        if let Some(list) = list.filter(|_| tokens.is(close)) {
            tokens.take()?;
            // With an index it is a table.
            if !tokens.is("[") {
                return Ok(list);
            }
        }
        tokens.back_to(start);
    }
    Ok(vec![item(tokens, width)?])
}

fn item(tokens: &mut Tokens, width: usize) -> Result<Item> {
    let start = tokens.peek().clone();
    if width > 1 {
        let values = tuple(tokens)?;
        check_width(tokens, start.at, values.len(), width)?;
        return Ok(Item::Values(values));
    }
    if let Kind::Name(name) = &start.kind
        && let Some((_, set)) = SETS.iter().find(|(known, _)| known == name)
    {
        tokens.take()?;
        tokens.expect("(")?;
        let of = number(tokens)?;
        tokens.expect(")")?;
        return Ok(Item::Set(*set, of));
    }
    if tokens.is("range") {
        return python_range(tokens);
    }
    let first = number(tokens)?;
    if !tokens.eat("..")? {
        return Ok(Item::Values(vec![first]));
    }
    // As Rust has it.
    tokens.eat("=")?;
    Ok(Item::Range(first, number(tokens)?))
}

/// `range(1, n)`, which is `1..n-1`, or `range(n)`, from 0 on, as Python has them.
fn python_range(tokens: &mut Tokens) -> Result<Item> {
    let at = tokens.take()?.at;
    tokens.expect("(")?;
    let mut ends = tokens.list(number)?;
    tokens.expect(")")?;
    let one = build(tokens, Node::Number(1), at)?;
    let (Some(end), true) = (ends.pop(), ends.len() < 2) else {
        return Err(tokens.error_at(
            at,
            "expected `range(a, b)`, which is a..b-1; a step is a condition, `if d % 2 = 1`",
        ));
    };
    let last = build(tokens, Node::Binary(Operator::Subtract, [end, one].into()), at)?;
    let first = ends.pop().map_or_else(|| build(tokens, Node::Number(0), at), Ok)?;
    Ok(Item::Range(first, last))
}

fn name(tokens: &mut Tokens) -> Result<String> {
    let Some(token) = tokens.name()? else { return Err(tokens.expected("a name")) };
    name_of(tokens, &token)
}

/// A name that may be given: not that of a function.
pub fn name_of(tokens: &Tokens, token: &Token) -> Result<String> {
    let Kind::Name(name) = &token.kind else { return Err(tokens.expected("a name")) };
    let mut functions =
        FUNCTIONS.iter().map(|known| known.0).chain(SETS.iter().map(|known| known.0));
    if functions.any(|function| function == name) || name == "floor" {
        return Err(
            tokens.error_at(token.at, &format!("`{name}` is a function: expected another name"))
        );
    }
    Ok(name.clone())
}

pub fn check_width(tokens: &Tokens, at: usize, found: usize, width: usize) -> Result<()> {
    if found == width {
        return Ok(());
    }
    let message = format!("expected a position of {width} numbers in brackets, found {found}");
    Err(tokens.error_at(at, &message))
}

pub fn tuple(tokens: &mut Tokens) -> Result<Vec<Expression>> {
    tokens.expect("(")?;
    let numbers = tokens.list(number)?;
    tokens.expect(")")?;
    Ok(numbers)
}
