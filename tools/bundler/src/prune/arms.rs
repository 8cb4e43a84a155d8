//! Arms of exported macros that nothing uses. No lint tells of them, as other crates might use them, and
//! as their names begin with an underscore here; so that the compiler is asked about the same program with
//! macros that are not exported and have other names.

use super::item::Kind;
use super::program::Program;
use super::pruner::Pruner;
use super::unused::{flags, unused};
use anyhow::Result;
use std::ops::Range;
use tempfile::TempDir;

const EXPORT: &str = "#[macro_export]";

/// Removes the arms of exported macros that nothing uses; whether there were any.
///
/// # Errors
/// If the compiler cannot be started.
pub fn remove_unused_arms(pruner: &mut Pruner) -> Result<bool> {
    let edits = edits(&pruner.program, &pruner.is_present);
    if edits.is_empty() {
        return Ok(false);
    }
    let mut text = pruner.text();
    for (range, new) in edits {
        text.replace_range(range, &new);
    }
    let folder = TempDir::new()?;
    let flags = [flags(), vec!["-O", "--emit=metadata"]].concat();
    let compiled = pruner.rustc.compile_text(&text, &flags, folder.path())?;
    if !compiled.success {
        return Ok(false);
    }
    let mut arms = unused(&pruner.program, &compiled);
    arms.retain(|&item| pruner.program.items[item].kind == Kind::MacroArm);
    arms.extend((0..pruner.program.items.len()).filter(|&item| is_error(pruner, item)));
    Ok(pruner.remove(&arms))
}

/// Whether an item of a library is an arm that fails to compile where it is used, so that it is not.
fn is_error(pruner: &Pruner, item: usize) -> bool {
    let program = &pruner.program;
    let text = &program.text[program.items[item].range.clone()];
    let transcriber = text.rsplit_once("=>").map_or("", |(_, transcriber)| transcriber);
    program.items[item].kind == Kind::MacroArm
        && program.is_of_library(item)
        && pruner.is_present[item]
        && transcriber.trim_start_matches(['{', '(', '[', ' ', '\n']).starts_with("compile_error!")
}

/// What makes macros with several arms ordinary ones: no attribute, and a name without an underscore, also
/// in each `use crate::NAME`. All else stays where it is, so that lints name the same places.
fn edits(program: &Program, is_present: &[bool]) -> Vec<(Range<usize>, String)> {
    let items = &program.items;
    let mut edits = Vec::new();
    for (id, item) in items.iter().enumerate() {
        if item.kind != Kind::ExportedMacro || !is_present[id] {
            continue;
        }
        let arms = item.children.iter().filter(|&&arm| is_present[arm]);
        let attribute = program.text[item.range.clone()].find(EXPORT);
        if let (true, Some(at)) = (arms.count() > 1, attribute) {
            let start = item.range.start + at;
            edits.push((start..start + EXPORT.len(), " ".repeat(EXPORT.len())));
            let renamed = format!("m{}", &program.name(id)[1..]);
            for path in imports_of(program, program.name(id)) {
                edits.push((path.clone(), format!("{renamed:>width$}", width = path.len())));
            }
            edits.push((item.name.clone(), renamed));
        }
    }
    edits
}

/// Each `crate::NAME` in a `use`.
fn imports_of<'a>(program: &'a Program, name: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
    const ROOT: &str = "crate::";
    let imports = program.items.iter().filter(|item| item.kind == Kind::Import);
    let references = imports.flat_map(|import| &import.references);
    references.filter_map(move |reference| {
        let Range { start, end } = *reference;
        let is_path = &program.text[start..end] == name && program.text[..start].ends_with(ROOT);
        is_path.then(|| start - ROOT.len()..end)
    })
}
