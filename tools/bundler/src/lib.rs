//! A Cargo package in, one Rust file out. [`bundle`] goes through the stages, each a file or folder:
//! load, assemble, prune, tidy, verify, keep. The README says what goes in and out of each.

mod assemble;
mod changes;
mod compilers;
mod edit;
mod keep;
mod lints;
mod load;
pub mod package;
mod patterns;
mod processor;
pub mod profile;
mod prune;
pub mod rustc;
mod since_2024;
mod syntax;
mod tidy;
mod verify;

use self::assemble::cannot_be_bundled;
use self::compilers::Compilers;
use self::package::Solution;
use self::profile::Profile;
use self::prune::{LeftOut, Pruned, Reached, TooLong};
use self::rustc::{Compiled, Diagnostic};
use anyhow::{Error, Result, anyhow};
use std::collections::BTreeSet;
use std::mem;

pub use self::assemble::Draft;
pub use self::processor::processor_time;
pub use self::verify::{Bundle, Program, compile, verify};

/// Makes one file of a solution, for a judge, that passes `verify`. `command` is what the header names
/// as the maker of the file.
///
/// # Errors
/// A message that names what cannot be bundled, or what the judge does not accept.
pub fn bundle(
    solution: &Solution,
    profile: &Profile,
    command: &str,
    verify: impl Fn(&Bundle) -> Result<()>,
) -> Result<Bundle> {
    let mut draft = assemble(solution, profile, &solution.toolchain.options)?;
    let compilers = Compilers::new(solution, profile, &draft)?;
    let verified = |text: String, notes: Vec<String>| -> Result<Bundle> {
        profile.check_size(&text)?;
        let bundle = Bundle { text, rustc: compilers.judge.clone(), notes };
        verify(&bundle)?;
        Ok(bundle)
    };
    let place = keep::Place::new(solution, &draft, &compilers, command);
    let kept = place.as_ref().and_then(keep::Place::get);
    if let Some(Ok(bundle)) = kept.map(|text| verified(text, Vec::new())) {
        return Ok(bundle);
    }
    // Tidied and verified while the compiler confirms what is pruned.
    let finish = |draft: &Draft, left_out: Option<&LeftOut>, pruned: &Pruned| {
        let mut notes =
            changes::check(draft, &pruned.changes, pruned.edition, compilers.judge.edition)?;
        if let Some(left_out) = left_out {
            notes.extend(left_out.check(draft, pruned)?);
        }
        verified(tidy::tidy(&compilers.judge, draft, pruned, command)?, notes)
    };
    let bundle = prune_while_finishing(&compilers, &mut draft, finish)
        .map_err(|error| blame(solution, &draft, compilers.own.edition, error))??;
    // What is to be known is not kept with it.
    if let Some(place) = place.filter(|_| bundle.notes.is_empty()) {
        place.put(&bundle.text);
    }
    Ok(bundle)
}

/// Puts a solution and the crates that it uses into one text, for a compiler with the options `target`.
///
/// # Errors
/// A message that names the crate and what about it cannot be done.
pub fn assemble(
    solution: &Solution,
    profile: &Profile,
    target: &BTreeSet<String>,
) -> Result<Draft> {
    load::load(solution, profile, target)
        .and_then(|loaded| assemble::assemble(solution, profile, loaded))
        .map_err(|error| solution.cause(error))
}

/// Prunes a draft, and makes something of what is left. Where the draft does not compile, that is tried
/// with its patterns as all editions read them, and without what does not compile, which the solution may
/// not need.
fn prune_while_finishing<T>(
    compilers: &Compilers,
    draft: &mut Draft,
    finish: impl Fn(&Draft, Option<&LeftOut>, &Pruned) -> Result<T>,
) -> Result<Result<T>> {
    let rustc = &compilers.own;
    let prune = |draft: &Draft, left_out: Option<&LeftOut>| {
        prune::prune_while_finishing(rustc, draft, |pruned| finish(draft, left_out, pruned))
    };
    let mut missing = mem::take(&mut draft.missing).into_iter();
    let reason = match missing.next() {
        Some(missing) => missing,
        None => match prune(draft, None) {
            Err(error) => match error.downcast_ref() {
                Some(compiled) if patterns::write_out(draft, compiled) => {
                    return prune_while_finishing(compilers, draft, finish);
                }
                Some(_) => error,
                None => return Err(error),
            },
            result => return result,
        },
    };
    let (text, items) = match prune::reduce(rustc, draft) {
        Ok(reduced) => reduced,
        Err(error) if error.is::<Reached>() && !reason.is::<Compiled>() => {
            return Err(anyhow!("{reason:#}; {error}"));
        }
        Err(_) => return Err(reason),
    };
    draft.text = text;
    prune(draft, Some(&LeftOut { why: reason, items }))
}

/// Why a draft cannot be pruned: that Cargo cannot build the solution either, if so; or else `error`, and
/// the crate that the first error of the compiler is in; the largest, where it took too long.
fn blame(solution: &Solution, draft: &Draft, edition: u16, error: Error) -> Error {
    if error.is::<TooLong>() {
        let largest = draft.modules.iter().max_by_key(|(range, _)| range.len());
        return match largest {
            Some((_, module)) => {
                anyhow!("crate `{}` cannot be bundled: {error}", draft.inlined[module].name)
            }
            None => error,
        };
    }
    let cause = solution.cause(error);
    let place = cause
        .downcast_ref::<Compiled>()
        .and_then(|compiled| compiled.errors().flat_map(Diagnostic::primary_places).next());
    let module = place.and_then(|place| draft.modules.iter().find(|m| m.0.contains(&place.start)));
    match module {
        Some((_, module)) => cause.context(cannot_be_bundled(&draft.inlined[module], edition)),
        None => cause,
    }
}
