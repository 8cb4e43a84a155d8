//! The references of each item: the identifiers in it.

use crate::prune::item::{Item, Kind, Reference};
use crate::syntax::is_punct;
use proc_macro2::{TokenStream, TokenTree};

/// Finds the references in each item of a program, outer ones first. `tokens` are those of the program.
pub fn find(tokens: TokenStream, items: &mut [Item]) {
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
