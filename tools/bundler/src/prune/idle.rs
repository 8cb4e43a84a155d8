//! Crates that a program can do without, as no function of theirs is in its code: most often those that a
//! library has for what the solution does not use.

use super::program::Program;
use super::reduce::reduce_without;
use super::whole::lines_of_functions;
use crate::assemble::Draft;
use crate::rustc::Rustc;
use anyhow::Result;
use std::ops::Range;

/// So many compilations of nearly the whole are worth it; a crate that others need more deeply stays.
const MOST_ROUNDS: usize = 8;

/// The bytes of such crates in a draft, and of all in the other crates that needs them; where there are
/// none, or too much needs them, nothing.
///
/// # Errors
/// If the draft does not compile, or the compiler cannot be started.
pub fn idle(rustc: &Rustc, draft: &Draft) -> Result<Vec<Range<usize>>> {
    let program = Program::new(&draft.text, draft.solution_end)?;
    let lines = lines_of_functions(rustc, &draft.text)?;
    let crates: Vec<usize> = (0..program.items.len())
        .filter(|&item| program.crate_of(item) == Some(item) && !program.has_a_line(item, &lines))
        .collect();
    if crates.is_empty() {
        return Ok(Vec::new());
    }
    match reduce_without(rustc, &program, crates.into_iter().collect(), MOST_ROUNDS) {
        Ok(removed) => Ok(removed.into_iter().map(|id| program.items[id].range.clone()).collect()),
        Err(_) => Ok(Vec::new()),
    }
}
