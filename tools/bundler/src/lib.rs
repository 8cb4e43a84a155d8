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
use self::prune::{Pruned, TooLong};
use self::rustc::{Compiled, Diagnostic};
use anyhow::{Error, Result, anyhow, bail};
use std::collections::BTreeSet;
use std::mem;

pub use self::assemble::Draft;
pub use self::processor::processor_time;
pub use self::verify::{Bundle, Program, compile, verify};

/// Of what is left out so many items are named.
const MOST_NAMED: usize = 8;

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
    let finish = |draft: &Draft, pruned: &Pruned| {
        let mut notes =
            changes::check(draft, &pruned.changes, pruned.edition, compilers.judge.edition)?;
        notes.extend(check_left_out(draft, pruned)?);
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
    finish: impl Fn(&Draft, &Pruned) -> Result<T>,
) -> Result<Result<T>> {
    let rustc = &compilers.own;
    let prune =
        |draft: &Draft| prune::prune_while_finishing(rustc, draft, |pruned| finish(draft, pruned));
    let mut missing = mem::take(&mut draft.missing).into_iter();
    let reason = match missing.next() {
        Some(missing) => missing,
        None => match prune(draft) {
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
    let Ok(reduced) = prune::reduce(rustc, draft) else { return Err(reason) };
    (draft.text, draft.left_out) = (reduced.text, reduced.left_out);
    // It is told if the solution may mean what is left out.
    draft.missing.push(reason);
    prune(draft)
}

/// What is to be told of a file from whose libraries something is left out, which the solution does not mean.
///
/// # Errors
/// If the solution may mean it, so that something else of that name would be found in its place.
fn check_left_out(draft: &Draft, pruned: &Pruned) -> Result<Option<String>> {
    let all = &draft.left_out;
    let text = edit::blanked(&draft.text, pruned.removed.iter().cloned());
    if let Some(missed) = all.iter().find(|it| it.may_be_meant(&text)) {
        let why = draft.missing.first().map_or(String::new(), |why| format!("{why:#}; "));
        bail!(
            "{why}what needs that is left out, and what the solution uses may mean `{}` of it, where something \
             else would be found",
            missed.told
        );
    }
    let named: Vec<String> =
        all.iter().take(MOST_NAMED).map(|it| format!("`{}`", it.told)).collect();
    let more = match all.len().saturating_sub(MOST_NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let named = named.join(", ") + &more;
    Ok((!all.is_empty()).then(|| format!("left out, as it cannot be bundled: {named}")))
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
