//! Which crates and modules are loaded: a crate once a file names it, and a module in a file of its own once its name
//! is mentioned, or all names in the header of an impl in it, so that a library of a hundred modules costs no more than
//! those that are used.

use super::Loader;
use super::cfg::Config;
use super::modules::{File, parent};
use crate::package::{Crate, PackageId};
use crate::syntax::{
    self, Header, Path, attributes, has_attribute, header_of, headers, identifiers, is_of_root,
    paths, word,
};
use anyhow::Result;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use syn::visit::{self, Visit};
use syn::{Item, ItemImpl, ItemMacro, UseName, UseRename};

/// What is reached, and what is not.
#[derive(Default)]
pub struct Reached {
    /// The crates, and the macros that each exports.
    pub crates: BTreeMap<PackageId, BTreeSet<String>>,
    /// The files of the modules of these crates that are not reached.
    pub left_out: BTreeSet<PathBuf>,
    files: BTreeSet<PathBuf>,
}

/// The crates and files that a solution reaches; all files of these crates, if `is_whole`.
pub fn reach(loader: &Loader<'_>, is_whole: bool) -> Reached {
    let mut search = Search {
        loader,
        is_whole,
        modules: Vec::new(),
        declared: BTreeSet::new(),
        aliases: BTreeSet::new(),
        macros: BTreeMap::new(),
        words: BTreeSet::new(),
        reached: Reached::default(),
    };
    search.add_crate(&loader.solution.binary, false);
    loop {
        let open = search.open();
        if open.is_empty() {
            break;
        }
        for id in open {
            search.reach(id);
        }
    }
    let Search { modules, mut reached, .. } = search;
    let paths = modules.into_iter().map(|(module, _)| module.path);
    reached.left_out = paths.filter(|path| !reached.files.contains(path)).collect();
    reached
}

/// A module in a file of its own, or the root of a crate.
#[derive(Default)]
struct Module {
    path: PathBuf,
    /// The module around it.
    parent: Option<usize>,
    name: String,
    /// Whether it is reached though nothing names it.
    is_root: bool,
    /// What it declares, but for modules.
    declared: BTreeSet<String>,
    /// The other names that it gives to items.
    aliases: BTreeSet<String>,
    /// What is imported in it.
    imported: BTreeSet<String>,
    /// The header of each impl, which reaches it once what other modules declare of that is mentioned.
    impls: Vec<Header>,
    /// The macros that it calls for items, and the paths in the arguments.
    calls: Vec<(String, Vec<Path>)>,
    /// For each macro the headers of the impls that it writes.
    macros: Vec<(String, Vec<Header>)>,
    /// The macros that it exports.
    exported: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Module {
    fn visit_item(&mut self, item: &'ast Item) {
        let is_alias = matches!(item, Item::Type(_));
        let names = if is_alias { &mut self.aliases } else { &mut self.declared };
        names.extend(syntax::name(item).map(word));
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        self.impls.push(header_of(item));
        visit::visit_item_impl(self, item);
    }

    fn visit_use_name(&mut self, name: &'ast UseName) {
        self.imported.insert(word(&name.ident));
    }

    fn visit_use_rename(&mut self, rename: &'ast UseRename) {
        self.aliases.insert(word(&rename.rename));
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        let ItemMacro { attrs, ident, mac, .. } = item;
        let tokens = mac.tokens.clone();
        match ident {
            None => {
                let name = mac.path.segments.last().map(|it| it.ident.to_string());
                self.calls.push((name.unwrap_or_default(), paths(tokens)));
            }
            Some(name) => {
                if has_attribute(attrs, "macro_export") {
                    self.exported.insert(name.to_string());
                }
                self.macros.push((name.to_string(), headers(tokens)));
            }
        }
    }
}

struct Search<'a> {
    loader: &'a Loader<'a>,
    is_whole: bool,
    /// The modules that were found, and the crates that they are of.
    modules: Vec<(Module, &'a Crate)>,
    /// The names that they declare.
    declared: BTreeSet<String>,
    /// The other names that they give to items.
    aliases: BTreeSet<String>,
    /// The headers of the impls that macros of each name write.
    macros: BTreeMap<String, Vec<Header>>,
    /// The names that those that are reached mention.
    words: BTreeSet<String>,
    reached: Reached,
}

impl<'a> Search<'a> {
    fn add_crate(&mut self, krate: &'a Crate, is_library: bool) {
        let config = Config::new(self.loader.target, krate, is_library);
        let module = Module { is_root: true, path: krate.root.clone(), ..Module::default() };
        // What cannot be read is reported when it is loaded.
        let _ =
            parent(&krate.root).and_then(|folder| self.add_module(module, krate, folder, &config));
    }

    fn add_module(
        &mut self,
        module: Module,
        krate: &'a Crate,
        children: PathBuf,
        config: &Config,
    ) -> Result<()> {
        let source = self.loader.sources.get(&module.path, krate.edition)?;
        let path = module.path.clone();
        let id = self.modules.len();
        self.modules.push((module, krate));
        let file = File {
            path: &path,
            text: &source.text,
            children,
            paths_from: parent(&path)?,
            depth: 0,
        };
        self.add_items(id, &source.syntax.items, &file, config)?;
        let module = &mut self.modules[id].0;
        module.is_root |= !config.is_library || has_attribute(&source.syntax.attrs, "macro_use");
        for (name, headers) in module.macros.drain(..) {
            self.macros.entry(name).or_default().extend(headers);
        }
        self.declared.extend(module.declared.iter().cloned());
        self.aliases.append(&mut module.aliases);
        Ok(())
    }

    fn add_items(
        &mut self,
        id: usize,
        items: &[Item],
        file: &File<'_>,
        config: &Config,
    ) -> Result<()> {
        for item in items {
            let attributes = attributes(item);
            if config.attributes(attributes)?.is_none() {
                continue;
            }
            let (module, krate) = &mut self.modules[id];
            let mut words = attributes.iter().flat_map(|it| identifiers(it.to_token_stream()));
            module.is_root |= words.any(|word| is_of_root(&word));
            let Item::Mod(inner) = item else {
                module.visit_item(item);
                continue;
            };
            if let Some((_, items)) = &inner.content {
                self.add_items(id, items, &file.inside(inner, config)?, config)?;
                continue;
            }
            let (path, children) = file.of_module(inner, config)?;
            let name = word(&inner.ident);
            let is_root = has_attribute(&inner.attrs, "macro_use");
            let module = Module { path, parent: Some(id), name, is_root, ..Module::default() };
            let krate = *krate;
            // As above.
            let _ = self.add_module(module, krate, children, config);
        }
        Ok(())
    }

    /// The modules that are to be reached.
    fn open(&self) -> Vec<usize> {
        let is_open = |&id: &usize| {
            let module = &self.modules[id].0;
            let Module { path, parent, name, is_root, exported, .. } = module;
            let is_inside =
                || parent.is_none_or(|it| self.reached.files.contains(&self.modules[it].0.path));
            !self.reached.files.contains(path)
                && (self.is_whole
                    || *is_root
                    || exported.iter().any(|name| self.words.contains(name))
                    || is_inside() && self.words.contains(name)
                    || module.impls.iter().any(|header| self.is_header_mentioned(header, module))
                    || module.calls.iter().any(|call| self.is_call_reached(call, module)))
        };
        (0..self.modules.len()).filter(is_open).collect()
    }

    /// Whether none of the paths in a header is to what the module itself declares, and those are mentioned that
    /// others declare.
    fn is_header_mentioned(&self, header: &Header, module: &Module) -> bool {
        header.of_trait.iter().chain(&header.types).all(|path| self.is_mentioned(path, module))
    }

    fn is_mentioned(&self, Path { first, last }: &Path, module: &Module) -> bool {
        let is_own = module.declared.contains(first) && !module.imported.contains(first);
        let is_known = !self.declared.contains(last) || self.aliases.contains(last);
        !is_own && (is_known || self.words.contains(last))
    }

    /// Whether a macro call may write an impl that reaches its module.
    fn is_call_reached(&self, call: &(String, Vec<Path>), module: &Module) -> bool {
        let (name, arguments) = call;
        let headers = self.macros.get(name).filter(|headers| !headers.is_empty());
        arguments.iter().all(|path| self.is_mentioned(path, module))
            && headers.is_none_or(|it| it.iter().any(|it| self.is_header_mentioned(it, module)))
    }

    /// Reaches a module and those around it.
    fn reach(&mut self, id: usize) {
        let mut next = Some(id);
        while let Some(id) = next {
            let (Module { path, parent, exported, .. }, krate) = &self.modules[id];
            next = *parent;
            if !self.reached.files.insert(path.clone()) {
                return;
            }
            if let Some(macros) = self.reached.crates.get_mut(&krate.id) {
                macros.extend(exported.iter().cloned());
            }
            let krate = *krate;
            if let Ok(source) = self.loader.sources.get(path, krate.edition) {
                let words = words(source.syntax.to_token_stream());
                self.add_dependencies(krate, &words);
                self.words.extend(words);
            }
        }
    }

    fn add_dependencies(&mut self, krate: &'a Crate, words: &BTreeSet<String>) {
        let named = krate.dependencies.iter().filter(|(name, _)| words.contains(*name));
        for (_, id) in named {
            if !self.reached.crates.contains_key(id) {
                self.reached.crates.insert(id.clone(), BTreeSet::new());
                if self.loader.is_inlined(id) {
                    self.add_crate(&self.loader.solution.libraries[id], true);
                }
            }
        }
    }
}

/// The identifiers among some tokens, but for those of the modules that they declare.
fn words(tokens: TokenStream) -> BTreeSet<String> {
    let mut is_declared = false;
    let mut words = identifiers(tokens);
    words.retain(|word| !std::mem::replace(&mut is_declared, word == "mod"));
    words.into_iter().collect()
}
