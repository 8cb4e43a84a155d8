//! What is left of a draft that does not compile, without what does not: a module that needs a crate
//! which cannot be bundled is no loss to a solution that does not need the module.

use super::item::{Kind, contains};
use super::left_out::Lost;
use super::program::Program;
use super::tree::crate_of;
use crate::assemble::Draft;
use crate::rustc::{Compiled, Diagnostic, Rustc};
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::ops::Range;
use tempfile::TempDir;

/// How long a chain of items that need each other may be.
const MOST_ROUNDS: usize = 50;

/// The draft with blanks for all of its libraries that does not compile, and all that needs it; and what that
/// is.
///
/// # Errors
/// What the compiler says, if the solution itself needs such items.
pub fn reduce(rustc: &Rustc, draft: &Draft) -> Result<(String, Vec<Lost>)> {
    let program = Program::new(&draft.text, draft.solution_end)?;
    let removed = reduce_without(rustc, &program, BTreeSet::new(), MOST_ROUNDS, |_, _| false)?;
    let lost = Lost::all(&program, &removed);
    Ok((program.without(removed), lost))
}

/// The items that cannot be there if some are `removed`, and these, if `most` compilations tell.
///
/// # Errors
/// What the compiler says, if the solution itself needs such items, or if it is in vain to go on with what
/// a compilation says and the items that its errors are in.
pub fn reduce_without(
    rustc: &Rustc,
    program: &Program,
    mut removed: BTreeSet<usize>,
    most: usize,
    is_in_vain: impl Fn(&Compiled, &BTreeSet<usize>) -> bool,
) -> Result<BTreeSet<usize>> {
    let folder = TempDir::new()?;
    for _ in 0..most {
        let text = program.without(removed.iter().copied());
        let flags = ["--cap-lints=allow", "--emit=metadata"];
        let compiled = rustc.compile_if_resolved(&text, &flags, folder.path())?;
        if compiled.success {
            return Ok(removed);
        }
        let failing = failing(program, &removed, &compiled);
        if failing.is_subset(&removed) || is_in_vain(&compiled, &failing) {
            bail!(compiled);
        }
        removed.extend(failing);
    }
    bail!("what the libraries cannot do without has no end")
}

/// The items that errors are in.
fn failing(program: &Program, removed: &BTreeSet<usize>, compiled: &Compiled) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    for place in compiled.errors().flat_map(Diagnostic::primary_places) {
        let is_candidate = |item: usize| {
            program.is_of_library(item)
                && crate_of(&program.items, program.solution_end, item) != Some(item)
                && !is_part_of_impl(program, item)
                && !is_gone(program, removed, item)
        };
        let Some(item) = program.smallest_around(&place, is_candidate) else { continue };
        found.extend(with_its_type(program, item));
    }
    found
}

/// Whether an item is part of an impl of a trait, which goes as a whole: without one of its items it might
/// compile and mean something else. So it is with the parts of other items that are not items themselves.
fn is_part_of_impl(program: &Program, item: usize) -> bool {
    matches!(
        program.items[item].kind,
        Kind::TraitImplItem | Kind::MacroArm | Kind::ListEntry | Kind::Supertrait
    )
}

fn is_gone(program: &Program, removed: &BTreeSet<usize>, item: usize) -> bool {
    let range: &Range<usize> = &program.items[item].range;
    removed.iter().any(|&gone| contains(&program.items[gone].range, range))
}

/// An item; where it is an impl of `Drop`, which nobody would miss, the type too.
fn with_its_type(program: &Program, item: usize) -> Vec<usize> {
    let mut all = vec![item];
    let impls = &program.items[item].impls;
    if impls.iter().any(|header| header.of_trait.as_deref() == Some("Drop"))
        && let Some(name) = &program.items[item].self_type
    {
        let key = (program.crate_of(item), name.clone());
        all.extend(program.names.definitions.get(&key).into_iter().flatten());
    }
    all
}
