//! Types that nothing mentions but their own impls: no lint tells that such a type is dead, as its impls
//! of traits make values of it.

use super::item::{Item, Kind};
use super::program::Program;
use super::pruner::Pruner;
use super::state::State;
use super::trial::remove_all;
use anyhow::Result;
use std::collections::BTreeSet;

/// Tries to go without each isolated type of the libraries; whether some were removed.
///
/// # Errors
/// If the compiler cannot be started.
pub fn try_without_isolated(pruner: &mut Pruner) -> Result<bool> {
    let before = pruner.state.removed.len();
    for id in 0..pruner.program.items.len() {
        if let Some(group) = isolated(&pruner.program, &pruner.state, id) {
            remove_all(pruner, &group, &mut |pruner| Ok(pruner.check()?.success))?;
        }
    }
    Ok(pruner.state.removed.len() > before)
}

/// A type, its impls and what else in lists of macro calls mentions it, if nothing else does.
fn isolated(program: &Program, state: &State, id: usize) -> Option<Vec<usize>> {
    let item = &program.items[id];
    let is_type = item.kind == Kind::Definition && !item.is_associated && !item.goes_when_empty;
    if !is_type || !program.is_of_library(id) || !state.is_present(program, id) {
        return None;
    }
    let (name, krate) = (program.name(id), program.crate_of(id));
    let mentions = |item: &Item| {
        item.references.iter().any(|reference| &program.text[reference.range.clone()] == name)
    };
    let belongs = |item: &Item| match item.kind {
        Kind::Impl => {
            let of_trait = item.impls.iter().any(|header| header.shape.is_named(name));
            of_trait || item.self_type.as_deref() == Some(name)
        }
        Kind::ListEntry => mentions(item),
        _ => false,
    };
    let present = (0..program.items.len())
        .filter(|&other| program.crate_of(other) == krate && state.is_present(program, other));
    let group: BTreeSet<usize> =
        present.clone().filter(|&other| other == id || belongs(&program.items[other])).collect();
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
        !present.clone().any(|other| mentions(&program.items[other]) && !is_inside(other));
    (group.len() > 1 && is_alone).then(|| group.into_iter().collect())
}
