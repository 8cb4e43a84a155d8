//! What can go of a draft before its pruning begins again, where guessing what the program needs came to no
//! end.

use super::dead::dead;
use super::idle::idle;
use super::program::Program;
use crate::assemble::Draft;
use crate::edit::blanked;
use crate::rustc::Rustc;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;

/// Of more bytes than this, guessing comes to no end either.
const MUCH: usize = 512 << 10;

/// What is gone before pruning begins.
pub struct Gone {
    /// The ranges that are gone.
    pub ranges: Vec<Range<usize>>,
    /// Whether what lints call dead is gone too; then there is no more guessing.
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
