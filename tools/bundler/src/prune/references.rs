//! The references of each item: the identifiers in it.

use super::item::{Item, Kind, Reference};
use super::tree::scope_of;
use crate::syntax::is_punct;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeMap;

/// What is in the prelude from edition 2021 on, so that no error asks for it there.
const PRELUDE: [&str; 3] = ["FromIterator", "TryFrom", "TryInto"];

/// Finds the references in each item of a program, outer ones first, and the imports that no reference
/// is to. `tokens` are those of `text`.
pub fn find(text: &str, tokens: TokenStream, items: &mut [Item]) {
    let mut references = Vec::new();
    identifiers(tokens, &mut references);
    // The innermost item around each.
    let mut around = vec![None; references.len()];
    for (id, item) in items.iter().enumerate() {
        let start =
            references.partition_point(|reference| reference.range.start < item.range.start);
        let end = references.partition_point(|reference| reference.range.start < item.range.end);
        around[start..end].fill(Some(id));
    }
    for (reference, around) in references.into_iter().zip(around) {
        let Some(item) = around.map(|item| &mut items[item]) else { continue };
        let is_own_name = item.kind != Kind::Import && item.name == reference.range;
        if !is_own_name {
            item.references.push(reference);
        }
    }
    let mut places: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for reference in
        items.iter().filter(|item| item.kind != Kind::Import).flat_map(|i| &i.references)
    {
        places.entry(&text[reference.range.clone()]).or_default().push(reference.range.start);
    }
    for id in 0..items.len() {
        let scope = scope_of(items, id).map_or(0..text.len(), |scope| items[scope].range.clone());
        let Some(import) = &mut items[id].import else { continue };
        let Some(name) = import.name.as_deref().filter(|_| !import.is_public) else { continue };
        let places = places.get(name).map_or(&[][..], Vec::as_slice);
        import.is_unreferenced =
            PRELUDE.contains(&name) || !places.iter().any(|place| scope.contains(place));
    }
}

fn identifiers(tokens: TokenStream, found: &mut Vec<Reference>) {
    // A dot, not a range's two.
    let (mut is_after_dot, mut is_dot) = (false, false);
    for token in tokens {
        match &token {
            TokenTree::Ident(ident) => {
                found.push(Reference { range: ident.span().byte_range(), is_after_dot });
            }
            TokenTree::Group(group) => identifiers(group.stream(), found),
            _ => {}
        }
        let was_dot = is_dot;
        is_dot = is_punct(Some(&token), '.');
        is_after_dot = is_dot && !was_dot;
    }
}
