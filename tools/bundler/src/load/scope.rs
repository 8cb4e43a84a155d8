//! The names of one module.

use crate::syntax;
use std::collections::BTreeSet;
use std::path::PathBuf;
use syn::{Ident, Item, UseTree};

/// The names of a module, and where it is.
pub struct Scope {
    /// The names that its items declare.
    pub items: BTreeSet<String>,
    /// The names that its imports bring.
    pub imports: BTreeSet<String>,
    /// Whether it is the root of the bundle.
    pub is_root: bool,
    /// The folder of its file.
    pub folder: PathBuf,
}

impl Scope {
    /// The scope of a module with these items.
    pub fn new(items: &[Item], is_root: bool, folder: PathBuf) -> Scope {
        let mut imports = BTreeSet::new();
        for item in items {
            if let Item::Use(item) = item {
                imported(&item.tree, None, &mut imports);
            }
        }
        Scope { items: declared(items), imports, is_root, folder }
    }

    /// Whether the module itself says what `name` is.
    pub fn has(&self, name: &str) -> bool {
        self.items.contains(name) || self.imports.contains(name)
    }
}

/// The names that items declare.
pub fn declared(items: &[Item]) -> BTreeSet<String> {
    items.iter().filter_map(syntax::name).map(ToString::to_string).collect()
}

/// The names that a `use` brings.
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
