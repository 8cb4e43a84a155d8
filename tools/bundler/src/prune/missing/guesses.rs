//! What an error of types may ask for that does not quote it.

use super::{Search, likelier};
use crate::prune::item::Kind;
use crate::prune::question::Question;
use crate::syntax::Path;
use std::collections::BTreeSet;

impl Search<'_> {
    /// The absent items that an error implies: what the bounds of an impl that is there ask for, which the
    /// compiler does not quote; if there are none, all functions with a name that it is about.
    pub(super) fn implied(&self, question: &Question<'_>) -> BTreeSet<usize> {
        let quoted = self.with_bounds(question);
        let bounds = self.impls(|id| self.is_quoted(id, &quoted));
        if !bounds.is_empty() {
            return bounds;
        }
        let at = &question.at;
        let is_method = |trait_: &usize| {
            let items = &self.program.items[*trait_].children;
            items.iter().any(|&item| at.contains(self.program.name(item)))
        };
        let of_method = |id: usize| {
            let traits = self.program.headers[id].iter().flat_map(|header| &header.of_trait);
            traits.flatten().any(is_method)
        };
        let in_scope = self.present().filter(|&id| self.is_in_scope(id, question.error));
        let imports = in_scope.filter_map(|id| self.program.items[id].import.as_ref());
        let imported: BTreeSet<&String> = imports.map(|import| &import.of.last).collect();
        let is_imported = |id: &usize| {
            let mut traits = self.program.items[*id].headers.iter().flat_map(|it| &it.of_trait);
            traits.any(|path| imported.contains(&path.last))
        };
        let mut found = likelier(self.impls(of_method), is_imported);
        let is_named = |&id: &usize| at.contains(self.program.name(id)) && self.is_associated(id);
        found.extend(self.absent.iter().copied().filter(is_named));
        found
    }

    /// The absent functions that are named on the lines of an error, beside the trait that they are of if so.
    pub(super) fn near(&self, question: &Question<'_>) -> BTreeSet<usize> {
        let is_named = |&id: &usize| {
            self.program.items[id].is_function
                && question.near.contains(self.program.name(id))
                && self.is_around_present(id)
        };
        let parent =
            |id: &usize| self.program.items[*id].parent.map(|parent| self.program.name(parent));
        let is_near = |id: &usize| parent(id).is_some_and(|name| question.near.contains(name));
        likelier(self.absent.iter().copied().filter(is_named).collect(), is_near)
    }

    /// The absent impls whose trait an error quotes; if there are none, those with a type that it quotes.
    pub(super) fn half_named(&self, question: &Question<'_>) -> BTreeSet<usize> {
        let is_quoted = |path: &Path| question.all_quoted().contains(&*path.last);
        let headers = |id: usize| self.program.items[id].headers.iter();
        let of_trait = |id: &usize| headers(*id).any(|it| it.of_trait.iter().any(is_quoted));
        let of_type = |id: usize| headers(id).any(|it| it.types.iter().any(is_quoted));
        likelier(self.impls(|id| of_type(id) || of_trait(&id)), of_trait)
    }

    /// The words that an error quotes, and those in the headers of the impls whose trait and types are among them.
    fn with_bounds<'q>(&'q self, question: &'q Question<'_>) -> BTreeSet<&'q str> {
        let mut quoted = question.all_quoted().clone();
        let program = self.program;
        let is_impl = |&id: &usize| program.items[id].kind == Kind::TraitImpl;
        let impls: Vec<usize> = self.present().filter(is_impl).collect();
        loop {
            let before = quoted.len();
            for &id in &impls {
                if self.is_quoted(id, &quoted) {
                    quoted.extend(&program.identifiers[id]);
                }
            }
            if quoted.len() == before {
                return quoted;
            }
        }
    }
}
