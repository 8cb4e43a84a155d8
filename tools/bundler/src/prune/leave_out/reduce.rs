//! What is left of a draft that does not compile, without what does not: a module that needs a crate
//! which cannot be bundled is no loss to a solution that does not need the module.

use super::errors::leave_out;
use super::lost::{Lost, told};
use super::without::Without;
use crate::assemble::Draft;
use crate::prune::ir::made;
use crate::prune::item::Kind;
use crate::prune::program::Program;
use crate::rustc::{Compiled, Rustc};
use anyhow::{Result, bail};
use std::error::Error;
use std::fmt;
use tempfile::TempDir;

/// How long a chain of items that need each other may be.
const MOST_ROUNDS: usize = 50;

/// The solution reaches a function that is not there as it was.
#[derive(Debug)]
pub struct Reached {
    function: String,
    /// The impl that it is in.
    of: Option<String>,
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the solution uses `{}`", self.function)?;
        if let Some(of) = &self.of {
            write!(f, " of `{of}`")?;
        }
        f.write_str(", which needs that")
    }
}

impl Error for Reached {}

/// The draft without all of its libraries that does not compile, and without what needs that: functions are
/// stubs, others have blanks; and what is not even a stub.
///
/// # Errors
/// What the compiler says, if the solution itself needs such items; [`Reached`] if it reaches what is not there.
pub fn reduce(rustc: &Rustc, draft: &Draft) -> Result<(String, Vec<Lost>)> {
    let program = Program::new(&draft.text, draft.solution_end)?;
    let more = |compiled: &Compiled, without: &mut Without| {
        let before = without.len();
        leave_out(&program, compiled, without);
        without.len() > before
    };
    let without = reduce_without(rustc, &program, Without::default(), MOST_ROUNDS, more)?;
    let text = without.text(&program);
    let mut not_there = without.stubs.union(&without.unknown).peekable();
    if not_there.peek().is_some() {
        let lines = made(rustc, &text)?.lines;
        if let Some(&item) = not_there.find(|&&item| program.has_a_line(item, &lines)) {
            let of = program.items[item].parent.filter(|&it| program.items[it].kind == Kind::Impl);
            let (function, of) = (program.name(item).to_owned(), of.map(|it| told(&program, it)));
            bail!(Reached { function, of });
        }
    }
    let lost = Lost::all(&program, &without.removed, &without.of_missing_traits);
    Ok((text, lost))
}

/// What has to be gone `without` some things, if `most` compilations tell. `more` adds what an unsuccessful one
/// says, and tells whether it is of use to go on.
///
/// # Errors
/// What the compiler says, if it is not.
pub fn reduce_without(
    rustc: &Rustc,
    program: &Program,
    mut without: Without,
    most: usize,
    more: impl Fn(&Compiled, &mut Without) -> bool,
) -> Result<Without> {
    let folder = TempDir::new()?;
    for _ in 0..most {
        let flags = ["--cap-lints=allow", "--emit=metadata"];
        let compiled = rustc.compile_if_resolved(&without.text(program), &flags, folder.path())?;
        if compiled.success {
            return Ok(without);
        }
        if !more(&compiled, &mut without) {
            bail!(compiled);
        }
    }
    bail!("what the libraries cannot do without has no end")
}
