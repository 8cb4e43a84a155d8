//! What can go of a draft before its pruning begins again: guessing what a program needs takes the longer
//! the more there is to guess from.

use super::dead::dead;
use super::idle::idle;
use super::program::Program;
use crate::assemble::Draft;
use crate::edit::blanked;
use crate::rustc::Rustc;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;

/// Above so many bytes it takes long to compile what is left, and guessing seldom comes to an end.
const MUCH: usize = 512 << 10;

/// What is gone before pruning begins.
pub struct Gone {
    /// The ranges that are gone.
    pub ranges: Vec<Range<usize>>,
    /// Whether what lints call dead was sought.
    pub is_without_dead: bool,
}

/// The idle crates of a draft, whose code has functions on these `lines`; and of what is left, if that is
/// much, what lints call dead.
///
/// # Errors
/// If the compiler cannot be started.
pub fn gone(
    rustc: &Rustc,
    draft: &Draft,
    program: &Program,
    lines: &BTreeSet<usize>,
) -> Result<Gone> {
    let mut ranges = idle(rustc, program, lines);
    let of_idle: usize = ranges.iter().map(Range::len).sum();
    let is_without_dead = draft.text.len() - of_idle > MUCH;
    if is_without_dead {
        let text = blanked(&draft.text, ranges.iter().cloned());
        let program = Program::new(&text, draft.solution_end)?;
        let dead = dead(rustc, &program)?;
        ranges.extend(dead.into_iter().map(|id| program.items[id].range.clone()));
    }
    Ok(Gone { ranges, is_without_dead })
}
