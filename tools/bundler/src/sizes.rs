//! What a file consists of.

use crate::syntax::range;
use syn::{Item, ItemMod};

/// The crates and modules in a file, and the bytes of each without the modules in it.
pub fn parts(text: &str) -> Vec<(String, usize)> {
    let mut parts = Vec::new();
    for item in syn::parse_file(text).map(|file| file.items).unwrap_or_default() {
        add_parts(&item, "", &mut parts);
    }
    parts
}

/// Adds a module and those in it.
fn add_parts(item: &Item, path: &str, parts: &mut Vec<(String, usize)>) {
    let Item::Mod(ItemMod { ident, content: Some((_, items)), .. }) = item else { return };
    let path = format!("{path}{ident}");
    let inner = items.iter().filter(|item| matches!(item, Item::Mod(_)));
    let inner: usize = inner.map(|item| range(item).len()).sum();
    parts.push((path.clone(), range(item).len() - inner));
    for item in items {
        add_parts(item, &format!("{path}::"), parts);
    }
}
