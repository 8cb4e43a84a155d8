//! The parts of a program that can be left out.

use super::heads::Head;
use super::made::{self, words};
use super::mention::{self, Mention};
use crate::load::{attributes, range, with_comma};
use crate::paths;
use anyhow::{Result, anyhow};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::slice;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{File, ImplItem, Item, ItemImpl, ItemMacro, ItemUse, TraitItem, UseTree, Visibility};

/// A part of a program.
pub struct Unit {
    /// All of it.
    pub range: Range<usize>,
    /// Its name, or what a lint points at.
    pub name: Range<usize>,
    /// What it is.
    pub kind: Kind,
    /// The units inside it, one level down.
    pub children: Vec<usize>,
    /// Whether it goes when all inside it have gone.
    pub goes_when_empty: bool,
    /// Whether it may be left out where no lint names it.
    pub may_be_tried: bool,
    /// The unit around it.
    pub parent: Option<usize>,
    /// The impls that it is, or that the macro it calls makes.
    pub impls: Vec<Implied>,
    /// Whether it belongs to a type or trait.
    pub is_of_type: bool,
    /// The identifiers in it that are in no unit inside it, but for its own name.
    pub mentions: Vec<Mention>,
    /// What it brings into scope, where it is a name in a `use`.
    pub import: Option<Imported>,
    /// The name of the type, of an impl that goes with it.
    pub goes_with: Option<String>,
    /// The names of items that a macro call makes, as far as it is given them.
    pub defines: Vec<String>,
    /// The words of a macro call, in order.
    pub own_words: Vec<String>,
    /// Where it may be left out: the words by which the compiler would miss it, one of each list.
    words: Vec<Vec<String>>,
    /// The words of what a macro call makes.
    makes: BTreeSet<String>,
}

/// What a name in a `use` brings into scope.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The name; `None` where it has none, or all names.
    pub name: Option<String>,
    /// What has the names, where it is all names of something.
    pub all_of: Option<String>,
    /// Whether other modules may see it.
    pub is_public: bool,
    /// Whether nothing in its module says the name: a trait, of which the methods are called.
    pub is_silent: bool,
}

/// An impl, in outline.
#[derive(Clone, Debug)]
pub struct Implied {
    /// The trait's last name; `None` where a macro is given it.
    pub of_trait: Option<String>,
    /// The type.
    pub head: Head,
    /// Whether the trait is one of the program's own.
    pub is_own: bool,
}

impl Unit {
    /// Whether it is an item of a trait, or of a type itself.
    pub fn is_associated_item(&self) -> bool {
        self.is_of_type && self.kind == Kind::Item
    }

    /// Whether the compiler seems to miss it.
    pub fn is_named_in(&self, missed: &BTreeSet<&str>) -> bool {
        let has_one = |words: &Vec<String>| words.iter().any(|word| missed.contains(&**word));
        let mut lists = self.words.iter().filter(|words| !words.is_empty());
        // A trait of a type: both. A macro call: a word of its own, and one of what it makes, unless
        // what is missed has no other name.
        let is_made = self.kind != Kind::Call || missed.len() == 1 || self.makes_one_of(missed);
        is_made && lists.all(has_one)
    }

    /// Whether it is a macro call that makes what the compiler seems to miss.
    pub fn makes_one_of(&self, missed: &BTreeSet<&str>) -> bool {
        self.makes.iter().any(|word| missed.contains(&**word))
    }
}

/// What a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An item with a name, a method, a constant of an impl or a trait.
    Item,
    /// An impl.
    Impl,
    /// An item of a trait's impl, which goes with the trait's own.
    Member,
    /// A name in a `use`, or all of it.
    Import,
    /// An arm of a `macro_rules!`.
    Arm,
    /// A macro that other modules reach by its path.
    ExportedMacro,
    /// A macro call that makes items.
    Call,
    /// An entry of a list in such a call.
    Entry,
    /// A trait in a `derive`.
    Derive,
}

/// The units of a program, outer ones first.
///
/// # Errors
/// If the text is not Rust.
pub fn units(text: &str) -> Result<Vec<Unit>> {
    let parse = || -> syn::Result<(TokenStream, File)> {
        let tokens: TokenStream = text.parse()?;
        Ok((tokens.clone(), syn::parse2(tokens)?))
    };
    let (tokens, syntax) = parse().map_err(|error| {
        let at = error.span().start();
        anyhow!("the bundle is not Rust, line {}, column {}: {error}", at.line, at.column + 1)
    })?;
    let mut collector = Collector {
        text,
        units: Vec::new(),
        parents: Vec::new(),
        calls: Vec::new(),
        macros: BTreeMap::new(),
        traits: BTreeSet::new(),
    };
    collector.visit_file(&syntax);
    for (id, name, given) in &collector.calls {
        let unit = &mut collector.units[*id];
        let Some(definitions) = collector.macros.get(name) else { continue };
        // The last one before the call is the one in scope, unless modules hide it.
        let before = definitions.iter().rev().find(|macro_| macro_.at < unit.range.start);
        if let Some(definition) = before.or(definitions.first()) {
            unit.makes = words(definition.body.clone()).into_iter().collect();
            unit.impls = made::impls(definition.body.clone());
            if made::names_items(definition.body.clone()) {
                unit.defines.extend(made::first_words(given.clone()));
            }
        }
    }
    let Collector { mut units, traits, .. } = collector;
    for implied in units.iter_mut().flat_map(|unit| &mut unit.impls) {
        implied.is_own = implied.of_trait.as_ref().is_some_and(|name| traits.contains(name));
    }
    mention::find(text, tokens, &mut units);
    Ok(units)
}

struct Definition {
    at: usize,
    body: TokenStream,
}

struct Collector<'a> {
    text: &'a str,
    units: Vec<Unit>,
    parents: Vec<usize>,
    /// The macros that are called for items with what they are given, and those defined.
    calls: Vec<(usize, String, TokenStream)>,
    macros: BTreeMap<String, Vec<Definition>>,
    traits: BTreeSet<String>,
}

impl Collector<'_> {
    fn add(&mut self, kind: Kind, range: Range<usize>, name: Range<usize>) -> usize {
        let id = self.units.len();
        if let Some(&parent) = self.parents.last() {
            self.units[parent].children.push(id);
        }
        self.units.push(Unit {
            range,
            name,
            kind,
            children: Vec::new(),
            goes_when_empty: false,
            may_be_tried: false,
            parent: self.parents.last().copied(),
            impls: Vec::new(),
            is_of_type: false,
            mentions: Vec::new(),
            import: None,
            goes_with: None,
            defines: Vec::new(),
            own_words: Vec::new(),
            words: Vec::new(),
            makes: BTreeSet::new(),
        });
        id
    }

    fn inside(&mut self, id: usize, visit: impl FnOnce(&mut Self)) {
        self.parents.push(id);
        visit(self);
        self.parents.pop();
    }

    /// A `use`, or what stands in its braces.
    fn import(&mut self, whole: Range<usize>, name: Range<usize>, item: &ItemUse, tree: &UseTree) {
        let id = self.add(Kind::Import, whole, name);
        let (mut last, mut leaf) = (None, tree);
        while let UseTree::Path(path) = leaf {
            (last, leaf) = (Some(&path.ident), &path.tree);
        }
        let mut all_of = None;
        let name = match leaf {
            UseTree::Group(group) => {
                // Lints point at the names inside.
                self.units[id].name = 0..0;
                self.units[id].goes_when_empty = true;
                self.inside(id, |this| {
                    for tree in &group.items {
                        this.import(with_comma(this.text, range(tree)), range(tree), item, tree);
                    }
                });
                return;
            }
            UseTree::Name(name) if name.ident == "self" => last.map(ToString::to_string),
            UseTree::Name(name) => Some(name.ident.to_string()),
            UseTree::Rename(name) => Some(name.rename.to_string()),
            UseTree::Glob(_) => {
                all_of = last.map(ToString::to_string);
                None
            }
            UseTree::Path(_) => unreachable!("it was followed to its end"),
        };
        let is_public = !matches!(item.vis, Visibility::Inherited);
        let name = name.filter(|name| name != "_");
        self.units[id].import = Some(Imported { name, all_of, is_public, is_silent: false });
    }

    fn macro_item(&mut self, item: &ItemMacro) {
        let whole = range(item);
        let Some(ident) = &item.ident else {
            let id = self.add(Kind::Call, whole.clone(), whole);
            self.units[id].may_be_tried = true;
            let own_words = words(item.mac.tokens.clone());
            self.units[id].own_words.clone_from(&own_words);
            self.units[id].words = vec![own_words];
            let name = item.mac.path.segments.last().map(|segment| segment.ident.to_string());
            self.units[id].defines = made::items_in(item.mac.tokens.clone());
            self.calls.push((id, name.unwrap_or_default(), item.mac.tokens.clone()));
            self.inside(id, |this| this.lists(item.mac.tokens.clone(), 0));
            return;
        };
        let definition = Definition { at: whole.start, body: item.mac.tokens.clone() };
        self.macros.entry(ident.to_string()).or_default().push(definition);
        let exported = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"));
        let kind = if exported { Kind::ExportedMacro } else { Kind::Item };
        let id = self.add(kind, whole, range(ident));
        self.units[id].may_be_tried = exported;
        self.units[id].words = vec![vec![ident.to_string()]];
        self.inside(id, |this| this.arms(item.mac.tokens.clone()));
    }

    /// `matcher => body;` and so on.
    fn arms(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for arm in tokens.split(|token| matches!(token, TokenTree::Punct(p) if p.as_char() == ';'))
        {
            let (Some(first), Some(last)) = (arm.first(), arm.last()) else { continue };
            let start = first.span().byte_range().start;
            let end = last.span().byte_range().end;
            let rest = &self.text[end..];
            let blank = rest.len() - rest.trim_start().len();
            let semicolon = if rest[blank..].starts_with(';') { blank + 1 } else { 0 };
            self.add(Kind::Arm, start..end + semicolon, first.span().byte_range());
        }
    }

    /// The lists among the tokens of a macro call: what stands between commas, or side by side, four
    /// times or more. Less is no list, and the macro wants all of it.
    fn lists(&mut self, tokens: TokenStream, depth: usize) {
        const LIST: usize = 4;
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is_comma =
            |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
        let elements = || tokens.split(is_comma).filter(|element| !element.is_empty());
        let is_list = elements().count() >= LIST;
        for element in elements() {
            let parent = is_list.then(|| self.entry(element));
            self.parents.extend(parent);
            let is_word = |token: &TokenTree| !matches!(token, TokenTree::Punct(_));
            for run in element.chunk_by(|a, b| is_word(a) && is_word(b)) {
                for token in run {
                    let parent = (run.len() >= LIST).then(|| self.entry(slice::from_ref(token)));
                    self.parents.extend(parent);
                    if let (TokenTree::Group(group), true) = (token, depth < 2) {
                        self.lists(group.stream(), depth + 1);
                    }
                    self.parents.truncate(self.parents.len() - usize::from(parent.is_some()));
                }
            }
            self.parents.truncate(self.parents.len() - usize::from(parent.is_some()));
        }
    }

    /// An entry of a list, with its comma.
    fn entry(&mut self, tokens: &[TokenTree]) -> usize {
        let start = tokens[0].span().byte_range().start;
        let end = tokens[tokens.len() - 1].span().byte_range().end;
        let whole = with_comma(self.text, start..end);
        let id = self.add(Kind::Entry, whole.clone(), whole);
        self.units[id].may_be_tried = true;
        let own_words = words(tokens.iter().cloned().collect());
        self.units[id].own_words.clone_from(&own_words);
        self.units[id].words = vec![own_words];
        id
    }

    fn derives(&mut self, item: &Item) {
        let of_type = match item {
            Item::Enum(item) => vec![item.ident.to_string()],
            Item::Struct(item) => vec![item.ident.to_string()],
            Item::Union(item) => vec![item.ident.to_string()],
            _ => return,
        };
        for attribute in attributes(item).iter().filter(|a| a.path().is_ident("derive")) {
            let id = self.add(Kind::Derive, range(attribute), 0..0);
            self.units[id].goes_when_empty = true;
            self.inside(id, |this| {
                // What is not a list of paths fails in the compiler.
                let _ = attribute.parse_nested_meta(|meta| {
                    let entry = with_comma(this.text, range(&meta.path));
                    let id = this.add(Kind::Derive, entry, 0..0);
                    this.units[id].may_be_tried = true;
                    let name = meta.path.segments.last().map(|segment| segment.ident.to_string());
                    let head = Head::Named(of_type.concat());
                    this.units[id].impls =
                        vec![Implied { of_trait: name.clone(), head, is_own: false }];
                    this.units[id].words = vec![name.into_iter().collect(), of_type.clone()];
                    Ok(())
                });
            });
        }
    }

    fn implementation(&mut self, item: &ItemImpl) {
        let id = self.add(Kind::Impl, range(item), 0..0);
        let of = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        // Dropping a value does something wherever it happens.
        self.units[id].may_be_tried = of.is_some_and(|name| name.ident != "Drop");
        self.units[id].goes_when_empty = of.is_none();
        let generics: BTreeSet<String> =
            item.generics.params.iter().flat_map(|param| words(param.to_token_stream())).collect();
        let mut of_type = words(item.self_ty.to_token_stream());
        of_type.retain(|word| !generics.contains(word));
        let of_trait = of.map(|name| name.ident.to_string());
        if of_trait.is_some() {
            let head = Head::of(&item.self_ty, &generics);
            self.units[id].impls =
                vec![Implied { of_trait: of_trait.clone(), head, is_own: false }];
        }
        self.units[id].words = vec![of_trait.into_iter().collect(), of_type];
        if let (false, Head::Named(name)) =
            (self.units[id].may_be_tried, Head::of(&item.self_ty, &generics))
        {
            self.units[id].goes_with = Some(name);
        }
        self.inside(id, |this| {
            for item in &item.items {
                let name = match item {
                    ImplItem::Const(item) => &item.ident,
                    ImplItem::Fn(item) => &item.sig.ident,
                    ImplItem::Type(item) => &item.ident,
                    _ => continue,
                };
                let kind = if of.is_none() { Kind::Item } else { Kind::Member };
                let id = this.add(kind, range(item), range(name));
                this.units[id].is_of_type = true;
                this.inside(id, |this| visit::visit_impl_item(this, item));
            }
        });
    }
}

impl<'ast> Visit<'ast> for Collector<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let whole = item.span().byte_range();
        match item {
            Item::Impl(item) => return self.implementation(item),
            Item::Macro(item) => return self.macro_item(item),
            Item::Use(item) => {
                return self.import(whole.clone(), whole, item, &item.tree);
            }
            _ => {}
        }
        if let Item::Trait(item) = item {
            self.traits.insert(item.ident.to_string());
        }
        let Some(name) = paths::name(item).map(range) else { return };
        let id = self.add(Kind::Item, whole, name.clone());
        self.units[id].goes_when_empty = matches!(item, Item::Mod(_));
        let name = &self.text[name];
        if name.starts_with('_') && !matches!(item, Item::Static(_)) {
            // The lints take the underscore for a wish.
            self.units[id].may_be_tried = true;
            self.units[id].words = vec![vec![name.to_owned()]];
        }
        self.inside(id, |this| {
            this.derives(item);
            visit::visit_item(this, item);
        });
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let name = match item {
            TraitItem::Const(item) => &item.ident,
            TraitItem::Fn(item) => &item.sig.ident,
            TraitItem::Type(item) => &item.ident,
            _ => return,
        };
        let id = self.add(Kind::Item, range(item), range(name));
        self.units[id].is_of_type = true;
        self.inside(id, |this| visit::visit_trait_item(this, item));
    }
}
