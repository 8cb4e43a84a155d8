//! Patterns that borrow or copy explicitly what is matched implicitly by reference: edition 2024 has no
//! such patterns. The compiler knows how they are written out, which all editions read.

use crate::assemble::Draft;
use crate::edit::Edits;
use crate::rustc::{Compiled, Diagnostic};
use std::ops::Range;

/// The lint that tells, in editions before 2024, of such patterns.
pub const LINT: &str = "rust_2024_incompatible_pat";

/// The words of the error that tells of them in edition 2024.
const ERRORS: [&str; 2] = ["implicitly-borrowing pattern", "default binding mode"];

/// What is to be written in place of what, for such patterns at those places that are still there.
pub fn written_out(
    compiled: &Compiled,
    is_there: impl Fn(&Range<usize>) -> bool,
) -> Vec<(Range<usize>, String)> {
    let is_meant = |diagnostic: &&Diagnostic| match diagnostic.code() {
        Some(code) => code == LINT,
        None => ERRORS.iter().any(|words| diagnostic.message.contains(words)),
    };
    let diagnostics = compiled.diagnostics.iter().filter(is_meant);
    let replacements = diagnostics.flat_map(Diagnostic::replacements);
    let replacements = replacements.filter(|(place, _)| is_there(place));
    replacements.map(|(place, with)| (place, with.to_owned())).collect()
}

/// A draft with such patterns written out in its libraries, if that is why it does not compile.
pub fn write_out(draft: &mut Draft, compiled: &Compiled) -> bool {
    let patterns = written_out(compiled, |place| place.start >= draft.solution_end);
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
