//! Crates that a program can do without, as no function of theirs is in its code: most often those that a
//! library has for what the solution does not use.

use super::program::Program;
use super::reduce::reduce_without;
use super::whole::lines_of_functions;
use crate::assemble::Draft;
use crate::rustc::Rustc;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;
use std::{iter, slice};

/// The bytes of such crates in a draft, and of all in the other crates that needs them; where there are
/// none, nothing.
///
/// # Errors
/// If the draft does not compile, or the compiler cannot be started.
pub fn idle(rustc: &Rustc, draft: &Draft) -> Result<Vec<Range<usize>>> {
    let program = Program::new(&draft.text, draft.solution_end)?;
    let lines = lines_of_functions(rustc, &draft.text)?;
    let crates: Vec<usize> = (0..program.items.len())
        .filter(|&item| program.crate_of(item) == Some(item) && !program.has_a_line(item, &lines))
        .collect();
    let mut removed = BTreeSet::new();
    // All of them; or one after the other, as far as the solution does without.
    let each = crates.iter().map(slice::from_ref);
    for some in iter::once(&crates[..]).chain(each) {
        if some.iter().all(|krate| removed.contains(krate)) {
            continue;
        }
        let more: BTreeSet<usize> = removed.iter().chain(some).copied().collect();
        if let Ok(all) = reduce_without(rustc, &program, more) {
            removed = all;
        }
    }
    Ok(removed.into_iter().map(|item| program.items[item].range.clone()).collect())
}
