//! What edition 2024 wants said, where older editions take it for granted: that foreign functions and some
//! attributes are unsafe, and which lifetimes an `impl Trait` captures. The compiler knows how it is said.

use crate::rustc::{Compiled, Diagnostic};
use std::collections::BTreeSet;
use std::ops::Range;

/// The edition.
pub const EDITION: u16 = 2024;

/// The lints that tell, in editions before, of what is to be said.
pub const LINTS: [&str; 3] =
    ["impl_trait_overcaptures", "missing_unsafe_on_extern", "unsafe_attr_outside_unsafe"];

/// What is to be written in place of what, at those places that are still there.
pub fn migrations(
    compiled: &Compiled,
    is_there: impl Fn(&Range<usize>) -> bool,
) -> Vec<(Range<usize>, String)> {
    let is_meant =
        |diagnostic: &&Diagnostic| diagnostic.code().is_some_and(|code| LINTS.contains(&code));
    let diagnostics = compiled.diagnostics.iter().filter(is_meant);
    let replacements = diagnostics.flat_map(Diagnostic::replacements);
    let there = replacements.filter(|(place, _)| is_there(place));
    // Each once: what is inserted twice is there twice.
    let once: BTreeSet<(usize, usize, &str)> =
        there.map(|(place, with)| (place.start, place.end, with)).collect();
    once.into_iter().map(|(start, end, with)| (start..end, with.to_owned())).collect()
}
