//! Paths, when each crate becomes a module: what began at the root of its own crate begins at that
//! module; what began with another crate's name begins at the root of the bundle.

use super::cfg::Config;
use super::edit::Edits;
use super::load::{exported_name, is_dropped, range, with_comma};
use super::proconio;
use anyhow::{Context, Result, bail};
use proc_macro2::{Delimiter, Ident, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::parse::Parser;
use syn::{Attribute, Item, ItemExternCrate, ItemUse, UseTree, Visibility};

/// What a crate calls another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Other {
    /// It is in the bundle, as this module of the root.
    Module(String),
    /// The judge has it.
    Kept,
    /// It is a procedural macro, which the bundler replaces by what it makes.
    Expanded,
}

/// Where the paths of one crate lead.
pub struct Paths {
    /// The module it becomes; `None` for the solution, which stays at the root.
    pub module: Option<String>,
    /// Its edition.
    pub edition: u16,
    /// The other crates that it may name.
    pub others: BTreeMap<String, Other>,
    /// The macros that each module of the bundle exports.
    pub macros: BTreeMap<String, BTreeSet<String>>,
}

/// A module of a crate.
pub struct Scope {
    /// What is declared in it, by items.
    items: BTreeSet<String>,
    /// What it imports.
    imports: BTreeSet<String>,
    /// Whether the root of the bundle is this module.
    is_root: bool,
    /// The folder of its file.
    folder: PathBuf,
}

/// Rewrites the paths in the tokens of an item, in macro calls and definitions too.
pub struct Tokens<'a> {
    /// Where paths lead.
    pub paths: &'a Paths,
    /// The module that the item is in.
    pub scope: &'a Scope,
    /// What the crate is compiled with.
    pub config: &'a Config,
    /// The macros that the crate exports.
    pub exported: &'a BTreeSet<String>,
    /// Macros that `#[macro_use] extern crate` brought everywhere, and where they are.
    pub macro_use: &'a BTreeMap<String, String>,
    /// What `env!` finds.
    pub env: &'a BTreeMap<String, String>,
}

impl Paths {
    /// The module with these items.
    #[must_use]
    pub fn scope(&self, items: &[Item], depth: usize, folder: PathBuf) -> Scope {
        let mut scope = Scope {
            items: declared(items),
            imports: BTreeSet::new(),
            is_root: depth == 0 && self.module.is_none(),
            folder,
        };
        for item in items {
            if let Item::Use(item) = item {
                imported(&item.tree, None, &mut scope.imports);
            }
        }
        scope
    }

    /// Whether the solution's `#[fastout]` and `#[derive_readable]` are to be written out.
    #[must_use]
    pub fn inlines_proconio(&self) -> bool {
        self.module.is_none() && matches!(self.others.get("proconio"), Some(Other::Module(_)))
    }

    /// Where the root of another crate is, from `scope`; `None` if its name already leads there.
    fn lead(&self, name: &str, scope: &Scope) -> Option<String> {
        match self.others.get(name)? {
            Other::Module(module) if scope.is_root && module == name => None,
            Other::Module(module) => Some(format!("crate::{module}")),
            Other::Kept | Other::Expanded => None,
        }
    }

    /// Rewrites a `use` of a module.
    ///
    /// # Errors
    /// If it is of a procedural macro that is not supported.
    pub fn use_item(
        &self,
        item: &ItemUse,
        scope: &Scope,
        text: &str,
        edits: &mut Edits,
        proconio: &mut proconio::Names,
    ) -> Result<()> {
        if self.module.is_some() {
            if let Visibility::Public(public) = &item.vis {
                edits.replace(range(public), "pub(crate)");
            }
            for attribute in item.attrs.iter().filter(|a| is_dropped(a)) {
                edits.remove(range(attribute));
            }
        }
        if self.inlines_proconio() && proconio.import(&item.tree, text, edits) {
            edits.remove(range(item));
            return Ok(());
        }
        if let (UseTree::Path(path), true) = (&item.tree, scope.is_root) {
            // The module is there already: `use sg::{self, io}` would bring it twice.
            let name = path.ident.to_string();
            if self.others.get(&name) == Some(&Other::Module(name))
                && let UseTree::Group(group) = &*path.tree
            {
                let is_self =
                    |tree: &&UseTree| matches!(tree, UseTree::Name(n) if n.ident == "self");
                for tree in group.items.iter().filter(is_self) {
                    edits.remove(with_comma(text, range(tree)));
                }
            }
        }
        let mut roots = Vec::new();
        let mut open = vec![&item.tree];
        while let Some(tree) = open.pop() {
            match tree {
                UseTree::Group(group) => open.extend(&group.items),
                UseTree::Path(path) => roots.push((&path.ident, None)),
                UseTree::Name(name) => roots.push((&name.ident, Some(tree))),
                UseTree::Rename(rename) => roots.push((&rename.ident, Some(tree))),
                UseTree::Glob(_) => {}
            }
        }
        for (ident, leaf) in roots {
            let name = ident.to_string();
            let at = range(ident);
            let is_local = scope.items.contains(&name);
            match name.as_str() {
                "self" | "super" | "std" => {}
                "crate" => self.after_crate(at.end, edits),
                "core" | "alloc" if !is_local && self.module.is_some() => edits.replace(at, "std"),
                _ if self.others.get(&name) == Some(&Other::Expanded) => edits.remove(range(item)),
                _ if self.others.contains_key(&name) && !is_local => {
                    match (self.lead(&name, scope), leaf) {
                        (Some(lead), _) => {
                            edits.replace(at, lead);
                            if let Some(colons) = &item.leading_colon {
                                edits.remove(range(colons));
                            }
                        }
                        // `use sg;` where `sg` is a module of the same one.
                        (None, Some(UseTree::Name(_)))
                            if matches!(self.others.get(&name), Some(Other::Module(_))) =>
                        {
                            edits.remove(with_comma(text, range(leaf.context("a leaf")?)));
                            if matches!(item.tree, UseTree::Name(_)) {
                                edits.remove(range(item));
                            }
                        }
                        (None, _) => {}
                    }
                }
                _ if self.edition == 2015 => {
                    if let Some(module) = &self.module {
                        edits.insert(at.start, format!("crate::{module}::"));
                        if let Some(colons) = &item.leading_colon {
                            edits.remove(range(colons));
                        }
                    }
                }
                // Editions before 2018 look for it at the root.
                _ if is_local && !scope.is_root => edits.insert(at.start, "self::"),
                _ => {}
            }
        }
        Ok(())
    }

    fn after_crate(&self, at: usize, edits: &mut Edits) {
        if let Some(module) = &self.module {
            edits.insert(at, format!("::{module}"));
        }
    }

    /// Rewrites an `extern crate`.
    ///
    /// # Errors
    /// If `macro_use` wants the macros of a crate that has none here.
    pub fn extern_crate(
        &self,
        item: &ItemExternCrate,
        scope: &Scope,
        macro_use: &mut BTreeMap<String, String>,
        edits: &mut Edits,
    ) -> Result<()> {
        let name = item.ident.to_string();
        let alias = item.rename.as_ref().map(|(_, alias)| alias.to_string());
        let alias = alias.unwrap_or_else(|| name.clone());
        let root = match (name.as_str(), &self.module, self.others.get(&name)) {
            ("std" | "core" | "alloc" | "self", None, _) | (_, _, Some(Other::Kept)) => {
                return Ok(());
            }
            // Others may reach it by this crate's name.
            ("std" | "core" | "alloc", Some(_), _)
                if item.rename.is_some() || !matches!(item.vis, Visibility::Inherited) =>
            {
                "std".to_owned()
            }
            ("std" | "core" | "alloc", Some(_), _) => {
                edits.remove(range(item));
                return Ok(());
            }
            ("self", Some(module), _) | (_, _, Some(Other::Module(module))) => {
                format!("crate::{module}")
            }
            (_, _, Some(Other::Expanded)) => {
                edits.remove(range(item));
                return Ok(());
            }
            (_, _, None) => bail!("`extern crate {name}`: Cargo knows no such dependency"),
        };
        let mut uses = String::new();
        if !(scope.is_root && root == format!("crate::{alias}")) {
            let visibility = if self.module.is_some() { "pub(crate) " } else { "" };
            uses = format!("{visibility}use {root} as {alias};");
        }
        if item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use")) {
            let module = root.trim_start_matches("crate::");
            for name in self.macros.get(module).into_iter().flatten() {
                macro_use.insert(name.clone(), root.clone());
            }
        }
        edits.replace(range(item), uses);
        Ok(())
    }
}

/// The names of items.
pub fn declared(items: &[Item]) -> BTreeSet<String> {
    items.iter().filter_map(name).map(ToString::to_string).collect()
}

/// The name of an item, where it declares one.
pub fn name(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Mod(item) => Some(&item.ident),
        Item::Static(item) => Some(&item.ident),
        Item::Struct(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::Type(item) => Some(&item.ident),
        Item::Union(item) => Some(&item.ident),
        _ => None,
    }
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

/// Whether a token is a mark.
pub fn is_punct(token: Option<&TokenTree>, c: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == c)
}

fn is_double_colon(tokens: &[TokenTree], at: usize) -> bool {
    let joint =
        matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.spacing() == Spacing::Joint);
    joint && is_punct(tokens.get(at), ':') && is_punct(tokens.get(at + 1), ':')
}

/// Whether a path goes on from the token before `::`.
fn ends_a_path(tokens: &[TokenTree], end: usize) -> bool {
    const BEFORE_A_PATH: [&str; 24] = [
        "as", "break", "const", "dyn", "else", "for", "if", "impl", "in", "let", "loop", "match",
        "move", "mut", "pub", "ref", "return", "static", "unsafe", "use", "where", "while",
        "yield", "extern",
    ];
    match end.checked_sub(1).map(|at| &tokens[at]) {
        Some(TokenTree::Ident(ident)) => !BEFORE_A_PATH.iter().any(|keyword| ident == keyword),
        Some(TokenTree::Punct(punct)) if punct.as_char() == '>' => {
            let before = end.checked_sub(2).map(|at| &tokens[at]);
            !is_punct(before, '-') && !is_punct(before, '=')
        }
        Some(TokenTree::Group(group)) => group.delimiter() != Delimiter::Brace,
        _ => false,
    }
}

/// A panic with nothing but a message formats it only in editions from 2021 on. With the names that
/// the message captures as arguments, all editions do: where to insert what.
fn panic_captures(name: &str, arguments: &proc_macro2::Group) -> Option<(usize, String)> {
    let before = match name {
        "panic" | "unreachable" => 0,
        "assert" | "debug_assert" => 1,
        _ => return None,
    };
    let parser = syn::punctuated::Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
    let parts = parser.parse2(arguments.stream()).ok()?;
    let syn::Expr::Lit(message) = parts.get(before).filter(|_| parts.len() == before + 1)? else {
        return None;
    };
    let syn::Lit::Str(text) = &message.lit else { return None };
    let text = text.value().replace("{{", "");
    let mut names = BTreeSet::new();
    for hole in text.split('{').skip(1) {
        let name = hole.split(['}', ':']).next().unwrap_or_default().trim();
        let is_name = syn::parse_str::<Ident>(name).is_ok();
        names.extend(is_name.then(|| format!(", {name} = {name}")));
    }
    let at = range(message).end;
    (!names.is_empty()).then(|| (at, names.into_iter().collect()))
}

/// What tokens are part of.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Code,
    /// The definition of a macro.
    Definition,
    /// What a macro is given.
    Call,
}

impl Place {
    /// What a group among tokens of this place is.
    fn inside(self, tokens: &[TokenTree], group: usize) -> Place {
        match &tokens[..group] {
            _ if self == Place::Definition => self,
            [.., TokenTree::Ident(word), _, TokenTree::Ident(_)] if word == "macro_rules" => {
                Place::Definition
            }
            [.., TokenTree::Ident(_), TokenTree::Punct(mark)] if mark.as_char() == '!' => {
                Place::Call
            }
            _ => self,
        }
    }
}

/// Whether a group of a macro's definition has variables in it.
fn has_variables(group: &proc_macro2::Group) -> bool {
    group.stream().to_string().contains('$')
}

impl Tokens<'_> {
    /// Rewrites `tokens`.
    ///
    /// # Errors
    /// A message about what cannot be done.
    pub fn rewrite(&self, tokens: TokenStream, edits: &mut Edits) -> Result<()> {
        self.stream(tokens, Place::Code, edits)
    }

    fn stream(&self, tokens: TokenStream, place: Place, edits: &mut Edits) -> Result<()> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) if !self.attribute(&tokens, i, place, edits)? => {
                    self.stream(group.stream(), place.inside(&tokens, i), edits)?;
                }
                TokenTree::Ident(ident) => self.ident(&tokens, i, ident, place, edits)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Drops an attribute that means nothing in a bundle, or whose condition holds.
    fn attribute(
        &self,
        tokens: &[TokenTree],
        at: usize,
        place: Place,
        edits: &mut Edits,
    ) -> Result<bool> {
        let TokenTree::Group(group) = &tokens[at] else { return Ok(false) };
        if group.delimiter() != Delimiter::Bracket {
            return Ok(false);
        }
        let inner =
            at >= 2 && is_punct(tokens.get(at - 1), '!') && is_punct(tokens.get(at - 2), '#');
        let outer = at >= 1 && is_punct(tokens.get(at - 1), '#');
        if !inner && !outer {
            return Ok(false);
        }
        let first = if inner { at - 2 } else { at - 1 };
        let range = tokens[first].span().byte_range().start..group.span().byte_range().end;
        let text: TokenStream = [
            TokenTree::Punct(proc_macro2::Punct::new('#', Spacing::Alone)),
            TokenTree::Group(group.clone()),
        ]
        .into_iter()
        .collect();
        // In a macro's definition it may be anything.
        let Ok(attributes) = Attribute::parse_outer.parse2(text) else { return Ok(false) };
        let Some(attribute) = attributes.first() else { return Ok(false) };
        if self.paths.module.is_some() && is_dropped(attribute) {
            // What a macro is given it may want.
            match place {
                Place::Call if attribute.path().is_ident("doc") => {
                    edits.replace(range, "#[doc = \"\"]");
                }
                Place::Call => {}
                Place::Code | Place::Definition => edits.remove(range),
            }
            return Ok(true);
        }
        if attribute.path().is_ident("cfg") {
            if !has_variables(group) {
                match (self.config.holds(attribute)?, place) {
                    (true, Place::Call) => edits.replace(range, "#[cfg(all())]"),
                    (true, _) => edits.remove(range),
                    (false, Place::Code) => {}
                    (false, _) => edits.replace(range, "#[cfg(any())]"),
                }
            }
            return Ok(true);
        }
        Ok(attribute.path().is_ident("cfg_attr"))
    }

    fn ident(
        &self,
        tokens: &[TokenTree],
        at: usize,
        ident: &Ident,
        place: Place,
        edits: &mut Edits,
    ) -> Result<()> {
        let name = ident.to_string();
        let range = ident.span().byte_range();
        let goes_on = is_double_colon(tokens, at + 1);
        let after_colons = at >= 2 && is_double_colon(tokens, at - 2);
        let is_global = after_colons && !ends_a_path(tokens, at - 2);
        let starts = !after_colons && !is_punct(at.checked_sub(1).map(|i| &tokens[i]), '.');
        let is_library = self.paths.module.is_some();
        let is_local =
            starts && (self.scope.items.contains(&name) || self.scope.imports.contains(&name));

        // A macro may make an attribute of `cfg(...)`, and `cfg!(...)` is a condition too.
        let is_call = is_punct(tokens.get(at + 1), '!');
        if let (true, Some(TokenTree::Group(group))) =
            (name == "cfg" && starts, tokens.get(at + 1 + usize::from(is_call)))
            && !has_variables(group)
        {
            let condition: TokenStream =
                format!("#[cfg({})]", group.stream()).parse().unwrap_or_default();
            if let Ok([attribute]) = Attribute::parse_outer.parse2(condition).as_deref() {
                let always = if self.config.holds(attribute)? { "(all())" } else { "(any())" };
                edits.replace(group.span().byte_range(), always);
            }
        }
        let is_use = matches!(&tokens[..at], [.., TokenTree::Ident(before)] if before == "use");
        if is_use && goes_on && is_local && !self.scope.is_root && self.paths.edition != 2015 {
            // In a function. Editions before 2018 look for it at the root.
            edits.insert(range.start, "self::");
        }
        if name == "crate" && goes_on && starts {
            self.paths.after_crate(range.end, edits);
        } else if goes_on && (starts || is_global) && !is_local {
            if matches!(name.as_str(), "core" | "alloc") && is_library {
                edits.replace(range, "std");
            } else if let (true, Some(Other::Module(module))) =
                (is_global, self.paths.others.get(&name))
            {
                let start = tokens[at - 2].span().byte_range().start;
                edits.replace(start..range.end, format!("crate::{module}"));
            } else if let (true, 2015, Some(module)) =
                (is_global && name != "std", self.paths.edition, &self.paths.module)
            {
                let start = tokens[at - 2].span().byte_range().start;
                edits.replace(start..range.start, format!("crate::{module}::"));
            } else if let (true, Some(lead)) = (starts, self.paths.lead(&name, self.scope)) {
                edits.replace(range, lead);
            }
        } else if let (true, Some(lead)) = (is_call && starts, self.macro_use.get(&name)) {
            edits.insert(range.start, format!("{lead}::"));
        } else if is_call && starts {
            if let (Some(module), true) = (&self.paths.module, self.exported.contains(&name)) {
                let is_call = matches!(tokens.get(at + 2), Some(TokenTree::Group(_)));
                if is_call {
                    let dollar = if place == Place::Definition { "$" } else { "" };
                    edits
                        .replace(range, format!("{dollar}crate::{}", exported_name(module, &name)));
                }
            } else if let Some(TokenTree::Group(arguments)) = tokens.get(at + 2) {
                if let Some((at, names)) = panic_captures(&name, arguments) {
                    edits.insert(at, names);
                }
                let whole = range.start..arguments.span().byte_range().end;
                if let Some(literal) = self.file_or_variable(&name, arguments.stream())? {
                    edits.replace(whole, literal);
                }
            }
        }
        Ok(())
    }

    /// What `include_str!`, `include_bytes!` and `env!` stand for.
    fn file_or_variable(&self, name: &str, arguments: TokenStream) -> Result<Option<String>> {
        Ok(match name {
            "include_str" => {
                let path = self.path(arguments)?;
                let text = std::fs::read_to_string(&path);
                let text = text.with_context(|| path.display().to_string())?;
                Some(proc_macro2::Literal::string(&text).to_string())
            }
            "include_bytes" => {
                let path = self.path(arguments)?;
                let bytes = std::fs::read(&path).with_context(|| path.display().to_string())?;
                Some(proc_macro2::Literal::byte_string(&bytes).to_string())
            }
            "include" => bail!("`include!({arguments})` cannot be bundled"),
            "env" => {
                let variable = syn::parse2::<syn::LitStr>(arguments);
                variable
                    .ok()
                    .and_then(|variable| self.env.get(&variable.value()))
                    .map(|value| proc_macro2::Literal::string(value).to_string())
            }
            _ => None,
        })
    }

    /// A path that is a string, or `concat!` of strings and variables.
    fn path(&self, arguments: TokenStream) -> Result<PathBuf> {
        fn text(tokens: TokenStream, env: &BTreeMap<String, String>) -> Option<String> {
            if let Ok(literal) = syn::parse2::<syn::LitStr>(tokens.clone()) {
                return Some(literal.value());
            }
            let call: syn::Macro = syn::parse2(tokens).ok()?;
            if call.path.is_ident("env") {
                let variable: syn::LitStr = syn::parse2(call.tokens).ok()?;
                return env.get(&variable.value()).cloned();
            }
            let parser = syn::punctuated::Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
            let parts = call.path.is_ident("concat").then(|| parser.parse2(call.tokens).ok())??;
            parts.iter().map(|part| text(part.to_token_stream(), env)).collect()
        }
        let shown = arguments.to_string();
        let path = text(arguments, self.env).with_context(|| format!("the path `{shown}`"))?;
        Ok(Path::new(&self.scope.folder).join(path))
    }
}
