//! What older editions allow to be written otherwise, written so that all editions read it.

use crate::edit::Edits;
use crate::syntax::is_punct;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// The words that became keywords, and in which edition.
const KEYWORDS: [(&str, u16); 4] = [("async", 2018), ("await", 2018), ("try", 2018), ("gen", 2024)];

/// Traits that are written with parentheses. `syn` reads objects of them only after `dyn`; for those of
/// others see [`super::objects`].
const CALLABLE: [&str; 3] = ["Fn", "FnMut", "FnOnce"];

/// The words that a file has otherwise than newer editions.
const WORDS: [&str; 6] = ["async", "await", "try", "gen", "trait", "Fn"];

/// A file of a crate of this edition as all editions read it: a name that is a keyword elsewhere is
/// marked as a name, an argument without a name gets `_`, and an object of `Fn` gets `dyn`.
pub fn modernised(text: &str, edition: u16) -> String {
    if edition >= 2024 || !WORDS.iter().any(|word| text.contains(word)) {
        return text.to_owned();
    }
    // What is not Rust is reported by who parses it.
    let Ok(tokens) = text.parse::<TokenStream>() else { return text.to_owned() };
    let mut edits = Edits::default();
    modernise(tokens, edition, false, &mut edits);
    edits.apply(text)
}

fn modernise(tokens: TokenStream, edition: u16, is_trait: bool, edits: &mut Edits) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    // After `trait`, until its braces.
    let mut is_head_of_trait = false;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(ident) => {
                is_head_of_trait |= ident == "trait";
                let is_new = |(word, since): &(&str, u16)| edition < *since && ident == word;
                if KEYWORDS.iter().any(is_new) {
                    edits.insert(ident.span().byte_range().start, "r#");
                }
                if edition < 2021 && is_callable_object(&tokens, at) {
                    edits.insert(ident.span().byte_range().start, "dyn ");
                }
                if is_trait && edition == 2015 && ident == "fn" {
                    name_arguments(&tokens[at..], edits);
                }
            }
            TokenTree::Punct(punct) if punct.as_char() == ';' => is_head_of_trait = false,
            TokenTree::Group(group) => {
                let is_body = group.delimiter() == Delimiter::Brace;
                modernise(group.stream(), edition, is_body && is_head_of_trait, edits);
                is_head_of_trait &= !is_body;
            }
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

/// Gives `_` to the arguments without names of the function that `tokens` begin with.
fn name_arguments(tokens: &[TokenTree], edits: &mut Edits) {
    let end = tokens.iter().position(|token| is_punct(Some(token), ';')).unwrap_or(tokens.len());
    let is_list = |token: &&TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis);
    let Some(TokenTree::Group(list)) = tokens[..end].iter().find(is_list) else { return };
    let list: Vec<TokenTree> = list.stream().into_iter().collect();
    let mut depth = 0;
    let mut starts = vec![0];
    for (at, token) in list.iter().enumerate() {
        let TokenTree::Punct(punct) = token else { continue };
        let is_arrow = at > 0 && is_punct(list.get(at - 1), '-');
        match punct.as_char() {
            '<' => depth += 1,
            '>' if !is_arrow => depth -= 1,
            ',' if depth == 0 => starts.push(at + 1),
            _ => {}
        }
    }
    for (nth, &start) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).map_or(list.len(), |next| next - 1);
        let Some(first) = list[start..end].first() else { continue };
        if !has_name(&list[start..end]) {
            edits.insert(first.span().byte_range().start, "_: ");
        }
    }
}

/// Whether an argument has a name, or is `self`.
fn has_name(argument: &[TokenTree]) -> bool {
    let is_self = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word == "self");
    let is_single = |at: usize| {
        let joint = |at: usize| matches!(&argument[at], TokenTree::Punct(p) if p.spacing() == Spacing::Joint);
        is_punct(argument.get(at), ':')
            && !joint(at)
            && (at == 0 || !is_punct(argument.get(at - 1), ':') || !joint(at - 1))
    };
    argument.iter().any(is_self) || (0..argument.len()).any(is_single)
}
