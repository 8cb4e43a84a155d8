//! Which absent items the errors of the compiler ask for: by their codes, their places, and the code that they
//! quote.

mod names;
mod types;

use super::item::{Kind, contains};
use super::program::Program;
use super::question::Question;
use crate::rustc::{Compiled, Diagnostic};
use std::collections::BTreeSet;
use std::mem;

/// The codes of errors that say that a name is not found, or another that is private. They hide or cause all others.
const OF_NAMES: [&str; 17] = [
    "E0403", "E0404", "E0405", "E0407", "E0411", "E0412", "E0422", "E0423", "E0424", "E0425",
    "E0432", "E0433", "E0437", "E0438", "E0531", "E0576", "E0603",
];

/// A way to find the absent items that an error asks for.
type Way<'a> = &'a dyn Fn(&Question<'_>) -> BTreeSet<usize>;

/// The absent items that the errors ask for; none if that cannot be told. `is_present` says which are there.
pub fn missing(program: &Program, is_present: &[bool], compiled: &Compiled) -> BTreeSet<usize> {
    let search = Search::new(program, is_present);
    let of_names: Vec<&Diagnostic> = compiled.errors().filter(|it| is_of_names(it)).collect();
    if !of_names.is_empty() {
        return of_names.into_iter().flat_map(|error| search.named_at(error)).collect();
    }
    let errors: Vec<Question> = compiled.errors().map(|it| Question::new(program, it)).collect();
    // An error that is not understood may follow from others.
    let all = |way: Way<'_>| errors.iter().flat_map(way).collect::<BTreeSet<_>>();
    let asked = (0..3).map(|place| all(&|it| search.asked_for(it, place)));
    let half = (0..3).map(|half| all(&|it| mem::take(&mut search.half_named(it)[half])));
    asked.chain(half).find(|items| !items.is_empty()).unwrap_or_default()
}

/// Whether an error says that a name is not found.
fn is_of_names(error: &Diagnostic) -> bool {
    match error.code() {
        Some(code) => OF_NAMES.contains(&code),
        None => error.message.starts_with("cannot find"),
    }
}

/// Those of some items that are likelier to be meant; all, if none is.
fn likelier(items: BTreeSet<usize>, is_likelier: impl Fn(&usize) -> bool) -> BTreeSet<usize> {
    let likelier: BTreeSet<usize> = items.iter().copied().filter(is_likelier).collect();
    if likelier.is_empty() { items } else { likelier }
}

/// The absent items, among which those that an error asks for are.
struct Search<'a> {
    program: &'a Program<'a>,
    is_present: &'a [bool],
    absent: Vec<usize>,
    /// The absent impls, derives and macro calls whose traits and types are there, in an item that is there.
    impls: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(program: &'a Program<'a>, is_present: &'a [bool]) -> Search<'a> {
        let absent = (0..program.items.len()).filter(|&id| !is_present[id]).collect();
        let mut search = Search { program, is_present, absent, impls: Vec::new() };
        let is_impl = |&&id: &&usize| {
            let kind = program.items[id].kind;
            matches!(kind, Kind::TraitImpl | Kind::Derive | Kind::MacroCall)
                && program.has_header(id, is_present)
                && search.is_around_present(id)
        };
        search.impls = search.absent.iter().filter(is_impl).copied().collect();
        search
    }

    /// Whether an import would be in scope where an error is.
    fn is_in_scope(&self, import: usize, error: &Diagnostic) -> bool {
        let holds = |scope: usize| {
            let scope = &self.program.items[scope].range;
            error.primary_places().any(|place| contains(scope, &place))
        };
        self.is_around_present(import) && self.program.scope(import).is_none_or(holds)
    }

    /// The absent impls for which something holds.
    fn impls(&self, holds: impl Fn(usize) -> bool) -> BTreeSet<usize> {
        self.impls.iter().copied().filter(|&id| holds(id)).collect()
    }

    /// Whether what an item is in is there, or would be with it.
    fn is_around_present(&self, id: usize) -> bool {
        let around = self.program.items[id].parent;
        around.is_none_or(|around| {
            self.is_present[around]
                || self.program.items[around].goes_when_empty && self.is_around_present(around)
        })
    }
}
