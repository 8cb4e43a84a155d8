//! Exported macros, which are all at the root of the bundle.

use crate::edit::Edits;
use crate::syntax::{is_punct, range};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::{Attribute, ItemMacro};

/// The name at the root of the bundle of a macro that a crate exports; no other crate has it.
pub fn exported_name(module: &str, name: &str) -> String {
    format!("__{module}_{name}")
}

/// Has the macros that a variable names, `$name!(…)`, be those that the crate exports, which became `module`:
/// in a hidden macro, as only the crate's own macros call it.
pub fn qualify_variables(item: &ItemMacro, module: &str, edits: &mut Edits) {
    let is_hidden = |a: &Attribute| {
        a.path().is_ident("doc") && a.meta.to_token_stream().to_string().contains("hidden")
    };
    if item.attrs.iter().any(is_hidden) {
        qualify(item.mac.tokens.clone(), module, edits);
    }
}

/// The names that `macro_rules!` and imports bring in the bodies of functions among some tokens.
pub fn local_names(tokens: TokenStream, names: &mut BTreeSet<String>) {
    let mut is_use = false;
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if is_use => imported(group.stream(), names),
            TokenTree::Group(group) => local_names(group.stream(), names),
            TokenTree::Ident(word) if word == "use" => is_use = true,
            TokenTree::Ident(word) => {
                let is_defined = matches!(&tokens[..at], [.., TokenTree::Ident(before), mark]
                    if before == "macro_rules" && is_punct(Some(mark), '!'));
                if is_defined || is_use && is_punct(tokens.get(at + 1), ';') {
                    names.insert(word.to_string());
                }
            }
            token => is_use &= !is_punct(Some(token), ';'),
        }
    }
}

/// The names that the braces of a `use` bring.
fn imported(tokens: TokenStream, names: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => imported(group.stream(), names),
            TokenTree::Ident(word)
                if matches!(tokens.get(at + 1), None | Some(TokenTree::Punct(_)))
                    && !is_punct(tokens.get(at + 1), ':') =>
            {
                names.insert(word.to_string());
            }
            _ => {}
        }
    }
}

fn qualify(tokens: TokenStream, module: &str, edits: &mut Edits) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match (token, &tokens[at + 1..]) {
            (TokenTree::Group(group), _) => qualify(group.stream(), module, edits),
            (_, [TokenTree::Ident(_), mark, TokenTree::Group(_), ..])
                if is_punct(Some(token), '$') && is_punct(Some(mark), '!') =>
            {
                edits.insert(range(token).start, format!("$crate::{module}::"));
            }
            _ => {}
        }
    }
}
