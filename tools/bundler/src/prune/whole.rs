//! The whole program as the compiler sees it, asked for where guessing does not come to an end: what is
//! dead in it, and which impls its code is made of.

use super::program::Program;
use super::state::State;
use super::unused::unused;
use crate::rustc::{OUTPUT, Rustc, SOURCE};
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::fs;
use std::panic::resume_unwind;
use std::thread;
use tempfile::TempDir;

/// What the compiler says of a program of which nothing is removed.
pub struct Whole {
    /// The items that it calls dead, and functions that are not in its code.
    pub dead: Vec<usize>,
    /// The impls of traits with functions that are in its code.
    pub used: Vec<usize>,
}

/// Asks the compiler about a program of which nothing is removed.
///
/// # Errors
/// If it does not compile, or the compiler cannot be started.
pub fn whole(rustc: &Rustc, program: &Program) -> Result<Whole> {
    thread::scope(|scope| {
        let lines = scope.spawn(|| lines_of_functions(rustc, program.text));
        let mut dead = dead(rustc, program)?;
        let lines = lines.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        dead.extend(program.not_in_code(&lines));
        Ok(Whole { dead, used: program.in_code(&lines) })
    })
}

/// What the compiler calls dead in a program.
fn dead(rustc: &Rustc, program: &Program) -> Result<Vec<usize>> {
    let folder = TempDir::new()?;
    let flags = [
        "--cap-lints=allow",
        "--force-warn=dead_code",
        "--force-warn=unused_imports",
        "--force-warn=unused_macros",
        "--emit=metadata",
    ];
    let compiled = rustc.compile_text(program.text, &flags, folder.path())?;
    if !compiled.success {
        bail!(compiled);
    }
    Ok(unused(program, &State::default(), &compiled))
}

/// The lines where functions of a program begin that are in its code.
///
/// # Errors
/// If it does not compile, or the compiler cannot be started.
pub fn lines_of_functions(rustc: &Rustc, text: &str) -> Result<BTreeSet<usize>> {
    let folder = TempDir::new()?;
    let flags = [
        "--cap-lints=allow",
        "-Cdebug-assertions=off",
        "-Cno-prepopulate-passes",
        "-Ccodegen-units=1",
        "-Cdebuginfo=line-tables-only",
        "--emit=llvm-ir",
    ];
    let compiled = rustc.compile_text(text, &flags, folder.path())?;
    if !compiled.success {
        bail!(compiled);
    }
    let ir = fs::read_to_string(folder.path().join(OUTPUT))?;
    let source = format!("!DIFile(filename: \"{SOURCE}\"");
    let file = |line: &&str| line.contains(&source);
    let Some(file) = ir.lines().find(file).and_then(|line| line.split(' ').next()) else {
        return Ok(BTreeSet::new());
    };
    let file = format!(", file: {file}, line: ");
    let functions = ir.lines().filter(|line| line.contains("!DISubprogram("));
    let numbers = functions.filter_map(|line| {
        let (_, rest) = line.split_once(&file)?;
        rest.split(',').next()?.parse().ok()
    });
    Ok(numbers.collect())
}
