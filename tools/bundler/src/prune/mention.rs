//! Where a program says which name.

use super::units::{Kind, Unit};
use crate::paths::is_punct;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeMap;
use std::ops::Range;

/// An identifier in a program.
#[derive(Clone, Debug)]
pub struct Mention {
    /// Where it is.
    pub range: Range<usize>,
    /// Whether it follows a dot, as fields and methods do.
    pub is_after_dot: bool,
}

/// What every module has from edition 2021 on, so that no error asks for it there.
const PRELUDE: [&str; 3] = ["FromIterator", "TryFrom", "TryInto"];

/// Finds the mentions in each unit of a program, outer ones first. `tokens` are those of `text`.
pub fn find(text: &str, tokens: TokenStream, units: &mut [Unit]) {
    let mut mentions = Vec::new();
    identifiers(tokens, &mut mentions);
    // The innermost unit around each.
    let mut around = vec![None; mentions.len()];
    for (id, unit) in units.iter().enumerate() {
        let start = mentions.partition_point(|mention| mention.range.start < unit.range.start);
        let end = mentions.partition_point(|mention| mention.range.start < unit.range.end);
        around[start..end].fill(Some(id));
    }
    for (mention, around) in mentions.into_iter().zip(around) {
        let Some(unit) = around.map(|unit| &mut units[unit]) else { continue };
        let is_own_name = unit.kind != Kind::Import && unit.name == mention.range;
        if !is_own_name {
            unit.mentions.push(mention);
        }
    }
    let mut said: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for mention in units.iter().filter(|unit| unit.kind != Kind::Import).flat_map(|u| &u.mentions) {
        said.entry(&text[mention.range.clone()]).or_default().push(mention.range.start);
    }
    for id in 0..units.len() {
        let scope = scope(units, id).map_or(0..text.len(), |scope| units[scope].range.clone());
        let Some(import) = &mut units[id].import else { continue };
        let Some(name) = import.name.as_deref().filter(|_| !import.is_public) else { continue };
        let places = said.get(name).map_or(&[][..], Vec::as_slice);
        import.is_silent =
            PRELUDE.contains(&name) || !places.iter().any(|place| scope.contains(place));
    }
}

/// What an import is in.
pub fn scope(units: &[Unit], import: usize) -> Option<usize> {
    let mut scope = units[import].parent;
    while let Some(parent) = scope.filter(|&parent| units[parent].kind == Kind::Import) {
        scope = units[parent].parent;
    }
    scope
}

fn identifiers(tokens: TokenStream, found: &mut Vec<Mention>) {
    // One dot, not two.
    let (mut is_after_dot, mut is_dot) = (false, false);
    for token in tokens {
        match &token {
            TokenTree::Ident(ident) => {
                found.push(Mention { range: ident.span().byte_range(), is_after_dot });
            }
            TokenTree::Group(group) => identifiers(group.stream(), found),
            _ => {}
        }
        let was_dot = is_dot;
        is_dot = is_punct(Some(&token), '.');
        is_after_dot = is_dot && !was_dot;
    }
}
