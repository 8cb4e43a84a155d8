//! Types that nothing mentions but their own impls: no lint tells that such a type is dead, as its impls
//! of traits make values of it.

use super::item::{Item, Kind};
use super::program::Program;
use super::pruner::Pruner;
use super::state::State;
use super::tree::Crate;
use super::trial::remove_all;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

/// Tries to go without each isolated type of the libraries; whether some were removed.
///
/// # Errors
/// If the compiler cannot be started.
pub fn try_without_isolated(pruner: &mut Pruner) -> Result<bool> {
    let before = pruner.state.removed.len();
    let mentions = mentions(&pruner.program, &pruner.state);
    for id in 0..pruner.program.items.len() {
        if let Some(group) = isolated(&pruner.program, &pruner.state, &mentions, id) {
            remove_all(pruner, &group, &mut |pruner| Ok(pruner.check()?.success))?;
        }
    }
    Ok(pruner.state.removed.len() > before)
}

/// The items of each crate that mention a name, or are impls for it.
type Mentions = BTreeMap<(Crate, String), BTreeSet<usize>>;

/// What mentions which name, of all that is there.
fn mentions(program: &Program, state: &State) -> Mentions {
    let mut found = Mentions::new();
    let present = (0..program.items.len()).filter(|&item| state.is_present(program, item));
    for id in present.filter(|&item| program.is_of_library(item)) {
        let (krate, item) = (program.crate_of(id), &program.items[id]);
        let references = item.references.iter().map(|it| &program.text[it.range.clone()]);
        let shapes = item.impls.iter().filter_map(|header| header.shape.name());
        for name in references.chain(shapes).chain(item.self_type.as_deref()) {
            found.entry((krate, name.to_owned())).or_default().insert(id);
        }
    }
    found
}

/// A type, its impls and what else in lists of macro calls mentions it, if nothing else does.
fn isolated(
    program: &Program,
    state: &State,
    mentions: &Mentions,
    id: usize,
) -> Option<Vec<usize>> {
    let item = &program.items[id];
    let is_type = item.kind == Kind::Definition && !item.is_associated && !item.goes_when_empty;
    if !is_type || !program.is_of_library(id) || !state.is_present(program, id) {
        return None;
    }
    let name = program.name(id);
    let is_there = |&&other: &&usize| state.is_present(program, other);
    let others = mentions.get(&(program.crate_of(id), name.to_owned()))?.iter();
    let others: Vec<usize> = others.filter(is_there).copied().collect();
    let mentions_it = |item: &Item| {
        item.references.iter().any(|reference| &program.text[reference.range.clone()] == name)
    };
    let belongs = |&other: &usize| {
        let item = &program.items[other];
        match item.kind {
            Kind::Impl => {
                let of_trait = item.impls.iter().any(|header| header.shape.is_named(name));
                of_trait || item.self_type.as_deref() == Some(name)
            }
            Kind::ListEntry => mentions_it(item),
            _ => false,
        }
    };
    let group: BTreeSet<usize> = others.iter().copied().filter(belongs).chain([id]).collect();
    let is_inside = |mut other: usize| loop {
        if group.contains(&other) {
            return true;
        }
        match program.items[other].parent {
            Some(parent) => other = parent,
            None => return false,
        }
    };
    let is_alone =
        !others.iter().any(|&other| mentions_it(&program.items[other]) && !is_inside(other));
    (group.len() > 1 && is_alone).then(|| group.into_iter().collect())
}
