//! What edition 2024 does not read as older editions do, where the compiler knows what is read as it was meant.

use crate::assemble::Draft;
use crate::edit::Edits;
use crate::rustc::{Compiled, Diagnostic};
use std::collections::BTreeSet;
use std::ops::Range;

/// The lint that tells, in editions before, of patterns that borrow or copy explicitly what is matched implicitly
/// by reference. All editions read how they are written out.
pub const OF_PATTERNS: &str = "rust_2024_incompatible_pat";

/// The words of the error that tells of them in edition 2024.
const ERRORS: [&str; 2] = ["implicitly-borrowing pattern", "default binding mode"];

/// The lints that tell, in editions before, of what is to be said from then on: that foreign functions and some
/// attributes are unsafe, and which lifetimes an `impl Trait` captures.
pub const OF_2024: [&str; 3] =
    ["impl_trait_overcaptures", "missing_unsafe_on_extern", "unsafe_attr_outside_unsafe"];

/// What is to be written in place of what, as these lints say of those places that are still there.
pub fn rewrites(
    compiled: &Compiled,
    lints: &[&str],
    is_there: impl Fn(&Range<usize>) -> bool,
) -> Vec<(Range<usize>, String)> {
    let is_meant = |diagnostic: &&Diagnostic| match diagnostic.code() {
        Some(code) => lints.contains(&code),
        None => ERRORS.iter().any(|words| diagnostic.message.contains(words)),
    };
    let diagnostics = compiled.diagnostics.iter().filter(is_meant);
    let replacements = diagnostics.flat_map(Diagnostic::replacements);
    let there = replacements.filter(|(place, _)| is_there(place));
    // Each once: what is inserted twice is there twice.
    let once: BTreeSet<(usize, usize, &str)> =
        there.map(|(place, with)| (place.start, place.end, with)).collect();
    once.into_iter().map(|(start, end, with)| (start..end, with.to_owned())).collect()
}

/// Writes out such patterns in the libraries of a draft; whether there are any that are why it does not compile.
pub fn write_out(draft: &mut Draft, compiled: &Compiled) -> bool {
    let patterns = rewrites(compiled, &[OF_PATTERNS], |place| place.start >= draft.solution_end);
    let mut edits = Edits::default();
    for (place, with) in &patterns {
        edits.replace(place.clone(), with);
    }
    for (module, _) in &mut draft.modules {
        *module = edits.moved(module.start)..edits.moved(module.end);
    }
    draft.text = edits.apply(&draft.text);
    !patterns.is_empty()
}
