//! Whether names of a macro and names of its arguments could be taken for each other.

use super::pattern::Pattern;
use crate::syntax::is_punct;
use proc_macro2::{Delimiter, TokenTree};
use std::collections::BTreeSet;
use syn::Ident;

/// Types, which no variable is called like.
const PRIMITIVE: [&str; 17] = [
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16",
    "u32", "u64", "u128", "usize",
];

/// The names in what an arm writes that may be of variables.
pub fn variables(body: &[Pattern], names: &mut BTreeSet<String>) {
    let is = |pattern: Option<&Pattern>, c: char| matches!(pattern, Some(Pattern::Token(token)) if is_punct(Some(token), c));
    for (at, pattern) in body.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| &body[at]);
        match pattern {
            // An attribute: no names in it are of variables.
            Pattern::Group(Delimiter::Bracket, _) if is(before, '#') => {}
            Pattern::Group(_, inner) | Pattern::Repeat(inner, ..) => variables(inner, names),
            Pattern::Token(_) | Pattern::Variable(..) => {}
        }
        let Pattern::Token(token @ TokenTree::Ident(word)) = pattern else { continue };
        let word = word.to_string();
        let is_field = is(before, '.');
        let is_path = is(before, ':') && at >= 2 && is(Some(&body[at - 2]), ':')
            || is(body.get(at + 1), ':') && is(body.get(at + 2), ':');
        let is_called = is(body.get(at + 1), '!');
        let is_lower = word.starts_with(|c: char| c.is_lowercase() || c == '_');
        let is_function = matches!(before, Some(Pattern::Token(TokenTree::Ident(b))) if b == "fn");
        let may_be = is_lower && !is_field && !is_path && !is_called && !is_function;
        let is_keyword = || syn::parse2::<Ident>(token.clone().into()).is_err();
        if may_be && !PRIMITIVE.contains(&&*word) && !names.contains(&word) && !is_keyword() {
            names.insert(word);
        }
    }
}
