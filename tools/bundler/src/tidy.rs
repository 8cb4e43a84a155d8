//! Tidy: the file as a person reads it: a header, the solution, the libraries.

use crate::assemble::{Draft, notice};
use crate::edit::Edits;
use crate::prune::Pruned;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::Item;

/// Marks where the libraries begin.
const MARK: &str = "\u{1}";

/// Deletes what is removed from a draft, formats the libraries, and writes a header.
///
/// # Errors
/// If the result is not Rust.
pub fn tidy(edition: u16, draft: &Draft, pruned: &Pruned, command: &str) -> Result<String> {
    let mut edits = Edits::default();
    for range in &pruned.removed {
        edits.remove(whole_lines(&draft.text, range.clone()));
    }
    edits.insert(draft.solution_end, MARK);
    for (place, with) in &pruned.patterns {
        edits.replace(place.clone(), with);
    }
    let is_new = edition >= 2024 && pruned.edition < 2024;
    for (place, with) in pruned.migrations.iter().filter(|_| is_new) {
        edits.replace(place.clone(), with);
    }
    let text = edits.apply(&draft.text);
    let (solution, libraries) = text.split_once(MARK).unwrap_or((&text, ""));
    let header = match solution.lines().find_map(url) {
        Some(url) => format!("// {url} by `{command}`\n"),
        None => format!("// by `{command}`\n"),
    };
    let solution = header + &without_double_blanks(solution);
    let libraries = syn::parse_file(libraries)?;
    Ok(join(&solution, &libraries.items, draft, &pruned.warned))
}

/// The file: the solution, and the modules with their notices. In those of which the compiler warns, that is
/// allowed, as it is nobody's fault: a library may have fields that are never read.
fn join(solution: &str, modules: &[Item], draft: &Draft, warned: &BTreeSet<String>) -> String {
    let mut text = solution.to_owned();
    for item in modules {
        let Item::Mod(module) = item else { continue };
        let name = module.ident.to_string();
        text += "\n";
        text += &draft.inlined.get(&name).map(notice).unwrap_or_default();
        if warned.contains(&name) {
            text += "#[allow(warnings)]\n";
        }
        let file = syn::File { shebang: None, attrs: vec![], items: vec![item.clone()] };
        text += &prettyplease::unparse(&file);
    }
    text
}

/// A range, and the lines it is on where nothing else is on them.
fn whole_lines(text: &str, range: Range<usize>) -> Range<usize> {
    let start = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
    let end = text[range.end..].find('\n').map_or(text.len(), |at| range.end + at + 1);
    let alone =
        text[start..range.start].trim().is_empty() && text[range.end..end].trim().is_empty();
    if alone { start..end } else { range }
}

fn without_double_blanks(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut was_blank = true;
    for line in text.lines().map(str::trim_end) {
        if !(line.is_empty() && was_blank) {
            result.push_str(line);
            result.push('\n');
        }
        was_blank = line.is_empty();
    }
    result.truncate(result.trim_end().len());
    result + "\n"
}

/// The address in a comment line, if it has one.
fn url(line: &str) -> Option<&str> {
    let comment = line.trim_start().strip_prefix("//")?;
    let starts = ["https://", "http://"].into_iter().filter_map(|scheme| comment.find(scheme));
    let address = &comment[starts.min()?..];
    Some(address.split([' ', '>', ')']).next().unwrap_or(address))
}
