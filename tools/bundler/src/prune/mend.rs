//! Mending a program that compiled until some items were removed at once: with errors in what fails for
//! them, that is removed too; what other errors ask for is restored, with all that it refers to.

use super::failing::may_fail;
use super::item::Kind;
use super::program::Program;
use super::state::State;
use crate::rustc::Compiled;
use crate::syntax::is_of_word;
use std::collections::{BTreeMap, BTreeSet};

/// Kills what fails for dead items, and restores what else errors ask for, if it was there when the program
/// compiled without what is in `passed`.
pub fn mend(program: &Program, state: &mut State, compiled: &Compiled, passed: &BTreeSet<usize>) {
    let (mut failing, mut words, mut around) = (Vec::new(), BTreeSet::new(), Vec::new());
    for error in compiled.errors() {
        let items = error.primary_places().filter_map(|place| {
            program.smallest_around(&place, |item| state.is_present(program, item))
        });
        let items: Vec<usize> = items.collect();
        let code = error.code.as_ref().map_or("", |code| code.code.as_str());
        let fails = |item: &usize| {
            let it = &program.items[*item];
            !state.needed.contains(item) && it.kind != Kind::MacroCall && may_fail(it, code)
        };
        let of_error: Vec<usize> = items.iter().copied().filter(fails).collect();
        if of_error.is_empty() {
            let places = error.primary_places().filter_map(|place| program.text.get(place));
            words.extend(places.flat_map(|text| text.split(|c| !is_of_word(c))));
            words.extend(error.words());
            around.extend(items);
        }
        failing.extend(of_error);
    }
    state.failing.extend(&failing);
    state.kill(&failing);
    let killed = Killed::new(program, state.dead.difference(passed).copied().collect());
    let is_asked_for = |item: &usize| !failing.contains(item) && is_quoted(program, *item, &words);
    let mut restored: Vec<usize> = killed.items.iter().copied().filter(is_asked_for).collect();
    for &item in &restored {
        state.restore(program, item, None);
    }
    if failing.is_empty() && restored.is_empty() {
        restored = around;
    }
    while !restored.is_empty() {
        killed.restore_referred(state, restored);
        // What failed for an item comes back with it.
        restored = killed.not_failing(state);
        for &item in &restored {
            state.restore(program, item, None);
        }
    }
}

/// Whether these words of errors ask for an item: by its name, by that of a method if it is a trait, or by
/// trait and type if it is an impl.
fn is_quoted(program: &Program, item: usize, words: &BTreeSet<&str>) -> bool {
    let all = &program.items[item];
    if all.kind == Kind::Impl {
        return all.is_hinted_at(words);
    }
    let methods = all.children.iter().filter(|&&child| program.items[child].is_associated);
    let mut names = names(program, item).chain(methods.map(|&child| program.name(child)));
    names.any(|name| words.contains(name))
}

/// The names by which others may refer to an item.
fn names<'a>(program: &'a Program, item: usize) -> impl Iterator<Item = &'a str> {
    let defined = program.items[item].defines.iter().map(String::as_str);
    defined.chain([program.name_in_scope(item)])
}

/// The items that were killed since the program compiled.
struct Killed<'a> {
    program: &'a Program<'a>,
    items: BTreeSet<usize>,
    named: BTreeMap<&'a str, Vec<usize>>,
}

impl<'a> Killed<'a> {
    fn new(program: &'a Program, items: BTreeSet<usize>) -> Killed<'a> {
        let mut named: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for &item in &items {
            for name in names(program, item) {
                named.entry(name).or_default().push(item);
            }
        }
        Killed { program, items, named }
    }

    /// Restores what `items` refer to, and what that refers to.
    fn restore_referred(&self, state: &mut State, items: Vec<usize>) {
        let program = self.program;
        let mut waiting = items;
        while let Some(item) = waiting.pop() {
            let all = &program.items[item];
            waiting.extend(all.children.iter().filter(|child| !state.dead.contains(child)));
            for reference in &all.references {
                let name = &program.text[reference.range.clone()];
                for &other in self.named.get(name).into_iter().flatten() {
                    if state.dead.contains(&other) {
                        state.restore(program, other, None);
                        waiting.push(other);
                    }
                }
            }
        }
    }

    /// The items that failed for others, of which none is dead any more.
    fn not_failing(&self, state: &State) -> Vec<usize> {
        let items = &self.program.items;
        let is_definition = |item: &usize| items[*item].kind != Kind::Import;
        let dead = self.items.intersection(&state.dead).copied().filter(is_definition);
        let dead: BTreeSet<&str> = dead.flat_map(|item| names(self.program, item)).collect();
        let is_back = |&item: &usize| {
            let all = &items[item];
            let headers = all.impls.iter().take(1);
            let of_impl = headers.flat_map(|it| [it.of_trait.as_deref(), it.shape.name()]);
            let import = all.import.as_ref();
            let imported = import.and_then(|it| it.glob_of.as_deref().or(it.name.as_deref()));
            let needed = of_impl.flatten().chain(all.self_type.as_deref()).chain(imported);
            let mut needed = needed.peekable();
            state.dead.contains(&item)
                && needed.peek().is_some()
                && !needed.any(|name| dead.contains(name))
        };
        state.failing.iter().copied().filter(is_back).collect()
    }
}
