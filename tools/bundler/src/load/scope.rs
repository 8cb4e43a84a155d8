//! The names of one module.

use crate::syntax;
use std::collections::BTreeSet;
use syn::{Ident, Item, UseTree};

/// The names of a module, and where it is.
pub struct Scope {
    /// The names that its items declare.
    pub items: BTreeSet<String>,
    /// The names that its imports bring.
    pub imports: BTreeSet<String>,
    /// Whether it is the root of the bundle.
    pub is_root: bool,
    /// How deep it is in its crate.
    pub depth: usize,
}

impl Scope {
    /// The scope of a module without names.
    pub fn new(is_root: bool, depth: usize) -> Scope {
        Scope { items: BTreeSet::new(), imports: BTreeSet::new(), is_root, depth }
    }

    /// Adds the names that an item brings.
    pub fn add(&mut self, item: &Item) {
        self.items.extend(syntax::name(item).map(ToString::to_string));
        if let Item::Use(item) = item {
            imported(&item.tree, None, &mut self.imports);
        }
    }

    /// Whether the module itself says what `name` is.
    pub fn has(&self, name: &str) -> bool {
        self.items.contains(name) || self.imports.contains(name)
    }
}

/// The names that items declare or import, but for whole crates.
pub fn taken(items: &[Item]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for item in items {
        names.extend(syntax::name(item).map(ToString::to_string));
        if let Item::Use(item) = item {
            taken_by_use(&item.tree, &mut names);
        }
    }
    names
}

fn taken_by_use(tree: &UseTree, names: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => {
            let mut found = BTreeSet::new();
            imported(&path.tree, Some(&path.ident), &mut found);
            // `use toolkit::{self}` brings the crate.
            found.remove(&path.ident.to_string());
            names.extend(found);
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| taken_by_use(tree, names)),
        UseTree::Name(_) | UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
}

/// Adds the names that a `use` brings.
fn imported(tree: &UseTree, parent: Option<&Ident>, names: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => imported(&path.tree, Some(&path.ident), names),
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| imported(tree, parent, names));
        }
        UseTree::Name(name) if name.ident == "self" => {
            names.extend(parent.map(ToString::to_string));
        }
        // `use rand;` brings no other `rand`.
        UseTree::Name(name) => {
            names.extend(parent.map(|_| name.ident.to_string()));
        }
        UseTree::Rename(rename) => {
            names.insert(rename.rename.to_string());
        }
        UseTree::Glob(_) => {}
    }
}
