//! What errors say of items beside what they ask for.

use super::item::contains;
use super::pruner::Pruner;
use crate::rustc::{Compiled, Diagnostic};
use std::collections::BTreeSet;
use std::iter::successors;
use std::ops::Range;

impl Pruner<'_> {
    /// The items of libraries with errors that nothing is known to need. Where something does, it asks for them.
    pub(super) fn idle(&self, compiled: &Compiled) -> BTreeSet<usize> {
        let items = &self.program.items;
        let around = |place: Range<usize>| {
            self.present().filter(|&id| contains(&items[id].range, &place)).last()
        };
        let wrong = compiled.errors().flat_map(Diagnostic::primary_places).filter_map(around);
        let is_needed = |&id: &usize| {
            let around = successors(items[id].parent, |&id| items[id].parent);
            let mut around = around.filter(|&id| !items[id].goes_when_empty).chain([id]);
            around.any(|id| self.needed.contains(&id))
        };
        let is_idle = |id: &usize| {
            !self.needed.is_empty() && self.program.is_of_library(*id) && !is_needed(id)
        };
        wrong.filter(is_idle).collect()
    }

    /// The derives of `Copy` beside those of `Clone` among some items, which would write other code without.
    pub(super) fn copies(&self, items: &BTreeSet<usize>) -> Vec<usize> {
        let program = &self.program;
        let clones = items.iter().filter(|&&id| program.is_derive_of(id, "Clone"));
        let types = clones.filter_map(|&id| program.around_derive(id));
        let inside = |id: usize| program.items[id].children.iter().copied();
        let derives = types.flat_map(inside).flat_map(inside);
        derives.filter(|&id| program.is_derive_of(id, "Copy")).collect()
    }
}
