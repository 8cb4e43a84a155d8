//! Items that fail to compile for what is removed: dead too, rather than asking for it.

use super::candidates::Candidates;
use super::diagnostic::Missing;
use super::fit::Fit;
use super::item::{Item, Kind};
use crate::rustc::{Compiled, Diagnostic};
use std::collections::BTreeSet;

/// The imports of removed items, items in impls of traits that no longer have them, and impls of removed
/// traits and types.
pub fn failing(candidates: Candidates, compiled: &Compiled) -> Vec<usize> {
    let Candidates { program, state } = candidates;
    let items = &program.items;
    let mut found = BTreeSet::new();
    let is_method = |error: &Diagnostic| Missing::of(error, program).method.is_some();
    let misses_a_method = compiled.errors().any(is_method);
    // A name, not all that is in braces; not all names of something where what that brings may be missed, and
    // never in the solution, which means it.
    let is_name = |item: usize| {
        let is_missed = misses_a_method || !program.is_of_library(item);
        items[item].import.is_some() && !(items[item].is_glob() && is_missed)
    };
    for error in compiled.errors() {
        let code = error.code.as_ref().map_or("", |code| code.code.as_str());
        let fails = |place| {
            program.smallest_around(&place, |item| {
                state.is_present(program, item)
                    && !state.needed.contains(&item)
                    && may_fail(&items[item], code)
                    && (items[item].kind != Kind::Import || is_name(item))
            })
        };
        let in_error: Vec<usize> = error.primary_places().filter_map(fails).collect();
        // What is only tried to go without is restored.
        let missing = Missing::of(error, program);
        let is_tried = |&item: &usize| {
            items[item].is_unlinted && candidates.fit(&missing, item, None) == Some(Fit::Exact)
        };
        if !in_error.is_empty() && !state.removed.iter().any(is_tried) {
            found.extend(in_error);
        }
    }
    found.into_iter().collect()
}

/// Whether an item may fail for what is removed, where an error with this code is in it.
pub fn may_fail(item: &Item, code: &str) -> bool {
    match item.kind {
        Kind::TraitImplItem => matches!(code, "E0407" | "E0437" | "E0438"),
        Kind::Import => matches!(code, "E0432" | "E0433" | "E0364" | "E0365" | "E0603"),
        Kind::Impl | Kind::MacroCall => {
            !item.goes_when_empty
                && item.defines.is_empty()
                && matches!(code, "E0405" | "E0412" | "E0425" | "E0433")
        }
        _ => false,
    }
}
