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
    let is_hash =
        |pattern: &Pattern| matches!(pattern, Pattern::Token(token) if is_punct(Some(token), '#'));
    for (at, pattern) in body.iter().enumerate() {
        match pattern {
            // An attribute: no names in it are of variables.
            Pattern::Group(Delimiter::Bracket, _) if at > 0 && is_hash(&body[at - 1]) => {}
            Pattern::Group(_, inner) | Pattern::Repeat(inner, ..) => variables(inner, names),
            Pattern::Token(token @ TokenTree::Ident(word)) => {
                let word = word.to_string();
                let is_lower = word.starts_with(|c: char| c.is_lowercase() || c == '_');
                let is_keyword = || syn::parse2::<Ident>(token.clone().into()).is_err();
                if is_lower && !PRIMITIVE.contains(&&*word) && !is_keyword() {
                    names.insert(word);
                }
            }
            Pattern::Token(_) | Pattern::Variable(..) => {}
        }
    }
}
