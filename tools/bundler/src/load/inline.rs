//! The text of one crate in one piece, ready to be a module: the files of its modules inlined, its
//! conditions decided, its paths rewritten.

use super::cfg::Config;
use super::expand::Macros;
use super::imports::remove_names;
use super::modules::{File, parent};
use super::paths::Paths;
use super::proconio;
use super::reach::Reached;
use super::scope::Scope;
use super::sources::{Source, Sources};
use super::tokens::Tokens;
use crate::edit::Edits;
use crate::package::Crate;
use crate::syntax::{has_attribute, range, word};
use anyhow::{Result, bail};
use quote::ToTokens;
use std::path::{Path, PathBuf};
use std::slice;
use syn::{AttrStyle, Attribute, Ident, Item, ItemMacro, ItemMod};

/// The text of a crate with the configuration `config`, whose paths lead where `paths` says: what is `reached`.
pub fn inline(
    krate: &Crate,
    sources: &Sources,
    config: &Config,
    paths: &Paths,
    reached: &Reached,
) -> Result<String> {
    let mut inliner = Inliner { sources, config, paths, reached, macros: Macros::new(config) };
    let mut text = inliner.file(&krate.root, parent(&krate.root)?, 0)?;
    for (name, at_root) in paths.exported() {
        let alias = if name == at_root { String::new() } else { format!(" as {name}") };
        text.extend(["\npub(crate) use crate::", at_root, &alias, ";"]);
    }
    Ok(text)
}

struct Inliner<'a> {
    sources: &'a Sources,
    config: &'a Config,
    paths: &'a Paths,
    reached: &'a Reached,
    /// The macros that are in scope.
    macros: Macros<'a>,
}

impl Inliner<'_> {
    fn file(&mut self, path: &Path, children: PathBuf, depth: usize) -> Result<String> {
        let source = self.sources.get(path, self.config)?;
        let Source { text, syntax, .. } = &*source;
        let mut edits = Edits::default();
        if let Some(shebang) = &syntax.shebang {
            edits.remove(0..shebang.len());
        }
        let file = File { path, text, children, paths_from: parent(path)?, depth };
        self.module(&syntax.attrs, &syntax.items, &file, &mut edits)?;
        edits.apply(text)
    }

    fn module(
        &mut self,
        attrs: &[Attribute],
        items: &[Item],
        file: &File<'_>,
        edits: &mut Edits,
    ) -> Result<()> {
        let is_root = file.depth == 0 && !self.config.is_library;
        let mut scope = Scope { is_root, depth: file.depth, ..Scope::default() };
        for item in items {
            scope.add(item);
        }
        let tokens = Tokens { paths: self.paths, scope: &scope, config: self.config };
        for attribute in attrs.iter().filter(|a| matches!(a.style, AttrStyle::Inner(_))) {
            let metas = self.config.attributes(slice::from_ref(attribute))?.unwrap_or_default();
            if let Some(feature) = metas.iter().find(|meta| meta.path().is_ident("feature")) {
                let name = feature.to_token_stream();
                bail!("{}: `#![{name}]` needs a nightly compiler", file.path.display());
            }
            // What a module defines is also for what stands after it.
            let stays = file.depth > 0 && attribute.path().is_ident("macro_use");
            if self.config.is_library && !stays {
                edits.remove(range(attribute));
            } else {
                tokens.rewrite(attribute.to_token_stream(), edits)?;
            }
        }
        self.items(items, &tokens, file, edits)
    }

    fn items(
        &mut self,
        items: &[Item],
        tokens: &Tokens<'_>,
        file: &File<'_>,
        edits: &mut Edits,
    ) -> Result<()> {
        for item in items {
            match item {
                Item::Mod(module) => {
                    tokens.rewrite_head(&module.attrs, &module.vis, edits)?;
                    let len = self.macros.len();
                    if !self.submodule(module, file, edits)? {
                        self.macros.truncate(len);
                    }
                }
                Item::Use(item) => {
                    tokens.rewrite_head(&item.attrs, &item.vis, edits)?;
                    let is_gone = |name: &Ident| {
                        self.paths.proconio.is_some() && proconio::is_attribute(name)
                            || self.reached.unnamed.contains(&(file.path.to_owned(), word(name)))
                    };
                    if remove_names(&item.tree, file.text, &is_gone, edits) {
                        edits.remove(range(item));
                    } else {
                        tokens.rewrite_use(item, file.text, edits);
                    }
                }
                Item::ExternCrate(item) => {
                    tokens.rewrite_head(&item.attrs, &item.vis, edits)?;
                    tokens.rewrite_extern_crate(item, edits)?;
                }
                item => self.other(item, tokens, file, edits)?,
            }
        }
        Ok(())
    }

    /// Rewrites an item that is neither a module nor an import.
    fn other(
        &mut self,
        item: &Item,
        tokens: &Tokens<'_>,
        file: &File<'_>,
        edits: &mut Edits,
    ) -> Result<()> {
        if let Item::Macro(call) = item {
            self.macros.define(call);
            if self.config.is_library {
                if let Some(source) = self.macros.expanded(call) {
                    edits.replace(range(item), self.expansion(&source, tokens, file)?);
                    return Ok(());
                }
                self.rename_exported(call, edits);
            }
        }
        tokens.rewrite(item.to_token_stream(), edits)?;
        proconio::expand(item, tokens, file.text, edits)
    }

    /// The items that a call in a module of `file` stands for.
    fn expansion(
        &mut self,
        source: &Source,
        tokens: &Tokens<'_>,
        file: &File<'_>,
    ) -> Result<String> {
        let Source { text, syntax, .. } = source;
        let inner = File { text, paths_from: file.children.clone(), ..file.clone() };
        let mut edits = Edits::default();
        self.items(&syntax.items, tokens, &inner, &mut edits)?;
        edits.apply(text)
    }

    /// Inlines a module; whether its macros are for what stands after it too.
    fn submodule(&mut self, module: &ItemMod, file: &File<'_>, edits: &mut Edits) -> Result<bool> {
        let is_open = has_attribute(&module.attrs, "macro_use");
        if let Some((_, items)) = &module.content {
            let inner = file.inside(module)?;
            self.module(&module.attrs, items, &inner, edits)?;
            return Ok(is_open);
        }
        let (path, children) = file.of_module(module)?;
        if self.reached.left_out.contains(&path) {
            edits.remove(range(module));
            return Ok(false);
        }
        if !path.exists() && has_attribute(&module.attrs, "cfg") {
            return Ok(is_open);
        }
        let source = self.sources.get(&path, self.config)?;
        if !source.is_there {
            edits.remove(range(module));
            return Ok(is_open);
        }
        let text = self.file(&path, children, file.depth + 1)?;
        edits.replace(range(&module.semi), format!(" {{\n{text}\n}}"));
        Ok(is_open || has_attribute(&source.syntax.attrs, "macro_use"))
    }

    /// Gives an exported macro its name at the root of the bundle.
    fn rename_exported(&self, definition: &ItemMacro, edits: &mut Edits) {
        let exported = definition.attrs.iter().find(|a| a.path().is_ident("macro_export"));
        if let (Some(attribute), Some(ident)) = (exported, &definition.ident) {
            edits.replace(range(attribute), "#[macro_export]");
            if let Some(at_root) = self.paths.exported_name(&ident.to_string()) {
                edits.replace(range(ident), at_root);
            }
        }
    }
}
