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
//! Numbers and conditions are in the module `expression`, loops in `loops`. Blanks and line breaks part words, `#` begins
//! a comment. What is read is not checked yet: the module `check` does that.

use super::expression::{condition, numbers};
use super::loops::{each, one_loop};
use super::syntax::{Coordinate, End, MOST_COORDINATES, Move, Part, RuleText};
use super::token::{KEYWORDS, Kind, Token, Tokens};
use crate::error::Result;

/// The most moves of a rule, and clauses of a move.
const MOST_MOVES: usize = 100;
const MOST_CLAUSES: usize = 20;
/// The most values of a number that has a largest one.
const MOST_BOUNDED: i64 = 1000;

/// Whether a rule is next, as `n -> `, `n >= 1 ->` or a bracket shows.
pub fn begins(tokens: &Tokens) -> bool {
    match tokens.ahead() {
        [Token { kind: Kind::Name(name), .. }, second, ..] => {
            !KEYWORDS.contains(&&**name) && ["->", ">=", ">"].iter().any(|symbol| second.is(symbol))
        }
        all => all[0].is("("),
    }
}

/// Reads a rule, which may stand in brackets.
pub fn rule(tokens: &mut Tokens) -> Result<RuleText> {
    // `(n -> ...)` does, and the bracket of `(a, b) -> ...` is that of a position.
    let mut inside = tokens.ahead()[1..].iter();
    let first = inside.find(|word| ["->", "(", ",", ")"].iter().any(|symbol| word.is(symbol)));
    let in_brackets = tokens.is("(") && first.is_some_and(|word| word.is("->") || word.is("("));
    if in_brackets {
        tokens.take();
    }
    let start = tokens.peek().at;
    let (names, moves, ends) = (position(tokens)?, Vec::new(), Vec::new());
    let mut rule = RuleText { text: start..start, names, moves, ends, domain: Vec::new() };
    tokens.expect("->")?;
    moves_of(tokens, &mut rule)?;
    rule.text.end = tokens.end();
    if in_brackets {
        tokens.expect(")")?;
    }
    Ok(rule)
}

fn moves_of(tokens: &mut Tokens, rule: &mut RuleText) -> Result<()> {
    loop {
        let (wins, only) = (tokens.is("win"), tokens.is("only"));
        if wins || only || tokens.is("lose") {
            tokens.take();
            tokens.expect("if")?;
            let condition = condition(tokens)?;
            if only {
                rule.domain.push(condition);
            } else {
                rule.ends.push(End { wins, condition });
            }
        } else {
            rule.moves.push(one_move(tokens)?);
        }
        if rule.moves.len() + rule.ends.len() + rule.domain.len() > MOST_MOVES {
            return Err(tokens.expected(&format!("at most {MOST_MOVES} moves")));
        }
        if !tokens.eat(";") {
            return end(tokens);
        }
        // A `;` may end the last move too.
        if matches!(tokens.peek().kind, Kind::End) || tokens.is(")") {
            return Ok(());
        }
        if position_is_next(tokens) {
            let at = tokens.peek().at;
            let again = position(tokens)?;
            if !again.iter().map(|name| &name.name).eq(rule.names.iter().map(|name| &name.name)) {
                let message =
                    "a rule has one kind of position: expected the names that it begins with";
                return Err(tokens.error_at(at, message));
            }
            tokens.expect("->")?;
        }
    }
}

/// Whether the position is there again, before another of its moves: names with their bounds, and the arrow.
fn position_is_next(tokens: &Tokens) -> bool {
    let is_part = |word: &Token| match &word.kind {
        Kind::Name(_) | Kind::Number(_) => true,
        Kind::Symbol(symbol) => ["(", ")", ",", ">", ">=", ".."].contains(symbol),
        _ => false,
    };
    tokens.ahead().iter().find(|word| !is_part(word)).is_some_and(|word| word.is("->"))
}

/// Checks that a rule may end here: before a position, another game, or a bracket.
fn end(tokens: &Tokens) -> Result<()> {
    match tokens.peek().kind {
        Kind::End | Kind::Number(_) | Kind::TooLarge | Kind::Symbol("(" | ")") => Ok(()),
        _ => {
            let hint = if tokens.is(",") {
                " (moves have `;` between them)"
            } else if tokens.is("where") || tokens.is("with") {
                " (`for d in 1..3` names numbers, `if` begins a condition)"
            } else {
                ""
            };
            let what = "`for`, `if`, `&`, `;` before another move, or a position";
            Err(tokens.expected(&format!("{what}{hint}")))
        }
    }
}

fn position(tokens: &mut Tokens) -> Result<Vec<Coordinate>> {
    let is_tuple = tokens.eat("(");
    let mut names: Vec<Coordinate> = Vec::new();
    loop {
        let at = tokens.peek().at;
        let name = tokens.name("the name of a heap, as in `n -> n - 1`")?;
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
        if is_tuple && tokens.eat(",") {
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
    let number = |tokens: &mut Tokens, what: &str| -> Result<(usize, i64)> {
        let at = tokens.peek().at;
        Ok((at, tokens.number().ok_or_else(|| tokens.expected(what))?))
    };
    if tokens.eat("in") {
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
    tokens.take();
    let (at, number) = number(tokens, "the smallest value, a number")?;
    let Some(least) = number.checked_add(i64::from(above)) else {
        return Err(tokens.error_at(at, &format!("expected a number below {}", i64::MAX)));
    };
    Ok((least, None))
}

fn one_move(tokens: &mut Tokens) -> Result<Move> {
    let at = tokens.peek().at;
    let is_sum = tokens.eat("&");
    let mut parts = vec![part(tokens)?];
    if is_sum {
        parts[0].each = Some(each(tokens)?);
    }
    while tokens.eat("&") {
        parts.push(part(tokens)?);
    }
    if tokens.is("+") {
        let message = "`+` adds numbers: `&` joins the positions that a move leaves";
        return Err(tokens.error_at(tokens.peek().at, message));
    }
    let (mut conditions, mut loops) = (Vec::new(), Vec::new());
    loop {
        if tokens.eat("if") {
            conditions.push(condition(tokens)?);
        } else if tokens.eat("for") {
            // A comma in a list has been taken: this one is before another name.
            loops.extend(tokens.list(one_loop)?);
        } else {
            return Ok(Move { at, parts, conditions, loops });
        }
        if conditions.len() + loops.len() > MOST_CLAUSES {
            let message = format!("a move has at most {MOST_CLAUSES} clauses");
            return Err(tokens.error_at(at, &message));
        }
    }
}

fn part(tokens: &mut Tokens) -> Result<Part> {
    let mut at = tokens.peek().at;
    let (mut count, mut coordinates) = (None, numbers(tokens)?);
    if coordinates.len() == 1 && tokens.eat("of") {
        count = coordinates.pop();
        at = tokens.peek().at;
        coordinates = numbers(tokens)?;
    }
    Ok(Part { at, count, coordinates, each: None })
}
