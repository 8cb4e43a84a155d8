//! The names of one module.

use crate::syntax;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use syn::{Ident, Item, UseTree};

/// The names of a module, and where it is.
pub struct Scope {
    /// The names that its items declare.
    pub items: BTreeSet<String>,
    /// The names that its imports bring.
    pub imports: BTreeSet<String>,
    /// Those that are called otherwise where they come from, and what they are called there.
    pub renamed: BTreeMap<String, String>,
    /// Whether it is the root of the bundle.
    pub is_root: bool,
    /// The folder of its file.
    pub folder: PathBuf,
    /// How deep it is in its crate.
    pub depth: usize,
    /// Whether it has all names of something.
    pub has_glob: bool,
    /// What else it is to import: names, and the paths of these.
    pub wanted: RefCell<BTreeMap<String, String>>,
}

impl Scope {
    /// The scope of a module without names.
    pub fn new(is_root: bool, folder: PathBuf, depth: usize) -> Scope {
        Scope {
            items: BTreeSet::new(),
            imports: BTreeSet::new(),
            renamed: BTreeMap::new(),
            is_root,
            folder,
            depth,
            has_glob: false,
            wanted: RefCell::default(),
        }
    }

    /// Adds the names that an item brings.
    pub fn add(&mut self, item: &Item) {
        self.items.extend(syntax::name(item).map(ToString::to_string));
        if let Item::Use(item) = item {
            imported(&item.tree, None, &mut self.imports, &mut self.renamed);
            self.has_glob |= has_glob(&item.tree);
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
            imported(&path.tree, Some(&path.ident), &mut found, &mut BTreeMap::new());
            // `use toolkit::{self}` brings the crate.
            found.remove(&path.ident.to_string());
            names.extend(found);
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| taken_by_use(tree, names)),
        UseTree::Name(_) | UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
}

fn has_glob(tree: &UseTree) -> bool {
    match tree {
        UseTree::Path(path) => has_glob(&path.tree),
        UseTree::Group(group) => group.items.iter().any(has_glob),
        UseTree::Name(_) | UseTree::Rename(_) => false,
        UseTree::Glob(_) => true,
    }
}

/// The names that a `use` brings, and what those that it gives anew stand for.
fn imported(
    tree: &UseTree,
    parent: Option<&Ident>,
    names: &mut BTreeSet<String>,
    renamed: &mut BTreeMap<String, String>,
) {
    match tree {
        UseTree::Path(path) => imported(&path.tree, Some(&path.ident), names, renamed),
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| imported(tree, parent, names, renamed));
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
            renamed.insert(rename.rename.to_string(), rename.ident.to_string());
        }
        UseTree::Glob(_) => {}
    }
}
