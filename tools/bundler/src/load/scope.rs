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
    /// Adds the names that an item brings.
    pub fn add(&mut self, item: &Item) {
        self.items.extend(syntax::name(item).map(ToString::to_string));
        let Item::Use(item) = item else { return };
        for Leaf { path, name } in leaves(&item.tree) {
            // `use rand;` brings no other `rand`.
            if let Some(first) =
                path.first().filter(|_| path.len() > 1 || name != path.last().copied())
            {
                let name = name.map_or(ALL.to_owned(), ToString::to_string);
                self.imports.insert(name, first.to_string());
            }
        }
    }

    /// Whether the module itself says what `name` is.
    pub fn has(&self, name: &str) -> bool {
        self.items.contains(name) || self.imports.contains_key(name)
    }
}

/// A name in a `use`.
pub struct Leaf<'a> {
    /// Its path.
    pub path: Vec<&'a Ident>,
    /// The name that it brings; `None` where it brings all.
    pub name: Option<&'a Ident>,
}

/// The names in a `use`.
pub fn leaves(tree: &UseTree) -> Vec<Leaf<'_>> {
    let mut found = Vec::new();
    add_leaves(tree, &[], &mut found);
    found
}

fn add_leaves<'a>(tree: &'a UseTree, before: &[&'a Ident], found: &mut Vec<Leaf<'a>>) {
    let with = |ident: &'a Ident| [before, &[ident]].concat();
    let (path, name) = match tree {
        UseTree::Path(path) => return add_leaves(&path.tree, &with(&path.ident), found),
        UseTree::Group(group) => {
            return group.items.iter().for_each(|tree| add_leaves(tree, before, found));
        }
        UseTree::Name(name) if name.ident == "self" => (before.to_vec(), before.last().copied()),
        UseTree::Name(name) => (with(&name.ident), Some(&name.ident)),
        UseTree::Rename(name) => (with(&name.ident), Some(&name.rename)),
        UseTree::Glob(_) => (before.to_vec(), None),
    };
    found.push(Leaf { path, name });
}
