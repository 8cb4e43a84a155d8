//! Exported macros, which are all at the root of the bundle.

use crate::edit::Edits;
use crate::syntax::{is_punct, range};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
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
