//! What an error of types asks for by what it quotes.

use super::{Search, likelier};
use crate::prune::item::{Kind, contains};
use crate::prune::question::{Question, TRAIT_AS_TYPE};
use crate::syntax::{Header, Path};
use std::collections::BTreeSet;

/// A method or another associated item is not found.
const UNKNOWN: [&str; 4] = ["E0220", "E0599", "E0689", TRAIT_AS_TYPE];

/// A type does not implement a trait; where a type's own function is absent, one of a trait is meant.
const UNBOUND: &str = "E0277";

/// An impl lacks an item.
const LACKS_ITEM: &str = "E0046";

impl Search<'_> {
    /// The absent items that an error of types asks for, by what it quotes in one of three [places](Question::quoted).
    pub(super) fn asked_for(&self, question: &Question<'_>, place: usize) -> BTreeSet<usize> {
        if question.error.code() == Some(LACKS_ITEM) {
            return self.lacking(question);
        }
        let code = question.error.code();
        let is_unknown = |id: usize| {
            code.is_some_and(|code| UNKNOWN.contains(&code))
                || code == Some(UNBOUND) && self.program.items[id].kind == Kind::InherentItem
        };
        let quoted = &question.quoted[place];
        // Rather than for all types or for tuples.
        let of_types =
            |id: &usize| self.program.items[*id].headers.iter().any(|it| !it.types.is_empty());
        let mut found = likelier(self.quoted_impls(quoted), of_types);
        let is_called = |&id: &usize| is_unknown(id) && self.is_called(id, question, quoted);
        found.extend(self.absent.iter().copied().filter(is_called));
        found
    }

    /// The absent impls whose trait and types are quoted, and those that their traits ask for of the same types.
    fn quoted_impls(&self, quoted: &BTreeSet<&str>) -> BTreeSet<usize> {
        let program = self.program;
        let mut found = self.impls(|id| self.is_impl_of(id, quoted, quoted));
        let mut open: Vec<usize> = found.iter().copied().collect();
        while let Some(id) = open.pop() {
            let traits = program.headers[id].iter().flat_map(|it| &it.of_trait).flatten();
            let traits = traits.flat_map(|&id| &program.identifiers[id]).copied().collect();
            let types = program.items[id].headers.iter().flat_map(|it| &it.types);
            let types = types.map(|path| &*path.last).collect();
            let asked = self.impls(|id| self.is_impl_of(id, &traits, &types));
            open.extend(asked.difference(&found));
            found.extend(asked);
        }
        found
    }

    /// The absent impls of which an error quotes the trait and a type, the trait, or a type.
    pub(super) fn half_named(&self, question: &Question<'_>) -> [BTreeSet<usize>; 3] {
        let is_quoted = |path: &Path| question.all_quoted().contains(&*path.last);
        let headers = |id: usize| self.program.items[id].headers.iter();
        let of_trait = |id: usize| headers(id).any(|it| it.of_trait.iter().any(is_quoted));
        let of_type = |id: usize| headers(id).any(|it| it.types.iter().any(is_quoted));
        [self.impls(|id| of_trait(id) && of_type(id)), self.impls(of_trait), self.impls(of_type)]
    }

    /// The absent items that an impl lacks.
    fn lacking(&self, question: &Question<'_>) -> BTreeSet<usize> {
        let places: Vec<_> = question.error.primary_places().collect();
        let quoted = question.all_quoted();
        let is_meant = |&id: &usize| {
            let item = &self.program.items[id];
            let parent = item.parent.map(|parent| &self.program.items[parent].range);
            item.kind == Kind::TraitImplItem
                && quoted.contains(self.program.name(id))
                && parent.is_some_and(|range| places.iter().any(|at| contains(range, at)))
        };
        self.absent.iter().copied().filter(is_meant).collect()
    }

    /// Whether an impl is of one of some traits and of some types; one that a macro writes, for one of its arguments.
    fn is_impl_of(&self, id: usize, traits: &BTreeSet<&str>, types: &BTreeSet<&str>) -> bool {
        let item = &self.program.items[id];
        let is_argument = || !self.program.identifiers[id].is_disjoint(types);
        // A macro that is not known may write what its arguments name.
        let is_known = |header: &Header| header.of_trait.is_some() || !header.types.is_empty();
        if item.kind == Kind::MacroCall && !item.headers.iter().any(is_known) {
            return !self.program.identifiers[id].is_disjoint(traits);
        }
        (item.kind != Kind::MacroCall || is_argument())
            && item.headers.iter().any(|header| {
                header.of_trait.as_ref().is_some_and(|path| traits.contains(&*path.last))
                    && header.types.iter().all(|path| types.contains(&*path.last))
            })
    }

    /// Whether an item has a name that an error is about, and is of a trait that is there, or of a type that is
    /// quoted; or brings such a trait into scope.
    fn is_called(&self, id: usize, question: &Question<'_>, quoted: &BTreeSet<&str>) -> bool {
        let at = &question.at;
        let item = &self.program.items[id];
        if let Some(import) = &item.import {
            if !self.is_in_scope(id, question.error) {
                return false;
            }
            let of_trait = self.program.definitions(&import.of.last);
            let mut items = of_trait.iter().flat_map(|&id| self.program.items_of_trait(id));
            return items.any(|id| at.contains(self.program.name(id)));
        }
        let Some(parent) = item.parent.filter(|_| at.contains(self.program.name(id))) else {
            return false;
        };
        if item.kind != Kind::InherentItem {
            return item.kind == Kind::TraitItem && self.is_present[parent];
        }
        let mut types = self.program.headers[parent].iter().flat_map(|it| &it.types);
        types.any(|types| {
            let mut names = types.iter().map(|&id| self.program.name(id));
            names.any(|name| quoted.contains(name))
        })
    }
}
