//! Which line of a solution a C compiler refuses, which would be a mistake of the translator.
//!
//! The compiler names a line of the C, and the C the function. Which line of the function it is, the compiler
//! is asked: it is that of the first code without which the function compiles.

use super::verify::{FILE, Refusal};
use super::{LARGEST, Lines, Wasm};
use crate::judges::Judge;
use anyhow::{Error, Result, anyhow};
use bundler::package::Solution;
use std::collections::BTreeSet;
use wasm_to_c::{Translation, cut, translate};

/// What a compiler says of the C file `text` of a solution, `error`, with the lines of the solution that
/// the lines it names are of.
#[must_use]
pub fn with_lines(
    error: Error,
    text: &str,
    solution: &Solution,
    judge: &Judge,
    wasm: &Wasm,
) -> Error {
    let Some(refusal) = error.downcast_ref::<Refusal>() else { return error };
    // In the comment at its start nothing ends one.
    let Some((header, code)) = text.split_once("*/\n") else { return error };
    let above = header.lines().count() + usize::from(header.ends_with('\n'));
    let refused = refusal.lines().into_iter().filter_map(|line| line.checked_sub(above)).collect();
    let places = Lines::new(solution, judge, wasm, code)
        .and_then(|lines| lines.places_of(&refused, refusal));
    match places {
        Ok(places) => {
            let row = |(line, place)| format!("\n{FILE}:{} is {place}", line + above);
            let rows: String = places.into_iter().map(row).collect();
            anyhow!("{error:#}{rows}")
        }
        Err(reason) => error.context(format!("the lines of the solution: {reason:#}")),
    }
}

impl Lines {
    /// Of some lines of the C which place of the solution each is of, in words.
    fn places_of(
        &self,
        refused: &BTreeSet<usize>,
        refusal: &Refusal,
    ) -> Result<Vec<(usize, String)>> {
        let place = |&line: &usize| {
            let Some(f) = function_at(&self.file, line) else {
                return Ok((line, "not of the solution".to_owned()));
            };
            let up_to_it = refused.iter().filter(|&&other| other <= line);
            let nth = up_to_it.filter(|&&other| function_at(&self.file, other) == Some(f)).count();
            let place = match self.line(f, nth, refusal)? {
                Some(line) => line,
                None => self.range(f).unwrap_or_else(|| "which several lines need".to_owned()),
            };
            Ok((line, format!("in `{}`, {place}", self.functions[&f].part.name)))
        };
        refused.iter().take(LARGEST).map(place).collect()
    }

    /// The line of the first code of a function without which fewer than `nth` lines of its C are refused.
    fn line(&self, f: usize, nth: usize, refusal: &Refusal) -> Result<Option<String>> {
        let pieces = &self.functions[&f].pieces;
        let is_refused_before = |piece: usize| -> Result<bool> {
            let file = translate(&cut(&self.module, f, pieces[piece].0)?, &self.options)?;
            let refused = refusal.lines_of(&file.text)?;
            Ok(refused.into_iter().filter(|&line| function_at(&file, line) == Some(f)).count()
                >= nth)
        };
        let (mut first, mut end) = (0, pieces.len());
        while first < end {
            let middle = usize::midpoint(first, end);
            if is_refused_before(middle)? {
                end = middle;
            } else {
                first = middle + 1;
            }
        }
        // Of none, if it is refused without any.
        let piece = first.checked_sub(1).and_then(|piece| pieces.get(piece));
        Ok(piece.and_then(|&(_, line)| self.places.line(line?)))
    }

    /// The lines of the solution that a function is of.
    fn range(&self, f: usize) -> Option<String> {
        let lines: Vec<usize> = self.functions[&f].code.keys().flatten().copied().collect();
        let place = |line: usize| self.places.line(line);
        match (lines.first(), lines.last()) {
            (Some(&first), Some(&last)) if first < last => {
                Some(format!("{} to {}", place(first)?, place(last)?))
            }
            (Some(&only), _) => place(only),
            _ => Some(format!("which {} needs", place(*self.needed_by().get(&f)?)?)),
        }
    }
}

/// The function of a C file that a line is in.
fn function_at(file: &Translation, line: usize) -> Option<usize> {
    let head = file.text.lines().take(line).filter(|line| line.starts_with("static ")).last()?;
    let name = head.split_once('(')?.0.rsplit(' ').next()?;
    file.parts.iter().find(|part| part.c == name)?.function
}
