//! Arms of exported macros that nothing uses. No lint tells of them, as other crates might use them, and
//! as their names begin with an underscore here; so that the compiler is asked about the same program with
//! macros that are not exported and have other names.

use super::fixpoint::Fixpoint;
use super::item::{Item, Kind};
use super::program::Program;
use super::round::Round;
use super::unused::unused;
use crate::edit::{Edits, cut};
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;

const EXPORT: &str = "#[macro_export]";

const ROOT: &str = "crate::";

/// The arms of exported macros that nothing uses. What is not expanded does not matter to other lints.
pub fn unused_arms(
    fixpoint: &Fixpoint,
    program: &Program,
    round: &Round,
) -> Result<BTreeSet<usize>> {
    let text = round.text()?;
    let ordinary = edits(program, round.is_present())?.apply(&text)?;
    if ordinary == text {
        return Ok(BTreeSet::new());
    }
    let said = fixpoint.lint(&ordinary)?;
    if !said.success {
        return Ok(BTreeSet::new());
    }
    let mut arms = unused(program, &said);
    arms.extend(round.present().filter(|&item| is_error(program, item)));
    arms.retain(|&item| program.items[item].kind == Kind::MacroArm);
    Ok(arms)
}

/// Whether an arm of a library fails to compile where it is used, so that it is not.
fn is_error(program: &Program, item: usize) -> bool {
    let text = cut(program.text, program.items[item].range.clone()).unwrap_or_default();
    let transcriber = text.rsplit_once("=>").map_or("", |(_, transcriber)| transcriber);
    program.is_of_library(item)
        && transcriber.trim_start_matches(['{', '(', '[', ' ', '\n']).starts_with("compile_error!")
}

/// What makes macros with several arms ordinary ones: no attribute, and a name without an underscore, also
/// in each `use crate::NAME`. All else stays where it is, so that lints name the same places.
fn edits(program: &Program, is_present: &[bool]) -> Result<Edits> {
    let Program { text, items, .. } = program;
    let imports = items.iter().filter(|item| item.kind == Kind::Import);
    let imported: Vec<&Range<usize>> = imports.flat_map(|import| &import.references).collect();
    let has_arms = |item: &&Item| {
        let arms = item.children.iter().filter(|&&arm| is_present[arm]);
        item.kind == Kind::ExportedMacro && arms.count() > 1
    };
    let mut edits = Edits::default();
    for Item { range, name, .. } in items.iter().filter(has_arms) {
        let Some(at) = cut(text, range.clone())?.find(EXPORT) else { continue };
        let attribute = range.start + at..range.start + at + EXPORT.len();
        edits.replace(attribute, " ".repeat(EXPORT.len()));
        let own = cut(text, name.clone())?;
        let rest = own.trim_start_matches('_');
        let renamed = format!("{}{rest}", "m".repeat(own.len() - rest.len()));
        for Range { start, end } in imported.iter().map(|&place| place.clone()) {
            if cut(text, start..end)? == own && cut(text, 0..start)?.ends_with(ROOT) {
                let width = ROOT.len() + name.len();
                edits.replace(start - ROOT.len()..end, format!("{renamed:>width$}"));
            }
        }
        edits.replace(name.clone(), renamed);
    }
    Ok(edits)
}
