//! Crates that a program can do without, as no function of theirs is in its code: most often those that a
//! library has for what the solution does not use.

use super::leave_out::{Without, failing, reduce_without};
use super::program::Program;
use super::state::State;
use crate::rustc::{Compiled, Diagnostic, Rustc};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

/// So many compilations of nearly the whole are worth it; a crate that others need more deeply stays.
const MOST_ROUNDS: usize = 16;

/// Not so many crates can each be large enough to be tried by itself.
const MOST_CRATES: usize = 20;

/// The crates of a program none of whose functions is in its code, which has functions on these `lines`.
fn crates(program: &Program, lines: &BTreeSet<usize>) -> BTreeSet<usize> {
    (0..program.items.len())
        .filter(|&item| program.crate_of(item) == Some(item) && !program.has_a_line(item, lines))
        .collect()
}

/// Whether more than a fifth of what is there of the libraries is of such crates: then to leave them out is
/// worth its compilations.
pub fn is_much(program: &Program, state: &State, lines: &BTreeSet<usize>) -> bool {
    let idle = crates(program, lines);
    let is_counted = |&item: &usize| {
        program.is_of_library(item)
            && program.items[item].children.is_empty()
            && state.is_present(program, item)
    };
    let (mut of_idle, mut all) = (0, 0);
    for item in (0..program.items.len()).filter(is_counted) {
        let bytes = program.items[item].range.len();
        all += bytes;
        if program.crate_of(item).is_some_and(|krate| idle.contains(&krate)) {
            of_idle += bytes;
        }
    }
    of_idle * 5 > all
}

/// The bytes of such crates in a program, and of all in the other crates that needs them: of all of these
/// crates, or where the code needs types of some, of those of the larger ones that it can be without.
pub fn idle(rustc: &Rustc, program: &Program, lines: &BTreeSet<usize>) -> Vec<Range<usize>> {
    let mut crates: Vec<usize> = crates(program, lines).into_iter().collect();
    let more = |compiled: &Compiled, without: &mut Without| {
        let failing = failing(program, &without.removed, compiled);
        let mut places = compiled.errors().flat_map(Diagnostic::primary_places);
        // What the solution misses, or the code, does not come back by removing more.
        let is_in_vain = failing.is_subset(&without.removed)
            || failing.iter().any(|&item| program.has_a_line(item, lines))
            || places.any(|place| place.start < program.solution_end);
        without.removed.extend(failing);
        !is_in_vain
    };
    let without = |removed| {
        let without = Without::items(removed);
        reduce_without(rustc, program, without, MOST_ROUNDS, more).ok().map(|it| it.removed)
    };
    let all = without(crates.iter().copied().collect());
    let removed = all.unwrap_or_else(|| {
        let size = |&krate: &usize| program.items[krate].range.len();
        crates.retain(|krate| size(krate) > program.text.len() / MOST_CRATES);
        crates.sort_by_key(|krate| Reverse(size(krate)));
        crates.into_iter().fold(BTreeSet::new(), |removed, krate| {
            let more = removed.iter().copied().chain([krate]).collect();
            without(more).unwrap_or(removed)
        })
    });
    removed.into_iter().map(|id| program.items[id].range.clone()).collect()
}
