//! What libraries export again, as an index of their modules does: what is not mentioned by such a name is not loaded for it.

use super::Search;
use crate::load::scope::{Leaf, leaves};
use crate::package::Crate;
use crate::syntax::word;
use std::mem::take;
use std::path::{Path, PathBuf};
use syn::{Item, ItemUse, Visibility};

/// A name that a file of a library exports again of another module of its own.
pub(super) struct Export<'a> {
    file: PathBuf,
    krate: &'a Crate,
    name: String,
    path: Vec<String>,
}

impl Export<'_> {
    /// The file, and the name.
    pub(super) fn into_unnamed(self) -> (PathBuf, String) {
        (self.file, self.name)
    }
}

impl<'a> Search<'a> {
    /// The names that an item exports again, if that is all that it does.
    pub(super) fn exports_of(&self, item: &Item, file: &Path, krate: &'a Crate) -> Vec<Export<'a>> {
        let is_library = krate.root != self.loader.solution.binary.root;
        let Item::Use(ItemUse { vis: Visibility::Public(_), tree, .. }) = item else {
            return Vec::new();
        };
        if !is_library || self.is_whole {
            return Vec::new();
        }
        let export = |Leaf { path, name }: Leaf<'_>| {
            let (name, path) = (word(name?), path.into_iter().map(word).collect::<Vec<_>>());
            // What other crates have may be traits.
            let is_own = path.first().is_some_and(|first| !krate.dependencies.contains_key(first));
            let export = Export { file: file.to_owned(), krate, name, path };
            Some(export).filter(|it| is_own && it.name != "_")
        };
        leaves(tree).into_iter().map(export).collect::<Option<_>>().unwrap_or_default()
    }

    /// Mentions what the exports lead to whose names are mentioned, or which may be traits, whose methods are called
    /// without; a new name is mentioned where it is given. Whether there are any.
    pub(super) fn open_exports(&mut self) -> bool {
        let may_be_trait =
            |name: &String| self.traits.contains(name) || !self.reached.declared.contains(name);
        let is_named = |Export { name, path, .. }: &Export<'_>| {
            self.mentioned.contains(name) || path.last().is_none_or(may_be_trait)
        };
        let (open, closed): (Vec<_>, Vec<_>) =
            take(&mut self.exports).into_iter().partition(is_named);
        self.exports = closed;
        for Export { krate, path, .. } in &open {
            self.mention(krate, path.iter().cloned().collect(), path.clone());
        }
        !open.is_empty()
    }
}
