//! What an error asks for that says that a name is not found.

use super::{Search, likelier};
use crate::prune::item::Kind;
use crate::prune::question::words_at;
use crate::rustc::Diagnostic;
use std::collections::BTreeSet;

/// An item in an impl is not one of the trait; the place is all of it.
const NOT_IN_TRAIT: [&str; 3] = ["E0407", "E0437", "E0438"];

impl Search<'_> {
    /// The absent items with a name at the places of an error; macro calls only if there are no others.
    pub(super) fn named_at(&self, error: &Diagnostic) -> BTreeSet<usize> {
        let code = error.code();
        let is_whole = code.is_some_and(|code| NOT_IN_TRAIT.contains(&code));
        let [.., quoted] = error.words();
        let words = if is_whole { quoted } else { words_at(self.program, error) };
        let is_meant = |&&id: &&usize| {
            let parent = self.program.items[id].parent;
            let is_of_trait = self.program.items[id].kind == Kind::TraitItem
                && parent.is_some_and(|of_trait| words.contains(self.program.name(of_trait)));
            (is_of_trait || !is_whole) && self.names(id).any(|name| words.contains(name))
        };
        let named: BTreeSet<usize> = self.absent.iter().filter(is_meant).copied().collect();
        likelier(named, |&id| self.program.items[id].kind != Kind::MacroCall)
    }

    /// The names by which an item is referred to.
    fn names(&self, id: usize) -> impl Iterator<Item = &str> {
        let item = &self.program.items[id];
        let imported = item.import.as_ref().and_then(|import| import.name.as_deref());
        let own = matches!(
            item.kind,
            Kind::Definition | Kind::ExportedMacro | Kind::TraitItem | Kind::InherentItem
        );
        let own = own.then(|| self.program.name(id));
        let defines = item.defines.iter().map(String::as_str);
        imported.into_iter().chain(own).chain(defines).filter(|name| !name.is_empty())
    }
}
