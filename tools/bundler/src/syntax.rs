//! Small questions about syntax trees and tokens that more than one stage asks.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::ext::IdentExt;
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

/// Whether an item with such an attribute is a root: it does something though nothing refers to it.
pub fn is_of_root(attribute: &str) -> bool {
    ["no_mangle", "export_name", "link_section", "used", "global_allocator"].contains(&attribute)
}

/// An identifier, without what makes it raw.
pub fn word(ident: &Ident) -> String {
    ident.unraw().to_string()
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

/// Whether an attribute with this path means nothing in a bundle: documentation and lints.
pub fn is_doc_or_lint(path: &syn::Path) -> bool {
    const NAMES: &str =
        "doc allow warn deny forbid expect must_use deprecated rustfmt clippy diagnostic";
    path.segments.first().is_some_and(|first| NAMES.split(' ').any(|name| first.ident == name))
}

/// The identifiers among some tokens, without what makes them raw.
pub fn identifiers(tokens: TokenStream) -> Vec<String> {
    let mut found = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) if ident != "_" => found.push(word(&ident)),
            TokenTree::Group(group) => found.extend(identifiers(group.stream())),
            _ => {}
        }
    }
    found
}

/// The header of an impl.
#[derive(Default)]
pub struct Written {
    /// Its trait; `None` for an inherent impl, or where it is the argument of a macro.
    pub of_trait: Option<String>,
    /// The names in it, but for its parameters and the arguments of the macro.
    pub names: BTreeSet<String>,
}

/// The headers of the impls among some tokens, such as those that a macro writes.
pub fn written(tokens: TokenStream) -> Vec<Written> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => found.extend(written(group.stream())),
            TokenTree::Ident(ident) if ident == "impl" => found.push(header(&tokens[at..])),
            _ => {}
        }
    }
    found
}

/// The header of the impl that some tokens begin with.
fn header(tokens: &[TokenTree]) -> Written {
    let mut header = Written::default();
    let (mut depth, mut last, mut parameters) = (0, None, BTreeSet::new());
    let mut is_parameter = is_punct(tokens.get(1), '<');
    for pair in tokens.windows(2) {
        match &pair[1] {
            TokenTree::Punct(punct) if punct.as_char() == '<' => depth += 1,
            TokenTree::Punct(punct) if punct.as_char() == '>' => {
                depth -= 1;
                is_parameter &= depth > 0;
            }
            TokenTree::Ident(word) if word == "for" && depth == 0 => header.of_trait = last.take(),
            TokenTree::Ident(word) if word == "where" => break,
            TokenTree::Ident(name) => {
                let name = Some(word(name)).filter(|_| !is_punct(Some(&pair[0]), '$'));
                let names = if is_parameter { &mut parameters } else { &mut header.names };
                names.extend(name.clone());
                last = if depth == 0 { name } else { last };
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => break,
            TokenTree::Punct(punct) if punct.as_char() == ';' => break,
            TokenTree::Group(group) => header.names.extend(identifiers(group.stream())),
            _ => {}
        }
    }
    header.names = &header.names - &parameters;
    header
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
