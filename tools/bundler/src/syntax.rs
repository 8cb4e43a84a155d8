//! Small questions about syntax trees and tokens that more than one stage asks.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::{Attribute, Item};

/// The bytes of a node in its file.
pub fn range(node: &(impl ToTokens + ?Sized)) -> Range<usize> {
    node.span().byte_range()
}

/// A range and the comma after it, if there is one.
pub fn with_comma(text: &str, range: Range<usize>) -> Range<usize> {
    let rest = &text[range.end..];
    let blank = rest.len() - rest.trim_start().len();
    let comma = if rest[blank..].starts_with(',') { blank + 1 } else { 0 };
    range.start..range.end + comma
}

/// Whether a token is the punctuation character `c`.
pub fn is_punct(token: Option<&TokenTree>, c: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == c)
}

/// Whether a path that begins with this name is of the standard library.
pub fn is_std(name: &Ident) -> bool {
    ["std", "core", "alloc"].iter().any(|known| name == known)
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

/// Whether an attribute with this path means nothing in a bundle: documentation and lints.
pub fn is_doc_or_lint(path: &syn::Path) -> bool {
    const NAMES: &str =
        "doc allow warn deny forbid expect must_use deprecated rustfmt clippy diagnostic";
    path.segments.first().is_some_and(|first| NAMES.split(' ').any(|name| first.ident == name))
}

/// Whether one of these names is among the tokens.
pub fn has_identifier(tokens: TokenStream, names: &BTreeSet<String>) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(word) => names.contains(&word.to_string()),
        TokenTree::Group(group) => has_identifier(group.stream(), names),
        _ => false,
    })
}

/// The identifiers among some tokens.
pub fn identifiers(tokens: TokenStream) -> Vec<String> {
    let mut found = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) if ident != "_" => found.push(ident.to_string()),
            TokenTree::Group(group) => found.extend(identifiers(group.stream())),
            _ => {}
        }
    }
    found
}

/// Whether a word may have this character.
pub fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether a text has an identifier, be it in a comment.
pub fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(is_of_word) && !text[at + word.len()..].starts_with(is_of_word)
    })
}
