//! What is dead in a program of which nothing is removed, by the compiler's lints.

use super::mend::mend;
use super::program::Program;
use super::state::State;
use super::unused::unused;
use crate::rustc::Rustc;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::mem;
use tempfile::TempDir;

/// So many compilations of nearly the whole are worth it.
const MOST_ROUNDS: usize = 32;

/// So many compilations with no fewer errors than before bring nothing nearer.
const MOST_IN_VAIN: usize = 8;

/// The items that lints call dead, those that they call dead without these, and so on. An item that lints
/// call dead stays if others need it that do: impls of traits, which lints say nothing of.
///
/// # Errors
/// If the whole does not compile, or the compiler cannot be started.
pub fn dead(rustc: &Rustc, program: &Program) -> Result<BTreeSet<usize>> {
    let folder = TempDir::new()?;
    let flags = [
        "--cap-lints=allow",
        "--force-warn=dead_code",
        "--force-warn=unused_imports",
        "--force-warn=unused_macros",
        "--emit=metadata",
    ];
    let mut state = State::default();
    state.restart_with_all(program);
    let mut passed = None;
    let (mut fewest, mut in_vain) = (usize::MAX, 0);
    for _ in 0..MOST_ROUNDS {
        let text = program.without(state.removed.iter().copied());
        let compiled = rustc.compile_text(&text, &flags, folder.path())?;
        if compiled.success {
            let unused = unused(program, &state, &compiled);
            passed = Some(state.removed.clone());
            if unused.is_empty() {
                break;
            }
            (fewest, in_vain) = (usize::MAX, 0);
            // What was restored after an error may be dead with what is found now.
            for item in mem::take(&mut state.failing) {
                state.needed.remove(&item);
            }
            state.kill(&unused);
            state.update(program);
            continue;
        }
        let Some(passed) = &passed else { bail!(compiled) };
        let errors = compiled.errors().count();
        in_vain = if errors < fewest { 0 } else { in_vain + 1 };
        fewest = errors.min(fewest);
        let before = state.removed.clone();
        mend(program, &mut state, &compiled, passed);
        state.update(program);
        if in_vain == MOST_IN_VAIN || state.removed == before {
            break;
        }
    }
    Ok(passed.unwrap_or_default())
}
