//! Values as text: what stands in the lines, and which positions these values have.

use super::{DRAWN, LARGEST, LOST, Listed, MOST, Told, WON};
use crate::cursor::Cursor;
use crate::error::{Error, Result};
use crate::value::Value;
use std::collections::BTreeMap;
use std::io::BufRead;

const LINES: &str = "lines like `value` (for n = 0, 1, 2, ...), `n value`, `a b value` or `a b c value`, or several \
                     values on a line, or a matrix; a value is a number, W, L or D";
const VALUE: &str = "a value: a number from 0 to 2^62, W, L or D";

/// The words for who wins: the next player, the previous one, nobody.
const WORDS: [(&[&str], Value); 3] = [
    (&["w", "n", "win", "wins", "won", "winning", "true", "first"], Value::Win),
    (&["l", "p", "lose", "loses", "lost", "loss", "losing", "false", "second"], Value::Loss),
    (&["d", "draw", "draws", "drawn", "tie"], DRAWN),
];
/// What stands between words.
const BETWEEN: &str = " ,;:|()[]{}\"'";

/// A number, or an outcome.
#[derive(Clone, Copy)]
struct Word {
    /// Where it is in its line.
    at: usize,
    number: u64,
    value: Value,
    is_outcome: bool,
    /// Whether it is as tables here have it.
    is_own: bool,
}

/// A line in which something is.
struct Line {
    number: usize,
    text: String,
    words: Vec<Word>,
}

/// How values have positions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// They are those of n = 0, 1, 2, ...
    Sequence,
    /// A row for each a, in it one for each b.
    Matrix,
    /// So many numbers stand before each.
    Positions(usize),
}

/// Reads values.
pub fn read(input: impl BufRead) -> Result<Listed> {
    let lines = lines(input)?;
    let shape = shape(&lines)?;
    let own = |line: &Line| match shape {
        Shape::Positions(width) => line.words[width..].to_vec(),
        _ => line.words.clone(),
    };
    let is_outcome = lines.iter().flat_map(own).all(|word| word.is_outcome);
    let first = own(&lines[0])[0];
    let mut values = BTreeMap::new();
    for (row, line) in (0..).zip(&lines) {
        for (column, word) in (0..).zip(own(line)) {
            // Tables of rules here have numbers and `win` or `loss`.
            if word.is_outcome != first.is_outcome && !word.is_own && !first.is_own {
                let all = if first.is_outcome { "W, L or D" } else { "a number" };
                return Err(
                    line.error_at(word.at, &format!("expected {all}, as in the lines before"))
                );
            }
            let position = match shape {
                Shape::Sequence => vec![values.len() as u64],
                Shape::Matrix => vec![row, column],
                Shape::Positions(width) => {
                    line.words[..width].iter().map(|word| word.number).collect()
                }
            };
            let largest = position.iter().copied().max().unwrap_or(0);
            if *values.entry((largest, position)).or_insert(word.value) != word.value {
                return Err(line.error_at(0, "this position had another value before"));
            }
            if values.len() > MOST {
                return Err(line.error_at(0, &format!("more than {MOST} values")));
            }
        }
    }
    let width = if let Shape::Positions(width) = shape {
        width
    } else {
        1 + usize::from(shape == Shape::Matrix)
    };
    let has_draws = is_outcome && values.values().any(|value| *value == DRAWN);
    for value in values.values_mut().filter(|_| has_draws) {
        match value {
            Value::Win => *value = WON,
            Value::Loss => *value = LOST,
            Value::Number(_) => {}
        }
    }
    let names: &[&str] = if width < 2 { &["n"] } else { &["a", "b", "c"][..width] };
    Ok(Listed {
        names: names.iter().map(|&name| name.to_owned()).collect(),
        values,
        told: match (is_outcome, has_draws) {
            (false, _) => Told::Value,
            (true, false) => Told::Winner,
            (true, true) => Told::Outcome,
        },
        is_misere: false,
        is_matrix: shape == Shape::Matrix,
        labels: None,
    })
}

/// The lines in which something is, without a first one of names alone.
fn lines(input: impl BufRead) -> Result<Vec<Line>> {
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(input.lines()) {
        let text = line.map_err(|e| Error::new(format!("line {number}: {e}")))?;
        let text = text.split('#').next().unwrap_or("").trim_start_matches('\u{feff}');
        let names = || {
            text.split(|c: char| BETWEEN.contains(c) || c.is_whitespace())
                .filter(|word| !word.is_empty())
        };
        let is_name =
            |word: &str| word.starts_with(char::is_alphabetic) && outcomes(word).is_none();
        if lines.is_empty()
            && names().next().is_some()
            && names().all(|word| word.starts_with(char::is_alphabetic))
            && names().any(is_name)
        {
            continue;
        }
        for text in rows(&text.replace("->", " ").replace("=>", " ")) {
            let mut line = Line { number, text: text.to_owned(), words: Vec::new() };
            line.read()?;
            if !line.words.is_empty() {
                lines.push(line);
            }
        }
    }
    if lines.is_empty() {
        return Err(Error::new(format!("no values: expected {LINES}")));
    }
    Ok(lines)
}

/// The rows of a line: what a list has within it, or `3: 1` of a table with keys, as Python prints them.
fn rows(text: &str) -> Vec<&str> {
    let is_open = |c: char| "[({".contains(c);
    let start = text.trim_start();
    let mut first = start.chars();
    let is_list = first.next().is_some_and(is_open) && first.next().is_some_and(is_open);
    if !(is_list || start.starts_with('{') && start.contains(':')) {
        return vec![text];
    }
    let mut depth = 0_usize;
    text.split(|c: char| {
        if is_open(c) {
            depth += 1;
        } else if "])}".contains(c) {
            depth = depth.saturating_sub(1);
        }
        c == ',' && depth == 1
    })
    .collect()
}

/// What a word says of who wins; several times, if it has letters as `WLLW`.
fn outcomes(word: &str) -> Option<Vec<Value>> {
    let of = |word: &str| {
        let word = word.to_ascii_lowercase();
        WORDS.iter().find(|(words, _)| words.contains(&&*word)).map(|(_, value)| *value)
    };
    let is_joined = ["WLD", "NPD"].iter().any(|all| word.chars().all(|c| all.contains(c)));
    match of(word) {
        None if is_joined => word.chars().map(|c| of(&c.to_string())).collect(),
        value => value.map(|value| vec![value]),
    }
}

/// Which positions the values have, by the lengths of the lines and by what is in them.
fn shape(lines: &[Line]) -> Result<Shape> {
    let (width, last) = (lines[0].words.len(), &lines[lines.len() - 1]);
    // Numbers and then who wins are positions.
    let is_mixed = |line: &Line| {
        let [before @ .., value] = &line.words[..] else { return false };
        value.is_outcome && !before.is_empty() && before.iter().all(|word| !word.is_outcome)
    };
    let is_equal = |line: &&Line| line.words.len() == width;
    let fits = (2..=4).contains(&width);
    if fits && is_mixed(&lines[0]) && lines.iter().all(|line| is_equal(&line)) {
        return Ok(Shape::Positions(width - 1));
    }
    if width == 1 && lines.iter().all(|line| is_equal(&line)) || lines.len() == 1 {
        return Ok(Shape::Sequence);
    }
    let differs = lines.iter().find(|line| !is_equal(line));
    match differs {
        None if fits && !lines[0].words[0].is_outcome && !is_square(lines, width) => {
            Ok(Shape::Positions(width - 1))
        }
        None => Ok(Shape::Matrix),
        Some(line) if std::ptr::eq(line, last) && line.words.len() < width && !fits => {
            Ok(Shape::Sequence)
        }
        Some(line) => {
            let forms = ["`value`", "`n value`", "`a b value`", "`a b c value`"];
            let form = |width: usize| match forms.get(width - 1) {
                Some(form) => (*form).to_owned(),
                None => format!("{width} values"),
            };
            let (first, this) = (form(width), form(line.words.len()));
            let why = "print one value a line, or `a b value`";
            Err(line.error_at(
                0,
                &format!("expected {first}, as in the lines before, found {this}: {why}"),
            ))
        }
    }
}

/// Whether lines of three or four numbers are as many, and as positions with values not all of those between the
/// least and the largest: then they are a matrix.
fn is_square(lines: &[Line], width: usize) -> bool {
    let cells = (0..width - 1).map(|place| {
        let numbers = || lines.iter().map(|line| line.words[place].number);
        numbers()
            .max()
            .zip(numbers().min())
            .map_or(0, |(most, least)| (most - least).saturating_add(1))
    });
    width > 2 && lines.len() == width && cells.fold(1, u64::saturating_mul) != width as u64
}

impl Line {
    /// An error with the line, and where in it.
    fn error_at(&self, at: usize, why: &str) -> Error {
        Error::new(format!("line {}, {}", self.number, Cursor::new(&self.text).error_at(at, why)))
    }

    fn read(&mut self) -> Result<()> {
        let mut cursor = Cursor::new(&self.text);
        let in_line = |e: Error| Error::new(format!("line {}, {e}", self.number));
        loop {
            cursor.take_while(|c| BETWEEN.contains(c));
            let (at, start) = (cursor.at(), cursor.peek());
            let Some(start) = start else { return Ok(()) };
            if start.is_alphabetic() {
                let word = cursor.take_while(char::is_alphanumeric);
                cursor.back_to(at);
                let values = outcomes(&word).ok_or_else(|| in_line(cursor.expected(VALUE)))?;
                cursor.take_while(char::is_alphanumeric);
                let is_own = matches!(&*word, "win" | "loss");
                let word = |value| Word { at, number: 0, value, is_outcome: true, is_own };
                self.words.extend(values.into_iter().map(word));
                continue;
            }
            let number = cursor.number(VALUE).map_err(in_line)?;
            if number > LARGEST {
                return Err(in_line(cursor.error_at(at, &format!("expected {VALUE}"))));
            }
            let value = Value::Number(number.into());
            self.words.push(Word { at, number, value, is_outcome: false, is_own: false });
        }
    }
}
