//! Small questions about syntax trees and tokens that more than one stage asks.

use crate::edit::cut;
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use std::ops::Range;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Attribute, Item, ItemImpl};

/// The bytes of a node in its file.
pub fn range(node: &(impl ToTokens + ?Sized)) -> Range<usize> {
    node.span().byte_range()
}

/// A range and the comma after it, if there is one.
pub fn with_comma(text: &str, range: Range<usize>) -> Range<usize> {
    let end = end_with(text, range.end, ',');
    range.start..end
}

/// Where a text ends that ends at `end`, with the character `c` after it, if there is one.
pub fn end_with(text: &str, end: usize, c: char) -> usize {
    let rest = cut(text, end..text.len()).unwrap_or_default();
    let after = rest.trim_start().strip_prefix(c);
    after.map_or(end, |after| text.len() - after.len())
}

/// The macro of the standard library that is called for items. It writes no impl.
pub const THREAD_LOCAL: &str = "thread_local";

/// Whether a token is the punctuation character `c`.
pub fn is_punct(token: Option<&TokenTree>, c: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == c)
}

/// Whether an item with such an attribute is a root: it does something though nothing refers to it.
pub fn is_of_root(attribute: &Attribute) -> bool {
    const NAMES: [&str; 5] =
        ["no_mangle", "export_name", "link_section", "used", "global_allocator"];
    identifiers(attribute.to_token_stream()).iter().any(|word| NAMES.contains(&&**word))
}

/// An identifier, without what makes it raw.
pub fn word(ident: &Ident) -> String {
    ident.unraw().to_string()
}

/// Whether a word is a type that is defined everywhere.
pub fn is_primitive(word: &str) -> bool {
    const TYPES: &str = "bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize";
    TYPES.split(' ').any(|known| word == known)
}

/// Whether a word may be no identifier.
pub fn is_keyword(word: &Ident) -> bool {
    syn::parse2::<Ident>(word.to_token_stream()).is_err()
}

/// Whether one of some attributes is called that.
pub fn has_attribute(attributes: &[Attribute], name: &str) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident(name))
}

/// The name that an item declares, if it declares one.
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

/// Whether an attribute with this path means nothing in a bundle: documentation, lints, and marks of snippets.
pub fn is_doc_or_lint(path: &syn::Path) -> bool {
    const NAMES: &str = "doc allow warn deny forbid expect must_use deprecated rustfmt clippy diagnostic snippet cargo_snippet codesnip entry";
    path.segments.first().is_some_and(|first| NAMES.split(' ').any(|name| first.ident == name))
}

/// Visits each token among some and in their groups, by the tokens around it and its place among these.
pub fn walk(tokens: TokenStream, visit: &mut impl FnMut(&[TokenTree], usize)) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        visit(&tokens, at);
        if let TokenTree::Group(group) = token {
            walk(group.stream(), visit);
        }
    }
}

/// The identifiers among some tokens, without what makes them raw.
pub fn identifiers(tokens: TokenStream) -> Vec<String> {
    let mut found = Vec::new();
    walk(tokens, &mut |tokens, at| match &tokens[at] {
        TokenTree::Ident(ident) if ident != "_" => found.push(word(ident)),
        _ => {}
    });
    found
}

/// A path, by its first and its last name.
#[derive(Clone, Default)]
pub struct Path {
    /// Empty where it is the argument of a macro.
    pub first: String,
    /// The name of what it leads to.
    pub last: String,
}

impl From<&Ident> for Path {
    fn from(name: &Ident) -> Path {
        Path { first: word(name), last: word(name) }
    }
}

impl Path {
    /// Goes on with a name, be it `self` at the end of a `use`.
    pub fn extend(&mut self, name: &Ident) {
        if name != "self" || self.first.is_empty() {
            self.last = word(name);
        }
        if self.first.is_empty() {
            self.first.clone_from(&self.last);
        }
    }

    /// Whether it begins with the standard library.
    pub fn is_of_std(&self) -> bool {
        ["std", "core", "alloc"].contains(&&*self.first)
    }
}

/// The paths among some tokens, but for macro calls.
fn paths(tokens: TokenStream) -> Vec<Path> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_colon = |token| is_punct(Some(token), ':');
    let mut found: Vec<Path> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match (&tokens[..at], token) {
            ([.., mark], TokenTree::Group(_)) if is_punct(Some(mark), '!') => {}
            (_, TokenTree::Group(group)) => found.extend(paths(group.stream())),
            (_, TokenTree::Ident(_)) if is_punct(tokens.get(at + 1), '!') => {}
            ([.., TokenTree::Ident(_), one, two], TokenTree::Ident(name))
                if is_colon(one) && is_colon(two) =>
            {
                if let Some(path) = found.last_mut() {
                    path.last = word(name);
                }
            }
            (before, TokenTree::Ident(name)) if !is_punct(before.last(), '\'') => {
                let is_argument = is_punct(before.last(), '$') && name != "crate";
                let first = if is_argument { String::new() } else { word(name) };
                found.push(Path { first, last: word(name) });
            }
            _ => {}
        }
    }
    found
}

/// An impl, in outline.
#[derive(Clone, Default)]
pub struct Header {
    /// Its trait; `None` for an inherent impl, or where it is the argument of a macro.
    pub of_trait: Option<Path>,
    /// What its type and the arguments of its trait name, but for its parameters and the arguments of a macro.
    pub types: Vec<Path>,
}

/// The headers of the impls among some tokens.
pub fn headers(tokens: TokenStream) -> Vec<Header> {
    let mut found = Vec::new();
    walk(tokens, &mut |tokens, at| match &tokens[at] {
        TokenTree::Ident(ident) if ident == "impl" => found.push(header(&tokens[at + 1..])),
        _ => {}
    });
    found
}

/// The header of an impl.
pub fn header_of(item: &ItemImpl) -> Header {
    let ItemImpl { generics, trait_, self_ty, .. } = item;
    let of_trait = trait_.iter().map(|(_, path, of)| quote!(#path #of));
    let tokens = quote!(#generics #(#of_trait)* #self_ty);
    header(&tokens.into_iter().collect::<Vec<TokenTree>>())
}

/// The header of the impl that some tokens are of, from after its keyword.
fn header(tokens: &[TokenTree]) -> Header {
    let (mut depth, mut is_of_trait, mut before) = (0, false, String::new());
    let (mut parameters, mut rest) = (Vec::new(), Vec::new());
    for token in tokens {
        let text = match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => "{".to_owned(),
            TokenTree::Group(_) => String::new(),
            _ => token.to_string(),
        };
        if depth == 0 && ["where", ";", "{"].contains(&&*text) {
            break;
        }
        is_of_trait |= depth == 0 && text == "for";
        if rest.is_empty() && (depth > 0 || text == "<") {
            let is_name = depth == 1 && ["<", ",", "const"].contains(&&*before);
            parameters.extend(is_name.then(|| text.clone()));
        } else {
            rest.push(token.clone());
        }
        match &*text {
            "<" => depth += 1,
            ">" if before != "-" => depth -= 1,
            _ => {}
        }
        before = text;
    }
    let mut types = paths(rest.into_iter().collect());
    is_of_trait &= !types.is_empty();
    let of_trait = is_of_trait.then(|| types.remove(0)).filter(|path| !path.first.is_empty());
    types.retain(|Path { first, .. }| {
        !["", "dyn", "for"].contains(&&**first) && !parameters.contains(first)
    });
    Header { of_trait, types }
}

/// The words of a text, be they in a comment.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Whether a text has a word.
pub fn has_word(text: &str, word: &str) -> bool {
    words(text).any(|other| other == word)
}
