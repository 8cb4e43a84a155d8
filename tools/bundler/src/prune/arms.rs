//! Arms of exported macros that nothing uses. No lint tells of them, as other crates might use them, and
//! as their names begin with an underscore here; so that the compiler is asked about the same program with
//! macros that are not exported and have other names.

use super::item::{Item, Kind};
use super::program::Program;
use super::pruner::Pruner;
use super::unused::unused;
use crate::edit::{Edits, cut};
use anyhow::Result;
use std::ops::Range;

const EXPORT: &str = "#[macro_export]";

const ROOT: &str = "crate::";

/// Removes the arms of exported macros that nothing uses. What is not expanded does not matter to other lints.
pub fn remove_unused_arms(pruner: &mut Pruner) -> Result<()> {
    let text = pruner.text()?;
    let ordinary = edits(&pruner.program, &pruner.is_present)?.apply(&text)?;
    if ordinary == text {
        return Ok(());
    }
    let compiled = pruner.lint(&ordinary)?;
    if !compiled.success {
        return Ok(());
    }
    let mut arms = unused(&pruner.program, &compiled);
    arms.retain(|&item| pruner.program.items[item].kind == Kind::MacroArm);
    arms.extend((0..pruner.program.items.len()).filter(|&item| is_error(pruner, item)));
    pruner.remove(&arms);
    Ok(())
}

/// Whether an item of a library is an arm that fails to compile where it is used, so that it is not.
fn is_error(pruner: &Pruner, item: usize) -> bool {
    let program = &pruner.program;
    let text = cut(program.text, program.items[item].range.clone()).unwrap_or_default();
    let transcriber = text.rsplit_once("=>").map_or("", |(_, transcriber)| transcriber);
    program.items[item].kind == Kind::MacroArm
        && program.is_of_library(item)
        && pruner.is_present[item]
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
