//! The text of a crate in one piece, ready to be a module: its files inlined, its conditions decided,
//! its paths leading to where things will be.

use super::cfg::Config;
use super::edit::Edits;
use super::paths::{Paths, Tokens};
use super::proconio;
use super::sources::{Source, Sources};
use crate::package::Crate;
use anyhow::{Context, Result, bail};
use proc_macro2::Span;
use quote::ToTokens;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod};

/// Loads one crate.
pub struct Loader<'a> {
    /// The crate.
    pub krate: &'a Crate,
    /// Its files.
    pub sources: &'a Sources,
    /// What it is compiled with.
    pub config: &'a Config,
    /// Where its paths lead.
    pub paths: Paths,
    /// What is found on the way.
    pub found: RefCell<Found>,
}

/// What a crate has that concerns the whole bundle.
#[derive(Default, PartialEq)]
pub struct Found {
    /// The macros that it exports.
    pub exported: BTreeSet<String>,
    /// The names it has for `#[fastout]` and `#[derive_readable]`, if it imports them under others.
    pub proconio: proconio::Names,
    /// Macros of other crates that it calls by their bare names, and where they are.
    pub macro_use: BTreeMap<String, String>,
    /// `#![recursion_limit]` and `#![type_length_limit]`.
    pub limits: BTreeSet<String>,
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

impl Loader<'_> {
    /// The text of the crate.
    ///
    /// # Errors
    /// A message that names the file and what cannot be done with it.
    pub fn load(&self) -> Result<String> {
        let root = &self.krate.root;
        let mut text = self.file(root, parent(root)?, 0)?;
        if *self.found.borrow() != Found::default() {
            // Now that all of that is known: macros that it exports have other names.
            text = self.file(root, parent(root)?, 0)?;
        }
        if let Some(module) = &self.paths.module {
            for name in &self.found.borrow().exported {
                let exported = exported_name(module, name);
                text.extend(["\npub(crate) use crate::", &exported, " as ", name, ";"]);
            }
        }
        Ok(text)
    }

    fn is_library(&self) -> bool {
        self.paths.module.is_some()
    }

    fn file(&self, path: &Path, children: PathBuf, depth: usize) -> Result<String> {
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
        &self,
        attrs: &[Attribute],
        file: &File<'_>,
        edits: &mut Edits,
    ) -> Result<()> {
        for attribute in attrs.iter().filter(|a| matches!(a.style, syn::AttrStyle::Inner(_))) {
            let path = attribute.path();
            if path.is_ident("feature") {
                let name = attribute.meta.to_token_stream();
                bail!("{}: `#![{name}]` needs a nightly compiler", file.path.display());
            }
            if path.is_ident("recursion_limit") || path.is_ident("type_length_limit") {
                let text = file.text[range(attribute)].to_owned();
                self.found.borrow_mut().limits.insert(text);
                edits.remove(range(attribute));
            } else if self.is_library() {
                edits.remove(range(attribute));
            }
        }
        Ok(())
    }

    fn module(&self, items: &[Item], file: &File<'_>, edits: &mut Edits) -> Result<()> {
        let scope = self.paths.scope(items, file.depth, parent(file.path)?);
        for item in items {
            if self.removed(attributes(item), item.span(), file, edits)? {
                continue;
            }
            if matches!(item, Item::Mod(_) | Item::Use(_) | Item::ExternCrate(_)) {
                for attribute in attributes(item).iter().filter(|a| a.path().is_ident("cfg")) {
                    if self.config.holds(attribute)? {
                        edits.remove(range(attribute));
                    }
                }
            }
            match item {
                Item::Mod(module) => self.submodule(module, file, edits)?,
                Item::Use(item) => {
                    let mut found = self.found.borrow_mut();
                    self.paths.use_item(item, &scope, file.text, edits, &mut found.proconio)?;
                }
                Item::ExternCrate(item) => {
                    let macro_use = &mut self.found.borrow_mut().macro_use;
                    self.paths.extern_crate(item, &scope, macro_use, edits)?;
                }
                _ => {
                    self.macro_definition(item, edits);
                    let Found { exported, macro_use, .. } = &*self.found.borrow();
                    let tokens = Tokens {
                        paths: &self.paths,
                        scope: &scope,
                        config: self.config,
                        exported,
                        macro_use,
                        env: &self.krate.env,
                    };
                    tokens.rewrite(item.to_token_stream(), edits)?;
                    let mut walk = Conditions { loader: self, file, edits, error: None };
                    walk.visit_item(item);
                    if let Some(error) = walk.error {
                        return Err(error);
                    }
                    if self.paths.inlines_proconio() {
                        let names = &self.found.borrow().proconio;
                        proconio::expand(item, names, &self.paths, file.text, edits)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn submodule(&self, module: &ItemMod, file: &File<'_>, edits: &mut Edits) -> Result<()> {
        let name = module.ident.to_string();
        let name = name.trim_start_matches("r#");
        let path = module.attrs.iter().find(|attribute| attribute.path().is_ident("path"));
        for attribute in &module.attrs {
            if self.is_library() && is_dropped(attribute) {
                edits.remove(range(attribute));
            }
        }
        let attribute_path = match path {
            Some(attribute) => {
                edits.remove(range(attribute));
                let value = &attribute.meta.require_name_value()?.value;
                let text: syn::LitStr = syn::parse2(value.to_token_stream())?;
                Some(text.value())
            }
            None => None,
        };
        let depth = file.depth + 1;
        if let Some((_, items)) = &module.content {
            let folder = attribute_path.unwrap_or_else(|| name.to_owned());
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
        let (path, children) = if let Some(path) = attribute_path {
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

    /// Decides the conditions of a node; whether it is left out.
    fn removed(
        &self,
        attrs: &[Attribute],
        node: Span,
        file: &File<'_>,
        edits: &mut Edits,
    ) -> Result<bool> {
        for attribute in attrs {
            let is_test = attribute.path().is_ident("test");
            if is_test || !self.config.holds(attribute)? {
                edits.remove(with_comma(file.text, node.byte_range()));
                return Ok(true);
            }
            if attribute.path().is_ident("cfg_attr") {
                let (holds, metas) = self.config.of_cfg_attr(attribute)?;
                let metas = metas.iter().filter(|meta| !self.is_library() || !is_lint(meta.path()));
                let texts = metas.map(|meta| format!("#[{}]", meta.to_token_stream()));
                let texts: Vec<String> = if holds { texts.collect() } else { Vec::new() };
                edits.replace(range(attribute), texts.join(" "));
            }
        }
        Ok(false)
    }

    /// An exported macro is defined under a name that no other crate has, at the root of the bundle.
    fn macro_definition(&self, item: &Item, edits: &mut Edits) {
        let (Some(module), Item::Macro(item)) = (&self.paths.module, item) else { return };
        let exported = item.attrs.iter().find(|a| a.path().is_ident("macro_export"));
        if let (Some(attribute), Some(ident)) = (exported, &item.ident) {
            let name = ident.to_string();
            edits.replace(range(attribute), "#[macro_export]");
            edits.replace(range(ident), exported_name(module, &name));
            self.found.borrow_mut().exported.insert(name);
        }
    }
}

/// The name at the root of the bundle of a macro that a crate exports.
pub fn exported_name(module: &str, name: &str) -> String {
    format!("__{module}_{name}")
}

/// Where a node is in its file.
pub fn range(node: &(impl ToTokens + ?Sized)) -> Range<usize> {
    node.span().byte_range()
}

fn parent(path: &Path) -> Result<PathBuf> {
    Ok(path.parent().context("a file is in a folder")?.to_owned())
}

/// A range and the comma after it.
pub fn with_comma(text: &str, range: Range<usize>) -> Range<usize> {
    let rest = &text[range.end..];
    let blank = rest.len() - rest.trim_start().len();
    let comma = usize::from(rest[blank..].starts_with(','));
    range.start..range.end + if comma == 1 { blank + 1 } else { 0 }
}

/// Attributes of libraries that mean nothing in a bundle: documentation and lints.
pub fn is_dropped(attribute: &Attribute) -> bool {
    is_lint(attribute.path())
}

fn is_lint(path: &syn::Path) -> bool {
    const DROPPED: [&str; 11] = [
        "doc",
        "allow",
        "warn",
        "deny",
        "forbid",
        "expect",
        "must_use",
        "deprecated",
        "rustfmt",
        "clippy",
        "diagnostic",
    ];
    path.segments.first().is_some_and(|first| DROPPED.iter().any(|name| first.ident == name))
}

/// The attributes of an item.
pub fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Decides the conditions inside an item.
struct Conditions<'a, 'b> {
    loader: &'a Loader<'a>,
    file: &'a File<'a>,
    edits: &'b mut Edits,
    error: Option<anyhow::Error>,
}

impl Conditions<'_, '_> {
    fn removed(&mut self, attrs: &[Attribute], node: Span) -> bool {
        match self.loader.removed(attrs, node, self.file, self.edits) {
            Ok(removed) => removed,
            Err(error) => {
                self.error.get_or_insert(error);
                true
            }
        }
    }
}

macro_rules! conditions {
    ($($visit:ident: $Node:ident,)*) => {$(
        fn $visit(&mut self, node: &'ast syn::$Node) {
            if !self.removed(&node.attrs, node.span()) {
                visit::$visit(self, node);
            }
        }
    )*};
}

impl<'ast> Visit<'ast> for Conditions<'_, '_> {
    conditions! {
        visit_impl_item_fn: ImplItemFn,
        visit_impl_item_const: ImplItemConst,
        visit_impl_item_type: ImplItemType,
        visit_impl_item_macro: ImplItemMacro,
        visit_trait_item_fn: TraitItemFn,
        visit_trait_item_const: TraitItemConst,
        visit_trait_item_type: TraitItemType,
        visit_foreign_item_fn: ForeignItemFn,
        visit_field: Field,
        visit_variant: Variant,
        visit_arm: Arm,
        visit_local: Local,
        visit_stmt_macro: StmtMacro,
        visit_expr_block: ExprBlock,
        visit_expr_if: ExprIf,
        visit_expr_call: ExprCall,
        visit_expr_method_call: ExprMethodCall,
        visit_expr_macro: ExprMacro,
    }

    fn visit_item(&mut self, item: &'ast Item) {
        if !self.removed(attributes(item), item.span()) {
            visit::visit_item(self, item);
        }
    }
}
