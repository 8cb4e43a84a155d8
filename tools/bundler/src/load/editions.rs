//! What older editions allow to be written otherwise, written so that all editions read it.

use crate::edit::Edits;
use crate::syntax::is_punct;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The words that became keywords, and in which edition.
const KEYWORDS: [(&str, u16); 4] = [("async", 2018), ("await", 2018), ("try", 2018), ("gen", 2024)];

/// Traits that are written with parentheses. `syn` reads objects of them only after `dyn`.
const CALLABLE: [&str; 3] = ["Fn", "FnMut", "FnOnce"];

/// The words that a file has otherwise than newer editions.
const WORDS: [&str; 5] = ["async", "await", "try", "gen", "Fn"];

/// A file of a crate of this edition as all editions read it: a name that is a keyword elsewhere is
/// marked as a name, and an object of `Fn` gets `dyn`.
pub fn modernised(text: &str, edition: u16) -> String {
    if edition >= 2024 || !WORDS.iter().any(|word| text.contains(word)) {
        return text.to_owned();
    }
    // What is not Rust is reported by who parses it.
    let Ok(tokens) = text.parse::<TokenStream>() else { return text.to_owned() };
    let mut edits = Edits::default();
    modernise(tokens, edition, &mut edits);
    edits.apply(text)
}

fn modernise(tokens: TokenStream, edition: u16, edits: &mut Edits) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(ident) => {
                let is_new = |(word, since): &(&str, u16)| edition < *since && ident == word;
                if KEYWORDS.iter().any(is_new) {
                    edits.insert(ident.span().byte_range().start, "r#");
                }
                if edition < 2021 && is_callable_object(&tokens, at) {
                    edits.insert(ident.span().byte_range().start, "dyn ");
                }
            }
            TokenTree::Group(group) => modernise(group.stream(), edition, edits),
            _ => {}
        }
    }
}

/// Whether the token `at` begins an object of a trait that is written with parentheses: after a reference,
/// or as the first argument of a type.
fn is_callable_object(tokens: &[TokenTree], at: usize) -> bool {
    let is_callable = CALLABLE.iter().any(|name| tokens[at].to_string() == *name);
    let is_list = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis);
    let before = at.checked_sub(1).map(|before| &tokens[before]);
    let is_object = |token: &TokenTree| match token {
        TokenTree::Punct(punct) => matches!(punct.as_char(), '&' | '<'),
        // A reference's `mut`, or the name of its lifetime.
        TokenTree::Ident(word) => {
            let before = at.checked_sub(2).map(|before| &tokens[before]);
            word == "mut" || is_punct(before, '\'')
        }
        _ => false,
    };
    is_callable && tokens.get(at + 1).is_some_and(is_list) && before.is_some_and(is_object)
}
