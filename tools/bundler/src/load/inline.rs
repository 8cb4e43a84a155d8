//! The text of one crate in one piece, ready to be a module: the files of its modules inlined, its
//! conditions decided, its paths rewritten.

use super::cfg::Config;
use super::conditions::Conditions;
use super::imports::{rewrite_extern_crate, rewrite_use};
use super::macros::exported_name;
use super::paths::Paths;
use super::proconio;
use super::scope::Scope;
use super::sources::{Source, Sources};
use super::tokens::Tokens;
use crate::edit::Edits;
use crate::package::Crate;
use crate::syntax::{attributes, is_doc_or_lint, range};
use anyhow::{Context, Result, bail};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{AttrStyle, Attribute, Item, ItemMod, LitStr};

/// What a crate has that concerns more than itself, or its other modules.
#[derive(Default, PartialEq)]
pub struct Found {
    /// The macros that it exports.
    pub exported: BTreeSet<String>,
    /// `#![recursion_limit]` and `#![type_length_limit]`.
    pub limits: BTreeSet<String>,
    /// The names under which it imports proconio's attributes.
    proconio: proconio::Names,
    /// Macros that `#[macro_use] extern crate` brings, and the paths of their crates.
    macro_use: BTreeMap<String, String>,
}

/// The text of a crate with the configuration `config`, whose paths lead where `paths` says.
///
/// # Errors
/// A message that names the file and what cannot be done with it.
pub fn inline(
    krate: &Crate,
    sources: &Sources,
    config: &Config,
    paths: &Paths,
) -> Result<(String, Found)> {
    let mut inliner = Inliner { krate, sources, config, paths, found: Found::default() };
    let folder = parent(&krate.root)?;
    let mut text = inliner.file(&krate.root, folder.clone(), 0)?;
    if inliner.found != Found::default() {
        // Again, as what was found may concern what stands before it.
        text = inliner.file(&krate.root, folder, 0)?;
    }
    let found = inliner.found;
    if let Some(module) = &paths.module {
        for name in &found.exported {
            let path = format!("crate::{}", exported_name(module, name));
            text.extend(["\npub(crate) use ", &path, " as ", name, ";"]);
        }
    }
    Ok((text, found))
}

struct Inliner<'a> {
    krate: &'a Crate,
    sources: &'a Sources,
    config: &'a Config,
    paths: &'a Paths,
    found: Found,
}

/// A file and where the modules that it declares are.
struct File<'a> {
    path: &'a Path,
    text: &'a str,
    /// The folder of modules in files of their own.
    children: PathBuf,
    /// The folder that `#[path]` starts from.
    paths_from: PathBuf,
    /// How deep the current module is in the crate.
    depth: usize,
}

impl Inliner<'_> {
    fn is_library(&self) -> bool {
        self.paths.module.is_some()
    }

    fn file(&mut self, path: &Path, children: PathBuf, depth: usize) -> Result<String> {
        let source = self.sources.get(path)?;
        let Source { text, syntax } = &*source;
        let mut edits = Edits::default();
        if let Some(shebang) = &syntax.shebang {
            edits.remove(0..shebang.len());
        }
        let file = File { path, text, children, paths_from: parent(path)?, depth };
        self.inner_attributes(&syntax.attrs, &file, &mut edits)?;
        self.module(&syntax.items, &file, &mut edits)?;
        Ok(edits.apply(text))
    }

    fn inner_attributes(
        &mut self,
        attrs: &[Attribute],
        file: &File<'_>,
        edits: &mut Edits,
    ) -> Result<()> {
        for attribute in attrs.iter().filter(|a| matches!(a.style, AttrStyle::Inner(_))) {
            let path = attribute.path();
            if path.is_ident("feature") {
                let name = attribute.meta.to_token_stream();
                bail!("{}: `#![{name}]` needs a nightly compiler", file.path.display());
            }
            if path.is_ident("recursion_limit") || path.is_ident("type_length_limit") {
                self.found.limits.insert(file.text[range(attribute)].to_owned());
                edits.remove(range(attribute));
            } else if self.is_library() {
                edits.remove(range(attribute));
            }
        }
        Ok(())
    }

    fn module(&mut self, items: &[Item], file: &File<'_>, edits: &mut Edits) -> Result<()> {
        let is_root = file.depth == 0 && !self.is_library();
        let scope = Scope::new(items, is_root, parent(file.path)?);
        let is_library = self.is_library();
        let conditions = Conditions { config: self.config, is_library, text: file.text };
        for item in items {
            if conditions.remove(attributes(item), item.span(), edits)? {
                continue;
            }
            match item {
                Item::Mod(module) => {
                    self.remove_cfgs(&module.attrs, edits)?;
                    self.submodule(module, file, edits)?;
                }
                Item::Use(item) => {
                    self.remove_cfgs(&item.attrs, edits)?;
                    if self.paths.inlined_proconio().is_some()
                        && self.found.proconio.import(&item.tree, file.text, edits)
                    {
                        edits.remove(range(item));
                    } else {
                        rewrite_use(self.paths, item, &scope, file.text, edits);
                    }
                }
                Item::ExternCrate(item) => {
                    self.remove_cfgs(&item.attrs, edits)?;
                    let macro_use = &mut self.found.macro_use;
                    rewrite_extern_crate(self.paths, item, &scope, macro_use, edits)?;
                }
                _ => {
                    self.rename_exported_macro(item, edits);
                    let tokens = Tokens {
                        paths: self.paths,
                        scope: &scope,
                        config: self.config,
                        exported: &self.found.exported,
                        macro_use: &self.found.macro_use,
                        env: &self.krate.env,
                    };
                    tokens.rewrite(item.to_token_stream(), edits)?;
                    conditions.decide(item, edits)?;
                    if let Some(module) = self.paths.inlined_proconio() {
                        proconio::expand(item, &self.found.proconio, module, file.text, edits)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Removes the conditions that hold.
    fn remove_cfgs(&self, attrs: &[Attribute], edits: &mut Edits) -> Result<()> {
        for attribute in attrs.iter().filter(|a| a.path().is_ident("cfg")) {
            if self.config.holds(attribute)? {
                edits.remove(range(attribute));
            }
        }
        Ok(())
    }

    fn submodule(&mut self, module: &ItemMod, file: &File<'_>, edits: &mut Edits) -> Result<()> {
        let name = module.ident.to_string();
        let name = name.trim_start_matches("r#");
        for attribute in &module.attrs {
            if self.is_library() && is_doc_or_lint(attribute.path()) {
                edits.remove(range(attribute));
            }
        }
        let path_attribute = module.attrs.iter().find(|a| a.path().is_ident("path"));
        let named_path = match path_attribute {
            Some(attribute) => {
                edits.remove(range(attribute));
                let value = &attribute.meta.require_name_value()?.value;
                let text: LitStr = syn::parse2(value.to_token_stream())?;
                Some(text.value())
            }
            None => None,
        };
        let depth = file.depth + 1;
        if let Some((_, items)) = &module.content {
            let folder = named_path.unwrap_or_else(|| name.to_owned());
            let inner = File {
                path: file.path,
                text: file.text,
                children: file.children.join(&folder),
                paths_from: file.children.join(&folder),
                depth,
            };
            self.inner_attributes(&module.attrs, &inner, edits)?;
            return self.module(items, &inner, edits);
        }
        let (path, children) = if let Some(path) = named_path {
            let path = file.paths_from.join(path);
            let children = parent(&path)?;
            (path, children)
        } else {
            let flat = file.children.join(format!("{name}.rs"));
            let nested = file.children.join(name).join("mod.rs");
            let path = if flat.exists() { flat } else { nested };
            (path, file.children.join(name))
        };
        let text = self.file(&path, children, depth)?;
        let semicolon = range(&module.semi);
        edits.replace(semicolon, format!(" {{\n{text}\n}}"));
        Ok(())
    }

    /// Gives an exported macro a name that no other crate has.
    fn rename_exported_macro(&mut self, item: &Item, edits: &mut Edits) {
        let (Some(module), Item::Macro(item)) = (&self.paths.module, item) else { return };
        let exported = item.attrs.iter().find(|a| a.path().is_ident("macro_export"));
        if let (Some(attribute), Some(ident)) = (exported, &item.ident) {
            let name = ident.to_string();
            edits.replace(range(attribute), "#[macro_export]");
            edits.replace(range(ident), exported_name(module, &name));
            self.found.exported.insert(name);
        }
    }
}

fn parent(path: &Path) -> Result<PathBuf> {
    Ok(path.parent().context("a file is in a folder")?.to_owned())
}
