//! What macro calls make, as far as tokens tell.

use super::heads::Head;
use super::units::Implied;
use crate::paths::is_punct;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// What an item with a name begins with.
const ITEMS: [&str; 8] = ["const", "enum", "fn", "mod", "static", "struct", "trait", "type"];

/// The identifiers among some tokens.
pub fn words(tokens: TokenStream) -> Vec<String> {
    let mut found = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) if ident != "_" => found.push(ident.to_string()),
            TokenTree::Group(group) => found.extend(words(group.stream())),
            _ => {}
        }
    }
    found
}

/// Whether an arm of a macro has `fn $name` and the like, not inside something else.
pub fn names_items(arms: TokenStream) -> bool {
    arms.into_iter().any(|token| matches!(token, TokenTree::Group(arm) if has_item(arm.stream())))
}

fn has_item(arm: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = arm.into_iter().collect();
    tokens.windows(2).any(|pair| match pair {
        [word, next] if is_item(word) => is_punct(Some(next), '$'),
        // `$( … )*`
        [before, TokenTree::Group(group)] => {
            is_punct(Some(before), '$') && has_item(group.stream())
        }
        _ => false,
    })
}

/// The names that a macro is given first, or after attributes.
pub fn first_words(given: TokenStream) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_first = true;
    for token in given {
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

/// The names of the items among what a macro is given.
pub fn items_in(given: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = given.into_iter().collect();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                found.extend(items_in(group.stream()));
            }
            TokenTree::Ident(name) if at > 0 && is_item(&tokens[at - 1]) => {
                let is_lifetime = at > 1 && is_punct(tokens.get(at - 2), '\'');
                found.extend((!is_lifetime).then(|| name.to_string()));
            }
            _ => {}
        }
    }
    found
}

fn is_item(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Ident(word) if ITEMS.iter().any(|item| word == item))
}

/// The impls that the body of a macro has.
pub fn impls(body: TokenStream) -> Vec<Implied> {
    let tokens: Vec<TokenTree> = body.into_iter().collect();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => found.extend(impls(group.stream())),
            TokenTree::Ident(ident) if ident == "impl" => found.extend(implied(&tokens[at + 1..])),
            _ => {}
        }
    }
    found
}

/// What follows `impl` in a macro, if it is an impl of a trait.
fn implied(tokens: &[TokenTree]) -> Option<Implied> {
    let mut depth = 0;
    let mut name = None;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '<' => depth += 1,
            TokenTree::Punct(punct) if punct.as_char() == '>' => depth -= 1,
            TokenTree::Ident(ident) if depth == 0 && ident == "for" => {
                return Some(Implied {
                    of_trait: name,
                    head: Head::in_macro(&tokens[at + 1..]),
                    is_own: false,
                });
            }
            TokenTree::Ident(ident) if depth == 0 => {
                let is_given = at > 0 && is_punct(tokens.get(at - 1), '$');
                name = (!is_given || ident == "crate").then(|| ident.to_string());
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return None,
            TokenTree::Punct(punct) if punct.as_char() == ';' => return None,
            _ => {}
        }
    }
    None
}
