//! Doing what diagnostics ask for.

use super::candidates::Candidates;
use super::diagnostic::Missing;
use super::failing::failing;
use super::fit::Fit;
use super::item::{Item, Kind, contains};
use super::program::Program;
use super::state::State;
use super::type_shape::{TypeShape, is_integer, rarity};
use crate::rustc::{Compiled, Diagnostic};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Restores what errors ask for, and kills what fails for what is removed; whether that is anything.
/// Guesses wait until nothing is certain: many an error is only the consequence of another.
pub fn restore(program: &Program, state: &mut State, compiled: &Compiled) -> bool {
    let failing = failing(Candidates { program, state }, compiled);
    let is_failing = |place: &Range<usize>| {
        failing.iter().any(|&item| contains(&program.items[item].range, place))
    };
    let errors: Vec<&Diagnostic> = compiled
        .errors()
        .filter(|error| !error.primary_places().any(|place| is_failing(&place)))
        .collect();
    state.failing.extend(&failing);
    state.kill(&failing);
    !failing.is_empty() | restore_up_to(Fit::Hinted, program, state, &errors)
        || restore_lists(program, state, &errors)
        || restore_up_to(Fit::Words, program, state, &errors)
        || restore_asked_by_impls(program, state, &errors)
        || restore_up_to(Fit::OfType, program, state, &errors)
        || restore_up_to(Fit::Operator, program, state, &errors)
        || restore_up_to(Fit::Expansion, program, state, &errors)
        || restore_called(program, state, &errors)
}

/// Restores what answers errors best, if that is `worst` or better; whether that is anything.
fn restore_up_to(worst: Fit, program: &Program, state: &mut State, errors: &[&Diagnostic]) -> bool {
    let mut restored = BTreeSet::new();
    for error in errors {
        let candidates = Candidates { program, state };
        let at = error.primary_places().next().and_then(|place| {
            program.smallest_around(&place, |item| state.is_present(program, item))
        });
        let missing = Missing::of(error, program);
        let fit = |item: usize| candidates.fit(&missing, item, at);
        let is_answer = |&item: &usize| fit(item).is_some_and(|fit| fit <= Fit::Hinted);
        let answers: Vec<usize> = restored.iter().copied().filter(is_answer).collect();
        if !answers.is_empty() {
            restore_entries(program, state, &answers, &missing, at);
            continue;
        }
        let tried = state.restored.get(&error.message).cloned().unwrap_or_default();
        let fits: Vec<(Fit, usize)> = state
            .removed
            .difference(&tried)
            .filter_map(|&item| Some((fit(item)?, item)))
            .filter(|fit| fit.0 <= worst)
            .collect();
        let Some(best) = fits.iter().map(|fit| fit.0).min() else { continue };
        let best: Vec<usize> = fits.iter().filter(|fit| fit.0 == best).map(|fit| fit.1).collect();
        let best = one_integer(program, &missing, best);
        // What was restored for this message before was not it, or not all.
        state.guessed.extend(tried);
        if best.len() > 1 || fits.iter().all(|fit| fit.0 > Fit::Likely) {
            state.guessed.extend(&best);
        }
        state.restored.entry(error.message.clone()).or_default().extend(&best);
        restore_entries(program, state, &best, &missing, at);
        for item in best {
            state.restore(program, item, at);
            for supertrait in (Candidates { program, state }).supertraits(item) {
                state.restore(program, supertrait, Some(item));
            }
            restored.insert(item);
        }
    }
    !restored.is_empty()
}

/// Restores what the impls that would answer errors need themselves; whether that is anything.
fn restore_asked_by_impls(program: &Program, state: &mut State, errors: &[&Diagnostic]) -> bool {
    let mut restored = BTreeSet::new();
    // One of each message: the same again asks for no more.
    let errors: BTreeMap<&str, &Diagnostic> =
        errors.iter().map(|error| (&*error.message, *error)).collect();
    for error in errors.into_values() {
        let missing = Missing::of(error, program);
        let mut asked = (Candidates { program, state }).asked_by_impls(&missing);
        let tried = state.restored.get(&error.message);
        asked.retain(|item| !tried.is_some_and(|tried| tried.contains(item)));
        if missing.words.contains("integer") {
            asked = one_of_integers(program, asked);
        }
        if !asked.is_empty() {
            state.restored.entry(error.message.clone()).or_default().extend(&asked);
            restored.extend(asked);
        }
    }
    for &item in &restored {
        state.restore(program, item, None);
    }
    state.guessed.extend(&restored);
    !restored.is_empty()
}

/// Restores the impls of the program's own traits that have a method which is called where errors are that
/// name nothing: another method of that name may be found, of which the compiler says that a lifetime does
/// not fit. Whether that is anything.
fn restore_called(program: &Program, state: &mut State, errors: &[&Diagnostic]) -> bool {
    let mut called = BTreeSet::new();
    let unnamed = errors.iter().filter(|error| Missing::of(error, program).is_nothing());
    for place in unnamed.flat_map(|error| error.primary_places()) {
        let at = program.smallest_around(&place, |item| state.is_present(program, item));
        let references = at.map_or(&[][..], |at| &program.items[at].references);
        let methods = references.iter().filter(|reference| reference.is_after_dot);
        called.extend(methods.map(|method| &program.text[method.range.clone()]));
    }
    let has_called = |name: &String| {
        let items = program.names.items_of_trait(name).into_iter().flatten();
        items.into_iter().any(|&item| called.contains(program.name(item)))
    };
    let is_called = |&item: &usize| {
        let Some(header) = program.items[item].impls.first() else { return false };
        let is_impl = program.items[item].kind == Kind::Impl && header.is_own_trait;
        is_impl && header.of_trait.as_ref().is_some_and(has_called)
    };
    let restored: Vec<usize> = state.removed.iter().copied().filter(is_called).collect();
    for &item in &restored {
        state.restore(program, item, None);
    }
    state.guessed.extend(&restored);
    !restored.is_empty()
}

/// Of impls for several integers, where the error asks for any, one: that is enough to go on with.
fn one_integer(program: &Program, missing: &Missing, items: Vec<usize>) -> Vec<usize> {
    let is_method = matches!(&missing.method, Some((_, TypeShape::Integer)));
    if !missing.is_any_integer() && !is_method {
        return items;
    }
    one_of_integers(program, items)
}

/// Of impls of a trait for several integers, one.
fn one_of_integers(program: &Program, items: Vec<usize>) -> Vec<usize> {
    let integer = |item: usize| match program.items[item].impls.first().map(|header| &header.shape)
    {
        Some(TypeShape::Named(name)) if is_integer(name) => Some(name),
        _ => None,
    };
    let (integers, mut rest): (Vec<usize>, Vec<usize>) =
        items.into_iter().partition(|&item| integer(item).is_some());
    // One whose type nothing else decides is an `i32`.
    let rarity = |&item: &usize| integer(item).map(|name| (name != "i32", rarity(name)));
    let mut of_traits: BTreeMap<Option<&str>, Vec<usize>> = BTreeMap::new();
    for item in integers {
        let header = program.items[item].impls.first();
        of_traits
            .entry(header.and_then(|header| header.of_trait.as_deref()))
            .or_default()
            .push(item);
    }
    rest.extend(of_traits.into_values().filter_map(|of_one| of_one.into_iter().min_by_key(rarity)));
    rest
}

/// Restores what errors ask for in macro calls.
fn restore_entries(
    program: &Program,
    state: &mut State,
    calls: &[usize],
    missing: &Missing,
    at: Option<usize>,
) {
    for &call in calls {
        for entry in (Candidates { program, state }).entries(call, missing) {
            state.restore(program, entry, at);
        }
    }
}

/// Restores all that is in macro calls with errors: the macro may have no arm without it.
fn restore_lists(program: &Program, state: &mut State, errors: &[&Diagnostic]) -> bool {
    let calls = program.items.iter().filter(|item| item.kind == Kind::MacroCall);
    let places: Vec<Range<usize>> =
        errors.iter().flat_map(|error| error.primary_places()).collect();
    let has_error = |call: &&Item| places.iter().any(|place| contains(&call.range, place));
    let calls: Vec<&Range<usize>> = calls.filter(has_error).map(|call| &call.range).collect();
    let is_inside = |item: &&usize| {
        let range = &program.items[**item].range;
        calls.iter().any(|call| contains(call, range) && *call != range)
    };
    let inside: BTreeSet<usize> = state.removed.iter().filter(is_inside).copied().collect();
    for &item in &inside {
        state.restore(program, item, None);
    }
    state.guessed.extend(&inside);
    !inside.is_empty()
}
