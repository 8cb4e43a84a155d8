//! What macro calls expand to, as far as the tokens of definition and call tell.

use super::item::ImplHeader;
use super::type_shape::TypeShape;
use crate::syntax::is_punct;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// The keywords of items with names.
const ITEMS: [&str; 8] = ["const", "enum", "fn", "mod", "static", "struct", "trait", "type"];

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

/// The names of the items that the arms of a macro have, not inside something else.
pub fn items_of(arms: TokenStream) -> BTreeSet<String> {
    let named = names_of_items(arms).into_iter().filter_map(|name| match name {
        TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    });
    named.collect()
}

/// Whether an arm of a macro has `fn $name` or the like, not inside something else.
pub fn defines_items(arms: TokenStream) -> bool {
    names_of_items(arms).iter().any(|name| is_punct(Some(name), '$'))
}

/// In the arms of a macro, what follows each keyword of an item, not inside something else: a name, or a `$`.
fn names_of_items(arms: TokenStream) -> Vec<TokenTree> {
    let groups = arms.into_iter().filter_map(|token| match token {
        TokenTree::Group(arm) => Some(arm.stream()),
        _ => None,
    });
    groups.flat_map(names_in).collect()
}

fn names_in(tokens: TokenStream) -> Vec<TokenTree> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let names = tokens.windows(2).flat_map(|pair| match pair {
        [word, name] if is_item_keyword(word) => vec![name.clone()],
        // `$( … )*`
        [before, TokenTree::Group(group)] if is_punct(Some(before), '$') => {
            names_in(group.stream())
        }
        _ => Vec::new(),
    });
    names.collect()
}

/// The identifiers among a macro's arguments that stand first, or after attributes.
pub fn leading_identifiers(arguments: TokenStream) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_first = true;
    for token in arguments {
        match &token {
            TokenTree::Ident(word) => {
                found.extend(is_first.then(|| word.to_string()));
                is_first = false;
            }
            TokenTree::Group(group) => is_first = group.delimiter() == Delimiter::Bracket,
            TokenTree::Punct(punct) => is_first &= punct.as_char() == '#',
            TokenTree::Literal(_) => is_first = false,
        }
    }
    found
}

/// The names of the items that are among a macro's arguments.
pub fn items_in(arguments: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = arguments.into_iter().collect();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                found.extend(items_in(group.stream()));
            }
            TokenTree::Ident(name) if at > 0 && is_item_keyword(&tokens[at - 1]) => {
                let is_lifetime = at > 1 && is_punct(tokens.get(at - 2), '\'');
                found.extend((!is_lifetime).then(|| name.to_string()));
            }
            _ => {}
        }
    }
    found
}

fn is_item_keyword(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Ident(word) if ITEMS.iter().any(|item| word == item))
}

/// The impls of traits in the definition of a macro.
pub fn impls(definition: TokenStream) -> Vec<ImplHeader> {
    let tokens: Vec<TokenTree> = definition.into_iter().collect();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => found.extend(impls(group.stream())),
            TokenTree::Ident(ident) if ident == "impl" => found.extend(header(&tokens[at + 1..])),
            _ => {}
        }
    }
    found
}

/// The header that follows an `impl`, if it is that of a trait.
fn header(tokens: &[TokenTree]) -> Option<ImplHeader> {
    let mut depth = 0;
    let mut name = None;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '<' => depth += 1,
            TokenTree::Punct(punct) if punct.as_char() == '>' => depth -= 1,
            TokenTree::Ident(ident) if depth == 0 && ident == "for" => {
                return Some(ImplHeader {
                    of_trait: name,
                    argument: None,
                    shape: TypeShape::in_macro(&tokens[at + 1..]),
                    is_own_trait: false,
                });
            }
            TokenTree::Ident(ident) if depth == 0 => {
                let is_argument = at > 0 && is_punct(tokens.get(at - 1), '$');
                name = (!is_argument || ident == "crate").then(|| ident.to_string());
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return None,
            TokenTree::Punct(punct) if punct.as_char() == ';' => return None,
            _ => {}
        }
    }
    None
}
