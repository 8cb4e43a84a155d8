//! Functions of libraries that need crates that are not there. They are stubs, and a program that has one is refused.

use super::item::{Item, contains};
use super::program::Program;
use crate::draft::Draft;
use crate::edit::Edits;
use crate::rustc::{Diagnostic, Rustc};
use anyhow::Result;
use std::collections::BTreeMap;
use tempfile::TempDir;

/// The body of a stub.
pub const STUB: &str = "{ unreachable!(\"a crate is not here\") }";

/// Makes stubs of the functions of libraries that do not compile as crates are not there, and removes what else does not;
/// whether what is left compiles.
pub fn write_stubs(draft: &mut Draft, rustc: &Rustc) -> Result<bool> {
    let folder = TempDir::new()?;
    let mut is_changed = !draft.missing.is_empty() && !draft.text.contains(STUB);
    while is_changed {
        let flags = ["--cap-lints=allow", "--emit=metadata"];
        let compiled = rustc.compile_text(&draft.text, &flags, folder.path())?;
        if compiled.success {
            return Ok(true);
        }
        let program = Program::new(&draft.text, draft.solution_end)?;
        let mut found = BTreeMap::new();
        for place in compiled.errors().flat_map(Diagnostic::primary_places) {
            let mut around = program.items.iter().filter(|item| contains(&item.range, &place));
            let Some(Item { range, body, .. }) =
                around.next_back().filter(|_| place.start >= draft.solution_end)
            else {
                return Ok(false);
            };
            let (range, with) = if contains(body, &place) { (body, STUB) } else { (range, "") };
            found.insert((range.start, range.end), with);
        }
        let (mut edits, mut end) = (Edits::default(), 0);
        // Of those in each other the outer one.
        for ((start, _), _) in found.clone() {
            let outer = found.range((start, 0)..(start + 1, 0)).last();
            if let Some((&(start, last), &with)) = outer.filter(|_| start >= end) {
                end = last;
                edits.replace(start..last, with);
            }
        }
        is_changed = draft.edit(edits)?;
    }
    Ok(false)
}
