//! The names of one module.

use crate::syntax;
use std::collections::{BTreeMap, BTreeSet};
use syn::{Ident, Item, UseTree};

/// What an import of all names brings.
pub const ALL: &str = "*";

/// The names of a module, and where it is.
#[derive(Default)]
pub struct Scope {
    /// The names that its items declare.
    pub items: BTreeSet<String>,
    /// The names that its imports bring, and how the path of each begins.
    pub imports: BTreeMap<String, String>,
    /// Whether it is the root of the bundle.
    pub is_root: bool,
    /// How deep it is in its crate.
    pub depth: usize,
}

impl Scope {
    /// The scope of a module without names.
    pub fn new(is_root: bool, depth: usize) -> Scope {
        Scope { is_root, depth, ..Scope::default() }
    }

    /// Adds the names that an item brings.
    pub fn add(&mut self, item: &Item) {
        self.items.extend(syntax::name(item).map(ToString::to_string));
        if let Item::Use(item) = item {
            imported(&item.tree, &[], &mut self.imports);
        }
    }

    /// Whether the module itself says what `name` is.
    pub fn has(&self, name: &str) -> bool {
        self.items.contains(name) || self.imports.contains_key(name)
    }
}

/// Adds the names that a `use` brings, but for `use rand;`, which brings no other `rand`.
fn imported(tree: &UseTree, parents: &[&Ident], names: &mut BTreeMap<String, String>) {
    let (first, last) = (parents.first().copied(), parents.last().copied());
    let (name, first) = match tree {
        UseTree::Path(path) => {
            return imported(&path.tree, &[parents, &[&path.ident]].concat(), names);
        }
        UseTree::Group(group) => {
            return group.items.iter().for_each(|tree| imported(tree, parents, names));
        }
        UseTree::Name(name) if name.ident == "self" => (last, first),
        UseTree::Name(name) => (Some(&name.ident), first),
        UseTree::Rename(name) => (Some(&name.rename), first.or(Some(&name.ident))),
        UseTree::Glob(_) => {
            names.insert(ALL.to_owned(), first.map(ToString::to_string).unwrap_or_default());
            return;
        }
    };
    names.extend(name.zip(first).map(|(name, first)| (name.to_string(), first.to_string())));
}
