//! What the tokens around a token say about it.

use crate::syntax::{is_keyword, is_punct, word};
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// What tokens are part of.
#[derive(Clone, Copy, PartialEq)]
pub enum Place {
    /// Code that is no macro's.
    Code,
    /// The definition of a macro.
    Definition,
    /// The arguments of a macro call.
    Arguments,
}

impl Place {
    /// What the group `tokens[group]`, which is in this place, holds.
    pub fn inside(self, tokens: &[TokenTree], group: usize) -> Place {
        match &tokens[..group] {
            _ if self == Place::Definition => self,
            [.., TokenTree::Ident(word), _, TokenTree::Ident(_)] if word == "macro_rules" => {
                Place::Definition
            }
            [.., TokenTree::Ident(_), TokenTree::Punct(mark)] if mark.as_char() == '!' => {
                Place::Arguments
            }
            _ => self,
        }
    }
}

/// Whether `tokens[at]` begins `::`.
pub fn is_double_colon(tokens: &[TokenTree], at: usize) -> bool {
    let joint =
        matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.spacing() == Spacing::Joint);
    joint && is_punct(tokens.get(at), ':') && is_punct(tokens.get(at + 1), ':')
}

/// Whether `tokens[at]` is a field or a method of what is before it, rather than the end of a range.
pub fn is_after_dot(tokens: &[TokenTree], at: usize) -> bool {
    let is_dot = |back: usize| is_punct(at.checked_sub(back).map(|at| &tokens[at]), '.');
    is_dot(1) && !is_dot(2)
}

/// Whether `tokens[end]`, a `::`, continues a path, rather than begin one.
pub fn continues_a_path(tokens: &[TokenTree], end: usize) -> bool {
    match end.checked_sub(1).map(|at| &tokens[at]) {
        Some(TokenTree::Ident(word)) => {
            !is_keyword(word) || ["crate", "self", "super", "Self"].iter().any(|it| word == it)
        }
        Some(TokenTree::Punct(punct)) if punct.as_char() == '>' => {
            let before = end.checked_sub(2).map(|at| &tokens[at]);
            !is_punct(before, '-') && !is_punct(before, '=')
        }
        Some(TokenTree::Group(group)) => group.delimiter() != Delimiter::Brace,
        _ => false,
    }
}

/// Adds the names in paths among some tokens, and of macros, which may be of modules and crates; all, where they are in
/// one.
pub fn add_paths(tokens: TokenStream, are_in_one: bool, found: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let goes_on = match &tokens[..at] {
            [.., TokenTree::Ident(before)] => before == "use" || before == "crate",
            _ => at >= 2 && is_double_colon(&tokens, at - 2),
        };
        match token {
            TokenTree::Ident(name)
                if are_in_one
                    || goes_on
                    || is_double_colon(&tokens, at + 1)
                    || is_punct(tokens.get(at + 1), '!') && !is_punct(tokens.get(at + 2), '=') =>
            {
                found.insert(word(name));
            }
            TokenTree::Group(group) => add_paths(group.stream(), are_in_one || goes_on, found),
            _ => {}
        }
    }
}
