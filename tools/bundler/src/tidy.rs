//! Tidy: the file as a person reads it: a header, the solution, the libraries.

use crate::assemble::{Draft, notice};
use crate::edit::Edits;
use crate::lints::{Lints, lints_of_format, to_allow};
use crate::prune::Pruned;
use crate::rustc::Rustc;
use crate::since_2024;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::Item;
use syn::spanned::Spanned;
use tempfile::TempDir;

/// Marks where the libraries begin.
const MARK: &str = "\u{1}";

/// Deletes what is removed from a draft, formats the libraries, and writes a header.
///
/// # Errors
/// If the result does not compile.
pub fn tidy(rustc: &Rustc, draft: &Draft, pruned: &Pruned, command: &str) -> Result<String> {
    let mut edits = Edits::default();
    for range in &pruned.removed {
        edits.remove(whole_lines(&draft.text, range.clone()));
    }
    edits.insert(draft.solution_end, MARK);
    for (place, with) in &pruned.patterns {
        edits.replace(place.clone(), with);
    }
    let is_new = rustc.edition >= since_2024::EDITION && pruned.edition < since_2024::EDITION;
    for (place, with) in pruned.migrations.iter().filter(|_| is_new) {
        edits.replace(place.clone(), with);
    }
    let known = Some(&pruned.lints).filter(|_| pruned.edition == rustc.edition);
    for (&item, lints) in known.iter().flat_map(|lints| &lints.items) {
        allow_in_solution(&mut edits, &draft.text, 0, item, lints);
    }
    let text = edits.apply(&draft.text);
    let (solution, libraries) = text.split_once(MARK).unwrap_or((&text, ""));
    let header = match solution.lines().find_map(url) {
        Some(url) => format!("// {url} by `{command}`\n"),
        None => format!("// by `{command}`\n"),
    };
    let start = header.len();
    let solution = header + &without_double_blanks(solution);
    let libraries = syn::parse_file(libraries)?;
    let join = |allowed: &Lints| join(&solution, &libraries.items, draft, allowed);
    if let Some(lints) = known {
        return Ok(join(lints));
    }
    let lints = lints_of(rustc, draft, &join(&Lints::default()))?;
    let mut edits = Edits::default();
    let text = join(&lints);
    for (&item, lints) in &lints.items {
        allow_in_solution(&mut edits, &text, start, item, lints);
    }
    Ok(edits.apply(&text))
}

/// The file: the solution, and the modules with their notices and the lints that they are to allow.
fn join(solution: &str, modules: &[Item], draft: &Draft, allowed: &Lints) -> String {
    let mut text = solution.to_owned();
    for item in modules {
        let Item::Mod(module) = item else { continue };
        let name = module.ident.to_string();
        text += "\n";
        text += &draft.inlined.get(&name).map(notice).unwrap_or_default();
        let mut lints = allowed.modules.get(&name).cloned().unwrap_or_default();
        lints.extend(lints_of_format(module));
        if !lints.is_empty() {
            text += &allow(&lints);
        }
        let file = syn::File { shebang: None, attrs: vec![], items: vec![item.clone()] };
        text += &prettyplease::unparse(&file);
    }
    text
}

/// Allows lints of the item that begins at `item` in the solution, which begins at `start`: the item itself,
/// or, where it is a macro call, on which lints take no attribute, the whole solution.
fn allow_in_solution(
    edits: &mut Edits,
    text: &str,
    start: usize,
    item: usize,
    lints: &BTreeSet<String>,
) {
    let is_of_path = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':');
    let is_call = text[item..].trim_start_matches(is_of_path).trim_start().starts_with('!');
    if is_call && !text[item..].starts_with("macro_rules") {
        edits.insert(start, allow(lints).replacen('#', "#!", 1));
    } else {
        edits.insert(item, allow(lints));
    }
}

/// The attribute that allows lints.
fn allow(lints: &BTreeSet<String>) -> String {
    let lints: Vec<&str> = lints.iter().map(String::as_str).collect();
    format!("#[allow({})]\n", lints.join(", "))
}

/// The lints that are to be allowed in the judge's edition.
fn lints_of(rustc: &Rustc, draft: &Draft, text: &str) -> Result<Lints> {
    let folder = TempDir::new()?;
    let flags = ["--cap-lints=warn", "-O", "--emit=metadata"];
    let compiled = rustc.compile_text(text, &flags, folder.path())?;
    if !compiled.success {
        return Err(compiled.into());
    }
    let syntax = syn::parse_file(text)?;
    // The solution may have modules too.
    let is_library = |name: &str| draft.inlined.contains_key(name);
    let (mut modules, mut items) = (Vec::new(), Vec::new());
    for item in &syntax.items {
        let range = item.span().byte_range();
        match item {
            Item::Mod(module) if is_library(&module.ident.to_string()) => {
                modules.push((range, module.ident.to_string()));
            }
            _ => items.push(range),
        }
    }
    Ok(to_allow(&compiled, &modules, &items, |_| true))
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
