//! The grammar of rules.
//!
//! ```text
//! rule       = position "->" move { ";" [ position "->" ] move } { ";" end }
//! position   = name [ bound ] | "(" name [ bound ] { "," name [ bound ] } ")"
//! bound      = ( ">=" | ">" ) number | "in" number ".." number
//! move       = ( part | "&" part "for" name "in" number ".." number ) { "&" part } { "for" loop { "," loop } | "if" condition }
//! part       = [ number "of" ] ( number | "(" number { "," number } ")" )
//! loop       = ( name | "(" name { "," name } ")" ) "in" item { "," item }
//! item       = number [ ".." number ] | "(" number { "," number } ")" | set "(" number ")"
//! end        = ( "win" | "lose" | "only" ) "if" condition
//! ```
//!
//! Numbers and conditions are in the module `expression`. Blanks and line breaks part words, `#` begins
//! a comment.

use super::expression::{condition, number};

use super::loops::{check_width, each, name_of, one_loop, tuple};
use super::scope::{in_scope, resolve};
use super::syntax::{Coordinate, End, MOST_COORDINATES, Move, Part, RuleText};
use super::token::{Kind, Tokens};
use crate::error::Result;

/// The most moves of a rule, and clauses of a move.
const MOST_MOVES: usize = 100;
const MOST_CLAUSES: usize = 20;
/// The most values of a number that has a largest one.
const MOST_BOUNDED: i64 = 1000;

/// Reads a rule, which may stand in brackets.
pub fn rule(tokens: &mut Tokens) -> Result<RuleText> {
    let start = tokens.peek().clone();
    if tokens.eat("(")? {
        // `(n -> ...)` or `(a, b) -> ...`
        let is_rule = tokens.is("(") || {
            tokens.name()?;
            bound(tokens)?;
            tokens.is("->")
        };
        tokens.back_to(start.clone());
        if is_rule {
            tokens.take()?;
            let rule = bare(tokens)?;
            tokens.expect(")")?;
            return Ok(rule);
        }
        tokens.back_to(start);
    }
    bare(tokens)
}

fn bare(tokens: &mut Tokens) -> Result<RuleText> {
    let start = tokens.peek().at;
    let (names, moves, ends) = (position(tokens)?, Vec::new(), Vec::new());
    let mut rule = RuleText { text: start..start, names, moves, ends, domain: Vec::new() };
    tokens.expect("->")?;
    moves_of(tokens, &mut rule)?;
    rule.text.end = tokens.end();
    Ok(rule)
}

fn moves_of(tokens: &mut Tokens, rule: &mut RuleText) -> Result<()> {
    loop {
        let (wins, only) = (tokens.is("win"), tokens.is("only"));
        if wins || only || tokens.is("lose") {
            tokens.take()?;
            tokens.expect("if")?;
            let scope: Vec<String> = rule.names.iter().map(|name| name.name.clone()).collect();
            let mut condition = condition(tokens)?;
            resolve(tokens, &mut condition, &scope)?;
            if only {
                rule.domain.push(condition);
            } else {
                rule.ends.push(End { wins, condition });
            }
        } else {
            rule.moves.push(one_move(tokens, &rule.names)?);
        }
        if rule.moves.len() + rule.ends.len() + rule.domain.len() > MOST_MOVES {
            return Err(tokens.expected(&format!("at most {MOST_MOVES} moves")));
        }
        if !tokens.eat(";")? {
            return end(tokens);
        }
        // A `;` may end the last move too.
        if matches!(tokens.peek().kind, Kind::End) || tokens.is(")") {
            return Ok(());
        }
        repeated_position(tokens, &rule.names)?;
    }
}

/// Checks that a rule may end here: before a position, another game, or a bracket.
fn end(tokens: &Tokens) -> Result<()> {
    match tokens.peek().kind {
        Kind::End | Kind::Number(_) | Kind::Symbol("(" | ")") => Ok(()),
        _ => {
            let bits = if tokens.is("|") { "; of bits, `|` is `bitor(a, b)`" } else { "" };
            let what = "`for`, `if`, `&`, `;` before another move, or a position";
            Err(tokens.expected(&format!("{what}{bits}")))
        }
    }
}

fn position(tokens: &mut Tokens) -> Result<Vec<Coordinate>> {
    let is_tuple = tokens.eat("(")?;
    let mut names: Vec<Coordinate> = Vec::new();
    loop {
        let at = tokens.peek().at;
        let Some(token) = tokens.name()? else {
            return Err(tokens.expected("the name of a heap, as in `n -> n - 1`"));
        };
        let name = name_of(tokens, &token)?;
        if names.iter().any(|known| known.name == name) {
            return Err(tokens.error_at(at, &format!("the name `{name}` is there twice")));
        }
        let (least, most) = bound(tokens)?;
        names.push(Coordinate { name, least, most });
        if names.len() > MOST_COORDINATES {
            return Err(
                tokens.error_at(at, &format!("a position has at most {MOST_COORDINATES} numbers"))
            );
        }
        if is_tuple && tokens.eat(",")? {
            continue;
        }
        if is_tuple {
            tokens.expect(")")?;
        }
        if names.iter().all(|name| name.most.is_some()) {
            let message = "each number has a largest value: expected one that has none, as in `(n, t in 0..2) -> ...`";
            return Err(tokens.error_at(at, message));
        }
        return Ok(names);
    }
}

/// `>= 1` or `> 0`: the smallest value; `in 0..2`: the largest one too.
fn bound(tokens: &mut Tokens) -> Result<(i64, Option<i64>)> {
    let number = |tokens: &mut Tokens, what: &str| {
        let Kind::Number(number) = tokens.peek().kind else {
            return Err(tokens.expected(what));
        };
        Ok((tokens.take()?.at, number))
    };
    if tokens.eat("in")? {
        let (_, least) = number(tokens, "the smallest value, a number")?;
        tokens.expect("..")?;
        let (at, most) = number(tokens, "the largest value, a number")?;
        if most < least || most - least >= MOST_BOUNDED {
            let message =
                format!("expected a largest value from {least} to {}", least + MOST_BOUNDED - 1);
            return Err(tokens.error_at(at, &message));
        }
        return Ok((least, Some(most)));
    }
    let above = tokens.is(">");
    if !above && !tokens.is(">=") {
        return Ok((0, None));
    }
    tokens.take()?;
    let (at, number) = number(tokens, "the smallest value, a number")?;
    let Some(least) = number.checked_add(i64::from(above)) else {
        return Err(tokens.error_at(at, &format!("expected a number below {}", i64::MAX)));
    };
    Ok((least, None))
}

/// The position again, before another of its moves.
fn repeated_position(tokens: &mut Tokens, names: &[Coordinate]) -> Result<()> {
    let start = tokens.peek().clone();
    let is_arrow = |tokens: &mut Tokens| -> Result<bool> {
        let is_tuple = tokens.eat("(")?;
        while tokens.name()?.is_some() {
            bound(tokens)?;
            tokens.eat(",")?;
        }
        if is_tuple && !tokens.eat(")")? {
            return Ok(false);
        }
        Ok(tokens.is("->"))
    };
    let found = is_arrow(tokens);
    tokens.back_to(start.clone());
    if !found.unwrap_or(false) {
        return Ok(());
    }
    let again = position(tokens)?;
    let same = again.len() == names.len()
        && again.iter().zip(names).all(|(again, name)| again.name == name.name);
    if !same {
        let message = "a rule has one kind of position: expected the names that it begins with";
        return Err(tokens.error_at(start.at, message));
    }
    tokens.expect("->")
}

fn one_move(tokens: &mut Tokens, names: &[Coordinate]) -> Result<Move> {
    let at = tokens.peek().at;
    let is_sum = tokens.eat("&")?;
    let mut parts = vec![part(tokens, names.len())?];
    if is_sum {
        parts[0].each = Some(each(tokens)?);
    }
    while tokens.eat("&")? {
        parts.push(part(tokens, names.len())?);
    }
    if tokens.is("+") {
        let message = "`+` adds numbers: `&` joins the positions that a move leaves";
        return Err(tokens.error_at(tokens.peek().at, message));
    }
    let (mut conditions, mut loops, mut ifs) = (Vec::new(), Vec::new(), 0);
    loop {
        if tokens.eat("if")? {
            ifs += 1;
            conditions.extend(condition(tokens)?.into_conjuncts());
        } else if tokens.eat("for")? {
            loop {
                loops.push(one_loop(tokens)?);
                // A comma in a list has been taken: this one is before another name.
                if !tokens.eat(",")? {
                    break;
                }
            }
        } else {
            return in_scope(tokens, Move { at, parts, conditions, loops }, names);
        }
        if ifs + loops.len() > MOST_CLAUSES {
            let message = format!("a move has at most {MOST_CLAUSES} clauses");
            return Err(tokens.error_at(at, &message));
        }
    }
}

fn part(tokens: &mut Tokens, width: usize) -> Result<Part> {
    if width > 1 && tokens.is("(") {
        let start = tokens.peek().clone();
        let numbers = tuple(tokens)?;
        if numbers.len() > 1 {
            check_width(tokens, start.at, numbers.len(), width)?;
            return Ok(Part { count: None, coordinates: numbers, each: None });
        }
        // It was the start of a number: `(a + b) / 2 of (1, 2)`.
        tokens.back_to(start);
    }
    let at = tokens.peek().at;
    let first = number(tokens)?;
    if !tokens.eat("of")? {
        check_width(tokens, at, 1, width)?;
        return Ok(Part { count: None, coordinates: vec![first], each: None });
    }
    let at = tokens.peek().at;
    let coordinates = if width > 1 { tuple(tokens)? } else { vec![number(tokens)?] };
    check_width(tokens, at, coordinates.len(), width)?;
    Ok(Part { count: Some(first), coordinates, each: None })
}
