//! Impls, derived ones too.

use super::builder::Builder;
use crate::prune::item::{Header, Kind};
use crate::syntax::{attributes, is_punct, is_std, range, with_comma, word};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::{Generics, ImplItem, Item, ItemImpl};

/// Adds an impl without what is inside it.
pub fn add(builder: &mut Builder, item: &ItemImpl) -> usize {
    let kind = if item.trait_.is_some() { Kind::TraitImpl } else { Kind::InherentImpl };
    let id = builder.add(kind, range(item), 0..0);
    let segment = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
    let parameters = parameters(&item.generics);
    let mut types = last_names(item.self_ty.to_token_stream(), &parameters);
    let arguments = segment.into_iter().map(|it| it.arguments.to_token_stream());
    types.extend(arguments.flat_map(|it| last_names(it, &parameters)));
    let added = &mut builder.items[id];
    let is_named = |item: &ImplItem| !matches!(item, ImplItem::Macro(_) | ImplItem::Verbatim(_));
    added.goes_when_empty = segment.is_none() && item.items.iter().all(is_named);
    let of_trait = segment.map(|segment| word(&segment.ident));
    let first = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.first());
    let is_of_std = first.is_some_and(|first| is_std(&first.ident));
    added.headers = vec![Header { of_trait, is_of_std, types }];
    id
}

/// The names of parameters, but for lifetimes.
fn parameters(generics: &Generics) -> BTreeSet<String> {
    let types = generics.type_params().map(|param| &param.ident);
    let all = types.chain(generics.const_params().map(|param| &param.ident));
    all.map(word).collect()
}

/// The identifiers among some tokens, but for those that a path goes on after, parameters, what is of these, and
/// macro calls.
fn last_names(tokens: TokenStream, parameters: &BTreeSet<String>) -> Vec<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let (mut found, mut is_of_parameter) = (Vec::new(), false);
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(_) if is_punct(tokens.get(at + 1), '!') => {}
            // A lifetime.
            TokenTree::Ident(_) if at > 0 && is_punct(tokens.get(at - 1), '\'') => {}
            TokenTree::Group(_) if at > 0 && is_punct(tokens.get(at - 1), '!') => {}
            TokenTree::Ident(name) => {
                is_of_parameter |= parameters.contains(&word(name));
                if !is_path(&tokens[at + 1..]) {
                    if !is_of_parameter && name != "dyn" {
                        found.push(word(name));
                    }
                    is_of_parameter = false;
                }
            }
            TokenTree::Group(group) => found.extend(last_names(group.stream(), parameters)),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    found
}

/// Whether tokens begin with `::` and a name.
fn is_path(tokens: &[TokenTree]) -> bool {
    is_punct(tokens.first(), ':')
        && is_punct(tokens.get(1), ':')
        && matches!(tokens.get(2), Some(TokenTree::Ident(_)))
}

/// Adds the derives of an item, and the traits in them.
pub fn add_derives(builder: &mut Builder, item: &Item) {
    let of_type = match item {
        Item::Enum(item) => word(&item.ident),
        Item::Struct(item) => word(&item.ident),
        Item::Union(item) => word(&item.ident),
        _ => return,
    };
    for attribute in attributes(item).iter().filter(|a| a.path().is_ident("derive")) {
        let id = builder.add(Kind::Derive, range(attribute), 0..0);
        builder.items[id].goes_when_empty = true;
        builder.enter(id);
        // What is not a list of paths fails in the compiler.
        let _ = attribute.parse_nested_meta(|meta| {
            let entry = with_comma(builder.text, range(&meta.path));
            let id = builder.add(Kind::Derive, entry, 0..0);
            let of_trait = meta.path.segments.last().map(|segment| word(&segment.ident));
            let types = vec![of_type.clone()];
            builder.items[id].headers = vec![Header { of_trait, is_of_std: true, types }];
            Ok(())
        });
        builder.leave();
    }
}
