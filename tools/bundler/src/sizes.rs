//! What a file that is too large consists of.

use crate::profile::Profile;
use crate::syntax::range;
use anyhow::{Result, anyhow};
use std::cmp::Reverse;
use syn::{Item, ItemMod};

/// How many parts a message names.
const LARGEST: usize = 8;

/// Whether the judge takes a file as large as `text`.
///
/// # Errors
/// By how much it is too large, and the largest crates and modules.
pub fn check(profile: &Profile, text: &str) -> Result<()> {
    profile.check_size(text).map_err(|error| {
        let mut parts = Vec::new();
        let items = syn::parse_file(text).map(|file| file.items).unwrap_or_default();
        for item in &items {
            add_parts(item, "", &mut parts);
        }
        parts.sort_by_key(|&(_, bytes)| Reverse(bytes));
        let rows = parts.iter().take(LARGEST);
        let rows: Vec<String> =
            rows.map(|(name, bytes)| format!("\n{bytes:>8}  {name}")).collect();
        match &rows[..] {
            [] => error,
            rows => anyhow!(
                "{error}\nThe largest crates and modules, in bytes, each without the modules in it:{}",
                rows.concat()
            ),
        }
    })
}

/// Adds a module and those in it; the bytes of each are its own.
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
