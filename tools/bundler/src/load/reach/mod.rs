//! Which crates and modules are loaded: a crate once a file names it, and a module in a file of its own once a path
//! names it, or all names in the header of an impl in it, so that a library of a hundred modules costs no more than
//! those that are used.

mod exports;

use self::exports::Export;
use super::Loader;
use super::context::add_paths;
use super::modules::{File, parent};
use super::paths::Exported;
use crate::package::{Crate, PackageId};
use crate::syntax::{
    self, Header, THREAD_LOCAL, has_attribute, header_of, headers, identifiers, is_of_root, word,
};
use anyhow::Result;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemImpl, ItemMacro, ItemMod, UseRename};

/// What is reached, and what is not.
#[derive(Default)]
pub struct Reached {
    /// The crates.
    pub crates: BTreeSet<PackageId>,
    /// The macros that the libraries export.
    pub macros: Exported,
    /// The files of the modules of these crates that are not reached.
    pub left_out: BTreeSet<PathBuf>,
    /// The names that modules declare.
    pub declared: BTreeSet<String>,
    /// The names that files export again of other modules and that are not reached.
    pub unnamed: BTreeSet<(PathBuf, String)>,
}

/// The crates and files that a solution reaches; all files of these crates, if `is_whole`.
pub fn reach(loader: &Loader<'_>, is_whole: bool) -> Reached {
    let mut search = Search {
        loader,
        is_whole,
        modules: Vec::new(),
        visited: 0,
        mentioned: BTreeSet::new(),
        paths: BTreeSet::new(),
        traits: BTreeSet::new(),
        exports: Vec::new(),
        macros: BTreeMap::new(),
        reached: Reached::default(),
    };
    search.add_crate(&loader.solution.binary);
    loop {
        let open = (0..search.modules.len()).filter(|&id| search.is_open(id));
        let open: Vec<usize> = open.collect();
        if open.is_empty() && !search.open_exports() {
            break;
        }
        for id in open {
            search.reach(id);
        }
    }
    let Search { modules, exports, mut reached, .. } = search;
    reached.unnamed = exports.into_iter().map(Export::into_unnamed).collect();
    // A binary has the id of its own library.
    let of_library = |(_, krate): &(_, &Crate)| krate.root != loader.solution.binary.root;
    for (module, krate) in modules.into_iter().filter(of_library) {
        if !reached.left_out.contains(&module.path) {
            let macros = reached.macros.entry(loader.modules[&krate.id].clone()).or_default();
            macros.extend(module.exported.into_iter().map(|name| (name, String::new())));
        }
    }
    reached
}

/// The root of a crate, or a module.
#[derive(Default)]
struct Module {
    /// The file that it is in.
    path: PathBuf,
    /// The module around it.
    parent: Option<usize>,
    name: String,
    /// Whether it is reached though nothing names it.
    is_root: bool,
    /// What it declares, but for modules.
    declared: BTreeSet<String>,
    /// The names in the header of each impl; it is reached once all of one are mentioned.
    impls: Vec<BTreeSet<String>>,
    /// The macros that it exports.
    exported: BTreeSet<String>,
}

struct Search<'a> {
    loader: &'a Loader<'a>,
    is_whole: bool,
    /// The modules that were found, and the crates that they are of.
    modules: Vec<(Module, &'a Crate)>,
    /// The one of them that is visited.
    visited: usize,
    /// The names that those that are reached mention, and the other names that any give to items.
    mentioned: BTreeSet<String>,
    /// Those of them that are in paths.
    paths: BTreeSet<String>,
    /// The traits that are declared.
    traits: BTreeSet<String>,
    /// What is exported again in files that are reached, and was not named so far.
    exports: Vec<Export<'a>>,
    /// The names in the headers of the impls that macros of each name write.
    macros: BTreeMap<String, Vec<BTreeSet<String>>>,
    reached: Reached,
}

impl<'ast> Visit<'ast> for Search<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let declared = &mut self.modules[self.visited].0.declared;
        let is_alias = matches!(item, Item::Type(_));
        let names = if is_alias { &mut self.mentioned } else { declared };
        names.extend(syntax::name(item).map(word));
        if let Item::Trait(item) = item {
            self.traits.insert(word(&item.ident));
        }
        visit::visit_item(self, item);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        self.modules[self.visited].0.is_root |= is_of_root(attribute);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        self.modules[self.visited].0.impls.push(names(header_of(item)));
        visit::visit_item_impl(self, item);
    }

    fn visit_use_rename(&mut self, rename: &'ast UseRename) {
        self.mentioned.insert(word(&rename.rename));
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        let module = &mut self.modules[self.visited].0;
        let tokens = item.mac.tokens.clone();
        if let Some(name) = &item.ident {
            if has_attribute(&item.attrs, "macro_export") {
                module.exported.insert(name.to_string());
            }
            let headers = headers(tokens).into_iter().map(names);
            self.macros.entry(name.to_string()).or_default().extend(headers);
        } else if let Some(segment) = item.mac.path.segments.last() {
            let arguments: BTreeSet<String> = identifiers(tokens).into_iter().collect();
            match self.macros.get(&segment.ident.to_string()) {
                Some(headers) if !headers.is_empty() => {
                    module.impls.extend(headers.iter().map(|names| names | &arguments));
                }
                None if segment.ident == THREAD_LOCAL => {}
                // It may write any impl.
                _ => module.impls.push(arguments),
            }
        }
    }
}

impl<'a> Search<'a> {
    fn add_crate(&mut self, krate: &'a Crate) {
        let module = Module { path: krate.root.clone(), is_root: true, ..Module::default() };
        let Ok(children) = parent(&krate.root) else { return };
        // What cannot be read is reported when it is loaded.
        let _ = self.add_file(module, krate, children);
    }

    /// Adds a module that is all of a file, and those in it.
    fn add_file(&mut self, mut module: Module, krate: &'a Crate, children: PathBuf) -> Result<()> {
        let path = module.path.clone();
        let config = self.loader.config(krate)?;
        let source = self.loader.sources.get(&path, &config)?;
        if !source.is_there {
            return Ok(());
        }
        let paths_from = parent(&path)?;
        let file = File { path: &path, text: &source.text, children, paths_from, depth: 0 };
        module.is_root |=
            self.is_whole || !config.is_library || has_attribute(&source.syntax.attrs, "macro_use");
        self.reached.left_out.insert(path.clone());
        self.modules.push((module, krate));
        self.add_items(&source.syntax.items, &file)
    }

    /// Adds the items of the module that was added last.
    fn add_items(&mut self, items: &[Item], file: &File<'_>) -> Result<()> {
        let id = self.modules.len() - 1;
        for item in items {
            let Item::Mod(inner) = item else {
                self.visited = id;
                self.visit_item(item);
                continue;
            };
            let krate = self.modules[id].1;
            let name = word(&inner.ident);
            let module = Module { parent: Some(id), name, ..Module::default() };
            if let Some((_, items)) = &inner.content {
                self.modules.push((Module { path: file.path.to_owned(), ..module }, krate));
                self.add_items(items, &file.inside(inner)?)?;
                continue;
            }
            let (path, children) = file.of_module(inner)?;
            let is_root = has_attribute(&inner.attrs, "macro_use");
            // As above.
            let _ = self.add_file(Module { path, is_root, ..module }, krate, children);
        }
        let module = &mut self.modules[id].0;
        // What is in there itself is reached otherwise.
        module.impls.retain(|names| names.is_disjoint(&module.declared));
        self.reached.declared.append(&mut module.declared);
        Ok(())
    }

    fn is_reached(&self, id: usize) -> bool {
        !self.reached.left_out.contains(&self.modules[id].0.path)
    }

    /// Whether a module is to be reached.
    fn is_open(&self, id: usize) -> bool {
        let Module { parent, name, is_root, impls, exported, .. } = &self.modules[id].0;
        let is_mentioned = |name: &String| self.mentioned.contains(name);
        let may_be_mentioned = |name| is_mentioned(name) || !self.reached.declared.contains(name);
        !self.is_reached(id)
            && (*is_root
                || self.paths.contains(name) && parent.is_none_or(|parent| self.is_reached(parent))
                || exported.iter().any(|name| self.paths.contains(name))
                || impls.iter().any(|names| names.iter().all(may_be_mentioned)))
    }

    /// Reaches a module and those around it.
    fn reach(&mut self, id: usize) {
        let (Module { path, parent, .. }, krate) = &self.modules[id];
        let (parent, krate) = (*parent, *krate);
        if self.reached.left_out.remove(path)
            && let Ok(config) = self.loader.config(krate)
            && let Ok(source) = self.loader.sources.get(path, &config)
        {
            let path = path.clone();
            let mut tokens = TokenStream::new();
            for item in &source.syntax.items {
                let exports = self.exports_of(item, &path, krate);
                // That a file has a module mentions nothing of it.
                let is_module = matches!(item, Item::Mod(ItemMod { content: None, .. }));
                if exports.is_empty() && !is_module {
                    item.to_tokens(&mut tokens);
                }
                self.exports.extend(exports);
            }
            let mut paths = BTreeSet::new();
            add_paths(tokens.clone(), false, &mut paths);
            self.mention(krate, paths, identifiers(tokens));
        }
        if let Some(parent) = parent {
            self.reach(parent);
        }
    }

    /// Adds what a file of a crate mentions: the names in paths, and all.
    fn mention(&mut self, krate: &'a Crate, paths: BTreeSet<String>, all: Vec<String>) {
        let named = krate.dependencies.iter().filter(|(name, _)| paths.contains(*name));
        for (_, id) in named {
            if self.reached.crates.insert(id.clone()) && self.loader.is_inlined(id) {
                self.add_crate(&self.loader.solution.libraries[id]);
            }
        }
        self.paths.extend(paths);
        self.mentioned.extend(all);
    }
}

/// The names of the trait and the types in a header.
fn names(header: Header) -> BTreeSet<String> {
    header.of_trait.into_iter().chain(header.types).map(|path| path.last).collect()
}
