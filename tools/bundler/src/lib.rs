//! A Cargo package in, one Rust file out. [`bundle`] goes through the stages, each a file or folder:
//! load, assemble, prune, tidy, verify. The README says what goes in and out of each.

mod assemble;
mod changes;
mod compilers;
mod edit;
mod load;
pub mod package;
mod places;
pub mod profile;
mod prune;
mod rewrites;
pub mod rustc;
mod sizes;
mod syntax;
mod tidy;
mod verify;

use self::compilers::Compilers;
use self::load::cannot_be_bundled;
use self::package::Solution;
use self::profile::Profile;
use self::prune::Pruned;
use self::rustc::{Compiled, Diagnostic};
use anyhow::{Error, Result};
use std::collections::BTreeSet;

pub use self::assemble::Draft;
pub use self::places::place;
pub use self::prune::reachable;
pub use self::verify::{Bundle, Program, compile, verify};

/// Makes one file of a solution, for a judge, that passes `verify`. `command` is what the header names
/// as the maker of the file. To `check` is to compare its code with that of the whole crates too.
///
/// # Errors
/// A message that names what cannot be bundled, or what the judge does not accept.
pub fn bundle(
    solution: &Solution,
    profile: &Profile,
    command: &str,
    check: bool,
    verify: impl Fn(&Bundle) -> Result<()>,
) -> Result<Bundle> {
    let options = &solution.toolchain.options;
    // What is compared with the whole begins with that.
    let draft = assemble(solution, profile, options, check)?;
    let is_whole = draft.is_whole;
    match bundle_draft(solution, profile, command, (draft, check), &verify) {
        // What no name mentions is needed.
        Err(error) if !is_whole && error.is::<Compiled>() => {
            let draft = assemble(solution, profile, options, true)?;
            bundle_draft(solution, profile, command, (draft, check), &verify)
        }
        made => made,
    }
}

/// Makes one file of a draft, which may be checked.
fn bundle_draft(
    solution: &Solution,
    profile: &Profile,
    command: &str,
    (mut draft, check): (Draft, bool),
    verify: &impl Fn(&Bundle) -> Result<()>,
) -> Result<Bundle> {
    let compilers = Compilers::new(solution, profile, &draft)?;
    // Tidied and verified while the compiler confirms what is pruned.
    let finish = |draft: &Draft, pruned: &Pruned| {
        let editions = [pruned.edition, compilers.judge.edition];
        let is_same = |editions| prune::is_same_code(&compilers.own, draft, pruned, editions);
        let notes = changes::check(draft, solution, &pruned.changes, editions, is_same)?;
        let text = tidy::tidy(compilers.judge.edition, draft, pruned, command)?;
        sizes::check(profile, &text)?;
        let bundle = Bundle { text, rustc: compilers.judge.clone(), notes };
        verify(&bundle)?;
        Ok(bundle)
    };
    prune_while_finishing(&compilers, &mut draft, check, finish)
        .map_err(|error| blame(solution, &draft, compilers.own.edition, error))?
}

/// Puts a solution and the crates that it uses into one text, for a compiler with the options `target`; without the
/// modules of libraries that no name mentions, unless it is to be whole.
///
/// # Errors
/// A message that names the crate and what about it cannot be done.
pub fn assemble(
    solution: &Solution,
    profile: &Profile,
    target: &BTreeSet<String>,
    is_whole: bool,
) -> Result<Draft> {
    load::load(solution, profile, target, is_whole)
        .map(assemble::assemble)
        .map_err(|error| solution.cause(error))
}

/// Prunes a draft, and makes something of what is left. Where the draft does not compile, that is tried
/// with its patterns as all editions read them.
fn prune_while_finishing<T>(
    compilers: &Compilers,
    draft: &mut Draft,
    check: bool,
    finish: impl Fn(&Draft, &Pruned) -> Result<T>,
) -> Result<Result<T>> {
    let rustc = &compilers.own;
    let finished = |pruned: &Pruned| finish(draft, pruned);
    let result = prune::prune_while_finishing(rustc, draft, check, finished);
    match result.as_ref().err().and_then(|error| error.downcast_ref()) {
        Some(compiled) if rewrites::write_out(draft, compiled) => {
            prune_while_finishing(compilers, draft, check, finish)
        }
        Some(_) if !draft.missing.is_empty() => Err(draft.missing.remove(0)),
        _ => result,
    }
}

/// Why a draft cannot be pruned: that Cargo cannot build the solution either, if so; or else `error`, and
/// the crate that the first error of the compiler is in, with the file and the line.
fn blame(solution: &Solution, draft: &Draft, edition: u16, error: Error) -> Error {
    let cause = solution.cause(error);
    let primary = cause
        .downcast_ref::<Compiled>()
        .and_then(|compiled| compiled.errors().flat_map(Diagnostic::primary_places).next());
    let module = primary.and_then(|place| {
        let module = draft.modules.iter().find(|module| module.0.contains(&place.start));
        module.map(|(_, module)| (module, place.start))
    });
    let Some((module, at)) = module else { return cause };
    let refusal = cannot_be_bundled(&draft.inlined[module], edition);
    match place(draft, solution, at) {
        Some(place) => cause.context(format!("{refusal}: {place}")),
        None => cause.context(refusal),
    }
}
