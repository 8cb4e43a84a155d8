//! The whole program as the compiler sees it, asked for where guessing does not come to an end: what is
//! dead in it, and which impls its code is made of.

use super::program::Program;
use super::state::State;
use super::unused::{FLAGS_OF_DEAD, unused};
use crate::rustc::Rustc;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use tempfile::TempDir;

/// What the compiler says of a program of which nothing is removed.
pub struct Whole {
    /// The items that it calls dead, and functions that are not in its code.
    pub dead: Vec<usize>,
    /// The impls of traits with functions that are in its code.
    pub used: Vec<usize>,
}

/// Asks the compiler about a program of which nothing is removed, and which has functions in its code on
/// these `lines`.
///
/// # Errors
/// If it does not compile, or the compiler cannot be started.
pub fn whole(rustc: &Rustc, program: &Program, lines: &BTreeSet<usize>) -> Result<Whole> {
    let mut dead = dead(rustc, program)?;
    dead.extend(program.not_in_code(lines));
    Ok(Whole { dead, used: program.in_code(lines) })
}

/// What the compiler calls dead in a program.
fn dead(rustc: &Rustc, program: &Program) -> Result<Vec<usize>> {
    let folder = TempDir::new()?;
    let flags = [&FLAGS_OF_DEAD[..], &["--emit=metadata"]].concat();
    let compiled = rustc.compile_text(program.text, &flags, folder.path())?;
    if !compiled.success {
        bail!(compiled);
    }
    Ok(unused(program, &State::default(), &compiled))
}
