//! Which crates and modules are loaded: a crate once a file names it, and a module in a file of its own once its name
//! is mentioned, or all names in the header of an impl in it, so that a library of a hundred modules costs no more than
//! those that are used.

use super::Loader;
use super::cfg::Config;
use super::modules::{File, parent};
use crate::package::{Crate, PackageId};
use crate::syntax::{self, attributes, identifiers};
use anyhow::Result;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use syn::{Attribute, Item};

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
    /// Names that, once all of them are mentioned that are declared, reach it: those in the header of an impl of what
    /// other files declare, in a macro call for items, and of an exported macro.
    hooks: Vec<Vec<String>>,
    /// The macros that it exports.
    exported: BTreeSet<String>,
}

struct Search<'a> {
    loader: &'a Loader<'a>,
    is_whole: bool,
    /// The modules that were found, and the crates that they are of.
    modules: Vec<(Module, &'a Crate)>,
    /// The names that they declare.
    declared: BTreeSet<String>,
    /// The names that those that are reached mention.
    words: BTreeSet<String>,
    reached: Reached,
}

impl<'a> Search<'a> {
    fn add_crate(&mut self, krate: &'a Crate, is_library: bool) {
        let config = Config::new(self.loader.target, krate, is_library);
        let module =
            Module { hooks: vec![Vec::new()], path: krate.root.clone(), ..Module::default() };
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
        let mut own = BTreeSet::new();
        self.add_items(id, &source.syntax.items, &file, config, &mut own)?;
        let module = &mut self.modules[id].0;
        module
            .hooks
            .retain(|names| names.is_empty() || !names.iter().any(|name| own.contains(name)));
        let exported = module.exported.iter().map(|name| vec![name.clone()]);
        module.hooks.extend(exported.collect::<Vec<_>>());
        own.extend(module.exported.iter().cloned());
        if !config.is_library || source.syntax.attrs.iter().any(is_macro_use) {
            module.hooks.push(Vec::new());
        }
        self.declared.extend(own);
        Ok(())
    }

    fn add_items(
        &mut self,
        id: usize,
        items: &[Item],
        file: &File<'_>,
        config: &Config,
        own: &mut BTreeSet<String>,
    ) -> Result<()> {
        for item in items {
            if config.attributes(attributes(item))?.is_none() {
                continue;
            }
            own.extend(syntax::name(item).map(ToString::to_string));
            let (module, krate) = &mut self.modules[id];
            match item {
                Item::Mod(inner) => {
                    if let Some((_, items)) = &inner.content {
                        self.add_items(id, items, &file.inside(inner, config)?, config, own)?;
                        continue;
                    }
                    let (path, children) = file.of_module(inner, config)?;
                    let name = inner.ident.to_string();
                    let is_open = inner.attrs.iter().any(is_macro_use);
                    let hooks = if is_open { vec![Vec::new()] } else { Vec::new() };
                    let module =
                        Module { path, parent: Some(id), name, hooks, ..Module::default() };
                    let krate = *krate;
                    // As above.
                    let _ = self.add_module(module, krate, children, config);
                }
                Item::Impl(item) => {
                    let mut names = identifiers(item.self_ty.to_token_stream());
                    names.extend(
                        item.trait_
                            .iter()
                            .flat_map(|(_, path, _)| identifiers(path.to_token_stream())),
                    );
                    module.hooks.push(names);
                }
                Item::Macro(item) => match &item.ident {
                    None => module.hooks.push(identifiers(item.mac.to_token_stream())),
                    Some(name)
                        if item.attrs.iter().any(|it| it.path().is_ident("macro_export")) =>
                    {
                        module.exported.insert(name.to_string());
                    }
                    Some(name) => own.extend([name.to_string()]),
                },
                _ => {}
            }
        }
        Ok(())
    }

    /// The modules that are to be reached.
    fn open(&self) -> Vec<usize> {
        let is_open = |&id: &usize| {
            let Module { path, parent, name, hooks, .. } = &self.modules[id].0;
            let is_inside =
                || parent.is_none_or(|it| self.reached.files.contains(&self.modules[it].0.path));
            let is_mentioned =
                |name: &String| self.words.contains(name) || !self.declared.contains(name);
            let holds = |names: &Vec<String>| names.iter().all(is_mentioned);
            !self.reached.files.contains(path)
                && (self.is_whole
                    || hooks.iter().any(holds)
                    || is_inside() && self.words.contains(name))
        };
        (0..self.modules.len()).filter(is_open).collect()
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
                let words = words(source.text.parse().unwrap_or_default());
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

fn is_macro_use(attribute: &Attribute) -> bool {
    attribute.path().is_ident("macro_use")
}
