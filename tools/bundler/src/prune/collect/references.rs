//! The references of each item: the identifiers in it.

use crate::prune::item::{Item, Kind};
use crate::syntax::walk;
use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;

/// Finds the references in each item of a program, outer ones first. `tokens` are those of the program.
pub fn find(tokens: TokenStream, items: &mut [Item]) {
    let mut references: Vec<Range<usize>> = Vec::new();
    walk(tokens, &mut |tokens, at| {
        if let TokenTree::Ident(ident) = &tokens[at] {
            references.push(ident.span().byte_range());
        }
    });
    // The innermost item around each.
    let mut around = vec![None; references.len()];
    for (id, item) in items.iter().enumerate() {
        let start = references.partition_point(|reference| reference.start < item.range.start);
        let end = references.partition_point(|reference| reference.start < item.range.end);
        around[start..end].fill(Some(id));
    }
    for (reference, around) in references.into_iter().zip(around) {
        let Some(item) = around.map(|item| &mut items[item]) else { continue };
        let is_own_name = item.kind != Kind::Import && item.name == reference;
        if !is_own_name {
            item.references.push(reference);
        }
    }
}
