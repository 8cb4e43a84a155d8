//! What a program does not need as it seems: what no code is made of, and what does not compile.

use super::Round;
use crate::prune::item::{Item, Kind, contains};
use crate::rustc::{Compiled, Diagnostic};
use crate::syntax::Path;
use std::collections::BTreeSet;
use std::iter::successors;

impl Round<'_> {
    /// The items of libraries that are there and no code is made of, where all that has code is needed: functions, but for
    /// those that impls must have and those in others; impls, derived ones and those that macros write too.
    pub(super) fn idle(&self) -> Vec<usize> {
        let Round { program, needed, .. } = self;
        let present = || self.present().filter(|&id| program.is_of_library(id));
        // The items of traits of which an impl has code, or that are types or constants.
        let has_trait_item = |id: &usize| {
            let Item { kind, is_function, .. } = program.items[*id];
            kind == Kind::TraitImplItem && (needed.contains(id) || !is_function)
        };
        let with_code = present().filter(has_trait_item);
        let kept: BTreeSet<usize> =
            with_code.filter_map(|id| program.trait_items(id)).flatten().collect();
        let is_idle = |&id: &usize| {
            let item = &program.items[id];
            let is_in = |holds: &dyn Fn(usize) -> bool| item.parent.is_some_and(holds);
            match item.kind {
                Kind::TraitImpl => !needed.contains(&id) && !self.is_expected(id),
                Kind::MacroCall => program.macros_of(id).is_disjoint(needed),
                Kind::Derive => !item.goes_when_empty,
                _ if !item.is_function || needed.contains(&id) => false,
                _ if is_in(&|id| program.items[id].is_function) => false,
                Kind::TraitItem => !kept.contains(&id),
                Kind::TraitImplItem => {
                    program.trait_items(id).is_none() && is_in(&|id| needed.contains(&id))
                }
                _ => true,
            }
        };
        present().filter(is_idle).collect()
    }

    /// Whether an impl without items is likely to be needed: one for all types, or of what lets them go to other threads.
    fn is_expected(&self, id: usize) -> bool {
        let Item { children, headers, .. } = &self.program.items[id];
        let of_threads = |path: &Path| ["Send", "Sync"].contains(&&*path.last);
        let mut headers = headers.iter().zip(&self.program.headers[id]);
        children.is_empty()
            && headers.any(|(header, resolved)| match resolved.of_trait {
                Some(_) => header.types.is_empty(),
                None => header.of_trait.iter().any(of_threads),
            })
    }

    /// The items of libraries with errors that nothing is known to need. Where something does, it asks for them.
    pub(super) fn wrong(&self, said: &Compiled) -> BTreeSet<usize> {
        let items = &self.program.items;
        let places = said.errors().flat_map(Diagnostic::primary_places);
        let innermost = places.filter_map(|place| {
            self.present().filter(|&id| contains(&items[id].range, &place)).last()
        });
        let is_needed = |&id: &usize| {
            let around = successors(items[id].parent, |&id| items[id].parent);
            let mut around = around.filter(|&id| !items[id].goes_when_empty).chain([id]);
            around.any(|id| self.needed.contains(&id))
        };
        innermost.filter(|id| self.program.is_of_library(*id) && !is_needed(id)).collect()
    }

    /// The derives of `Copy` beside those of `Clone` among some items, which would write other code without.
    pub(super) fn copies(&self, items: &BTreeSet<usize>) -> Vec<usize> {
        let program = self.program;
        let clones = items.iter().filter(|&&id| program.is_derive_of(id, "Clone"));
        let types = clones.filter_map(|&id| program.around_derive(id));
        let inside = |id: usize| program.items[id].children.iter().copied();
        let derives = types.flat_map(inside).flat_map(inside);
        derives.filter(|&id| program.is_derive_of(id, "Copy")).collect()
    }
}
