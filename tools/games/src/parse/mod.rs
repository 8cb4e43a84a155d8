//! The grammar of rules and positions.
//!
//! ```text
//! position = term { "+" term }
//! term     = rule heap { [","] heap }          each heap a number
//!          | moves position { [","] position }  position: as many numbers as the rule says
//!          | coins i [","] j { [","] i [","] j }        coins: squares or turning-corners
//! moves    = "wythoff" | "euclid" | "rule" FILE | a rule by its moves, see `written`; FILE may be in double quotes
//!          | "graph" FILE    whose positions are vertices by name
//! rule     = "nim" | "lasker" | "kayles" | "dawson" [ "kayles" | "chess" ] | "grundy" | ...    also as `lasker's nim`
//!          | ( "bash" | "bounded" ) "(" number ")" | [ "octal" | "hex" | "code" ] code
//!          | [ "take" | "remove" | "subtract" | "S" ] takes    takes may stand in brackets, and must without a word
//! takes    = ( "any" | [ "not" ] range { ( "," | "or" ) range } ) [ "," "split" ]
//! range    = number [ ( ".." | "to" ) number ] | ( "at most" | "up to" ) number
//! code     = [ digit ] "." { digit } [ "[" digit { digit } "]" ]    a digit after the point at least
//! digit    = ( 0-9 | a-f | A-F ) [ "!" ]
//! number   = digits, "_" between them | number "^" number
//! ```
//!
//! Words of rules may be in upper case.
//! What digits mean: [`Code`].

mod code;
mod elsewhere;
mod numbers;

pub use numbers::{numbers, range};

use crate::cursor::Cursor;
use crate::error::{Error, Result};
use crate::game::{Game, Rule, State};
use crate::position::{Component, Position};
use crate::rule::{Cell, Code, CoinGame, Graph};
use crate::written::Written;
use std::path::Path;
use std::sync::Arc;

/// Reads a position.
///
/// # Errors
/// What is wrong, at which column, and what was expected.
pub fn position(text: &str) -> Result<Position> {
    let mut cursor = Cursor::new(text);
    let mut position = Position { games: Vec::new(), components: Vec::new() };
    loop {
        let game = game(&mut cursor)?;
        let states = states(&mut cursor, &game)?;
        // A rule that is written the same is the same game.
        let known = position.games.iter().position(|known| known.name == game.name);
        let place = known.unwrap_or_else(|| {
            position.games.push(game);
            position.games.len() - 1
        });
        position
            .components
            .extend(states.into_iter().map(|state| Component { game: place, state }));
        if cursor.peek().is_none() {
            return Ok(position);
        }
        if !cursor.eat("+") {
            return Err(cursor.expected("another heap, `+` or the end"));
        }
    }
}

/// Reads a rule alone.
///
/// # Errors
/// As [`position`].
pub fn rule(text: &str) -> Result<Game> {
    let mut cursor = Cursor::new(text);
    let game = game(&mut cursor)?;
    match cursor.peek() {
        None => Ok(game),
        Some(_) => Err(cursor.expected("the end of the rule")),
    }
}

const GAMES: &str = "nim, bash(m), bounded(k), lasker, kayles, dawson, grundy, wythoff, squares, \
                     turning-corners, euclid, take ..., rule FILE, graph FILE, a code like 0.77, or moves like \
                     `n -> n - 1 if n > 0; n / 2`";

const BY_MOVES: &str = "most games can be typed by their moves, see `cargo explore --help`";

fn game(cursor: &mut Cursor) -> Result<Game> {
    cursor.skip_blanks();
    let start = cursor.at();
    let read = Written::read(cursor.source(), start);
    let read = read.map_err(|e| match elsewhere::word(&cursor.text()[start..]) {
        Some(why) => Error::new(format!("{e}\n  {why}")),
        None => e,
    })?;
    if let Some((written, end)) = read {
        cursor.back_to(end);
        cursor.skip_blanks();
        return Ok(Game { name: written.text(), rule: by_moves(written) });
    }
    let rule = match code::code(cursor)? {
        Some(code) => Rule::Heap(code),
        None => named(cursor)?,
    };
    let _ = ["game", "nim", "chess", "corners"].iter().any(|word| code::also(cursor, word));
    let name = cursor.since(start);
    cursor.skip_blanks();
    // The name of a file may have capitals.
    let has_file = name.contains(' ') && matches!(rule, Rule::Graph(_) | Rule::Written(_));
    Ok(Game { name: if has_file { name } else { name.to_ascii_lowercase() }, rule })
}

fn named(cursor: &mut Cursor) -> Result<Rule> {
    let start = cursor.at();
    let written = cursor.take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '\'' | '’'));
    let name = elsewhere::plain(&written.to_ascii_lowercase());
    let known = |text| code::known(text).map(Rule::Heap);
    Ok(match &*name {
        "nim" => known("0.[3]")?,
        "lasker" => known("4.[3]")?,
        "kayles" => known("0.77")?,
        "dawson" if code::also(cursor, "kayles") => known("0.07")?,
        "dawson" => known("0.137")?,
        "grundy" => known("4!.0")?,
        "bash" | "bounded" => Rule::Heap(code::bounded(cursor)?),
        "take" | "remove" | "subtract" | "subtraction" | "s" => Rule::Heap(code::take(cursor)?),
        "" if cursor.peek() == Some('{') => Rule::Heap(code::take(cursor)?),
        "octal" | "hex" | "hexadecimal" | "code" => {
            cursor.skip_blanks();
            let code = code::code(cursor)?;
            Rule::Heap(code.ok_or_else(|| cursor.expected("a code like 0.137"))?)
        }
        "wythoff" => rule(WYTHOFF)?.rule,
        "euclid" => rule(EUCLID)?.rule,
        "squares" => Rule::Coins(CoinGame::Squares),
        "turning-corners" => Rule::Coins(CoinGame::TurningCorners),
        "rule" => {
            let (start, path) = file(cursor, "the file of a rule")?;
            let written = Written::from_file(Path::new(&path));
            by_moves(written.map_err(|e| cursor.error_at(start, &e.to_string()))?)
        }
        "graph" => {
            let (start, path) = file(cursor, "the file of a graph")?;
            let graph = Graph::from_file(Path::new(&path));
            Rule::Graph(Arc::new(graph.map_err(|e| cursor.error_at(start, &e.to_string()))?))
        }
        "-" => {
            let message = "`-` reads values from standard input, and here moves are wanted; values are enough for \
                           table, outcomes, solve, period, check and plot";
            return Err(cursor.error_at(start, message));
        }
        "" => return Err(cursor.expected(&format!("a game: {GAMES}"))),
        _ => {
            cursor.skip_blanks();
            // A shell takes `> n` of `n -> n - 1` for itself.
            let quotes = if cursor.eat("-") { " (which wants quotes in a shell)" } else { "" };
            let text: String = cursor.text().iter().collect();
            if name.starts_with(char::is_numeric) && !text.contains('>') {
                let message = format!("takes have a word before them: `take {}`", text.trim());
                return Err(cursor.error_at(start, &message));
            }
            if let Some(message) = elsewhere::text(&text) {
                return Err(cursor.error_at(start, message));
            }
            if cursor.peek().is_some_and(|c| "+*/%<>&|^=".contains(c))
                || name.len() == 1 && cursor.peek().is_some()
            {
                let message = format!(
                    "a rule by its moves has a position and an arrow first: `{name} -> {text}`"
                );
                return Err(cursor.error_at(start, &message));
            }
            let message = match elsewhere::game(&name) {
                Some(instead) => format!("there is no game `{name}` here: {instead}"),
                None => format!("there is no game `{name}`; expected {GAMES}{quotes}; {BY_MOVES}"),
            };
            return Err(cursor.error_at(start, &message));
        }
    })
}

/// The games of these names by their moves.
const WYTHOFF: &str = "(a, b) -> (a - x, b) for x in 1..a; (a, b - x) for x in 1..b; (a - x, b - x) for x in 1..min(a, b)";
const EUCLID: &str =
    "(a >= 1, b >= 1) -> (a - k*b, b) for k in 1..(a - 1)/b; (a, b - k*a) for k in 1..(b - 1)/a";

/// The game of a rule by its moves: a code, if it is one.
fn by_moves(written: Written) -> Rule {
    match written.code() {
        Some(code) => Rule::Heap(code),
        None => Rule::Written(Arc::new(written)),
    }
}

fn file(cursor: &mut Cursor, what: &str) -> Result<(usize, String)> {
    cursor.skip_blanks();
    let start = cursor.at();
    let path = if cursor.eat("\"") {
        let path = cursor.take_while(|c| c != '"');
        if !cursor.eat("\"") {
            return Err(cursor.expected("`\"` after the file name"));
        }
        path
    } else {
        cursor.take_while(|c| c != ' ')
    };
    if path.is_empty() {
        return Err(cursor.expected(what));
    }
    Ok((start, path))
}

/// The heaps, positions or board of a term: at least one.
fn states(cursor: &mut Cursor, game: &Game) -> Result<Vec<State>> {
    match &game.rule {
        Rule::Heap(_) => Ok(many(cursor, |cursor| cursor.number("a heap"))?
            .into_iter()
            .map(State::Heap)
            .collect()),
        Rule::Coins(rule) => Ok(vec![State::Coins(coins(cursor, *rule)?)]),
        Rule::Written(rule) => {
            let ranges: Vec<_> = rule.least().into_iter().zip(rule.most()).collect();
            many(cursor, |cursor| Ok(State::Numbers(tuple(cursor, &ranges)?)))
        }
        Rule::Graph(graph) => many(cursor, |cursor| {
            let start = cursor.at();
            let vertex = graph.vertex(&cursor.take_while(|c| !matches!(c, ' ' | ',' | '+')));
            let vertex = vertex.map_err(|e| cursor.error_at(start, &e.to_string()))?;
            Ok(State::Numbers(vec![vertex]))
        }),
        Rule::Listed(_) => Err(cursor.expected("a game with moves")),
    }
}

/// One or more of what `one` reads, with blanks or commas between them, up to `+` or the end.
fn many<T>(cursor: &mut Cursor, mut one: impl FnMut(&mut Cursor) -> Result<T>) -> Result<Vec<T>> {
    let mut all = Vec::new();
    loop {
        all.push(one(cursor)?);
        cursor.skip_blanks();
        if matches!(cursor.peek(), None | Some('+')) {
            return Ok(all);
        }
        if cursor.eat(",") {
            cursor.skip_blanks();
        }
    }
}

/// A number in each of these ranges, with commas or blanks between them and perhaps
/// brackets around them.
fn tuple(cursor: &mut Cursor, ranges: &[(u64, u64)]) -> Result<Vec<u64>> {
    let in_brackets = cursor.eat("(");
    let mut numbers = Vec::new();
    for (least, most) in ranges {
        cursor.skip_blanks();
        if !numbers.is_empty() && cursor.eat(",") {
            cursor.skip_blanks();
        }
        let start = cursor.at();
        let what = if numbers.is_empty() { "a position" } else { "another number of the position" };
        let number = cursor.number(what)?;
        if !(least..=most).contains(&&number) {
            let message = format!("{number} is out of range: expected {least} to {most}");
            return Err(cursor.error_at(start, &message));
        }
        numbers.push(number);
    }
    cursor.skip_blanks();
    if in_brackets && !cursor.eat(")") {
        return Err(cursor.expected("`)`"));
    }
    Ok(numbers)
}

fn coins(cursor: &mut Cursor, rule: CoinGame) -> Result<Vec<Cell>> {
    let mut coins: Vec<Cell> = Vec::new();
    many(cursor, |cursor| {
        let start = cursor.at();
        let coin = tuple(cursor, &[(rule.least(), u64::MAX); 2])?;
        let (i, j) = (coin[0], coin[1]);
        if coins.contains(&(i, j)) {
            return Err(cursor.error_at(start, &format!("the coin {i},{j} is there twice")));
        }
        coins.push((i, j));
        Ok(())
    })?;
    coins.sort_unstable();
    Ok(coins)
}

/// Reads the rule of a game on single heaps.
///
/// # Errors
/// As [`position`], or if the rule is of another kind.
pub fn code(text: &str) -> Result<Code> {
    match rule(text)?.rule {
        Rule::Heap(code) => Ok(code),
        _ => Err(Error::new(format!("`{text}` is not a game on heaps"))),
    }
}
