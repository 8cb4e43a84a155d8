//! `for`: names, and the numbers that they run through.

use super::expression::{node, number, number_from, tuple};
use super::forms;
use super::function::SETS;
use super::syntax::{Each, Expression, Item, Loop, MOST_COORDINATES, Node, Operator};
use super::token::{BRACKETS, Kind, Token, Tokens};
use crate::error::Result;

/// The most numbers that a list may have.
const MOST_ITEMS: usize = 1000;

/// `for NAME in FROM..TO`, after a part of which there is one for each value of the name.
pub fn each(tokens: &mut Tokens) -> Result<Each> {
    if !tokens.eat("for") {
        return Err(tokens.expected("`for` and a range, as in `n -> & x for x in 1..n-1`"));
    }
    let at = tokens.peek().at;
    let name = tokens.name("a name")?;
    tokens.expect("in")?;
    let from = number(tokens, 0)?;
    tokens.expect("..")?;
    Ok(Each { at, name, place: 0, range: [from, number(tokens, 0)?] })
}

/// `NAMES in ITEMS`, after `for`.
pub fn one_loop(tokens: &mut Tokens) -> Result<Loop> {
    let is_tuple = tokens.eat("(");
    let at = tokens.peek().at;
    let mut names = vec![tokens.name("a name, as in `for d in 1..3`")?];
    while is_tuple && tokens.eat(",") {
        names.push(tokens.name("a name")?);
    }
    if is_tuple {
        tokens.expect(")")?;
    }
    if names.len() > MOST_COORDINATES {
        return Err(tokens.expected(&format!("at most {MOST_COORDINATES} names")));
    }
    if !tokens.eat("in") {
        return Err(tokens.expected("`in` and what the name runs through"));
    }
    let mut items = listed(tokens, names.len())?;
    while tokens.is(",") && !begins_loop(&tokens.ahead()[1..]) {
        tokens.take();
        items.push(item(tokens, names.len(), 0)?);
        if items.len() > MOST_ITEMS {
            return Err(tokens.expected(&format!("at most {MOST_ITEMS} numbers in a list")));
        }
    }
    let (own, conditions) = Default::default();
    Ok(Loop { at, names, place: 0, items, own, conditions })
}

/// Whether words begin with `name in` or `(name, name) in`.
fn begins_loop(words: &[Token]) -> bool {
    let names = if words[0].is("(") { words.iter().position(|word| word.is(")")) } else { Some(0) };
    names.is_some_and(|last| words.get(last + 1).is_some_and(|word| word.is("in")))
}

/// The first item, or all of a list in brackets.
fn listed(tokens: &mut Tokens, width: usize) -> Result<Vec<Item>> {
    let at = tokens.peek().at;
    let bracket = BRACKETS.into_iter().find(|(open, _)| tokens.is(open));
    // `(1, 2), (3, 4)` are positions, and no list in brackets.
    let Some((open, close)) = bracket.filter(|(open, _)| width == 1 || *open != "(") else {
        return Ok(vec![item(tokens, width, 0)?]);
    };
    tokens.take();
    let list = tokens.entries(close, |tokens| item(tokens, width, 1))?;
    let is_table = open == "[" && tokens.is("[");
    if !is_table && (open != "(" || list.len() > 1) {
        return Ok(list);
    }
    // `[1, 2][n % 2]` is an entry of a table, and `(a + b) / 2` one number.
    let mut numbers = Vec::new();
    for item in &list {
        match item {
            Item::Values(one) if width == 1 => numbers.extend_from_slice(one),
            _ => return Ok(list),
        }
    }
    let first = if is_table {
        {
            let entry = forms::entry(tokens, numbers, 0)?;
            node(tokens, entry, at)?
        }
    } else {
        numbers.swap_remove(0)
    };
    let first = number_from(tokens, first)?;
    Ok(vec![item_from(tokens, first, 0)?])
}

/// One value, a range or a set, inside of so many brackets.
fn item(tokens: &mut Tokens, width: usize, depth: usize) -> Result<Item> {
    let start = tokens.peek().clone();
    if width > 1 {
        let values = tuple(tokens, depth)?;
        if values.len() != width {
            return Err(tokens.error_at(start.at, &expected_position(width, values.len())));
        }
        return Ok(Item::Values(values));
    }
    if let Kind::Name(name) = &start.kind
        && let Some((_, set)) = SETS.iter().find(|(known, _)| known == name)
    {
        tokens.take();
        tokens.expect("(")?;
        let of = number(tokens, depth + 1)?;
        tokens.expect(")")?;
        return Ok(Item::Set(*set, of));
    }
    if tokens.is("range") {
        return python_range(tokens, depth);
    }
    let first = number(tokens, depth)?;
    item_from(tokens, first, depth)
}

/// The item that begins with this number.
fn item_from(tokens: &mut Tokens, first: Expression, depth: usize) -> Result<Item> {
    if tokens.eat("..") {
        // As Rust has it.
        tokens.eat("=");
        Ok(Item::Range(first, number(tokens, depth)?))
    } else {
        Ok(Item::Values(vec![first]))
    }
}

/// That a position has not as many numbers as it should have.
pub fn expected_position(width: usize, found: usize) -> String {
    let s = if width == 1 { "" } else { "s in brackets" };
    format!("expected a position of {width} number{s}, found {found}")
}

/// `range(1, n)`, which is `1..n-1`, or `range(n)`, from 0 on, as Python has them.
fn python_range(tokens: &mut Tokens, depth: usize) -> Result<Item> {
    let at = tokens.take();
    let mut ends = tuple(tokens, depth)?;
    let one = node(tokens, Node::Number(1), at)?;
    let (Some(end), true) = (ends.pop(), ends.len() < 2) else {
        return Err(tokens.error_at(
            at,
            "expected `range(a, b)`, which is a..b-1; a step is a condition, `if d % 2 = 1`",
        ));
    };
    let last = node(tokens, Node::Binary(Operator::Subtract, [end, one].into()), at)?;
    let first = ends.pop().map_or_else(|| node(tokens, Node::Number(0), at), Ok)?;
    Ok(Item::Range(first, last))
}
