//! Tidy: the file as a person reads it: a header, the solution, the libraries.

mod bounds;
mod macros;

use self::bounds::with_whole_bounds;
use self::macros::spaced_as;
use crate::draft::{Draft, Module};
use crate::edit::{Edits, blanked, cut};
use crate::editions::{format_panics, lints, rewrites};
use crate::package::Crate;
use crate::prune::{OF_ARMS, Pruned};
use crate::rustc::{Diagnostic, Rustc};
use crate::syntax::{range, walk};
use anyhow::Result;
use proc_macro2::TokenTree;
use std::collections::BTreeSet;
use std::fs;
use std::mem::take;
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::{File, Item, ItemMod};
use tempfile::TempDir;

/// How long a line of imports may be, as of rustfmt.
const LINE: usize = 100;

/// The solution, under a header, and its libraries: what is removed from a draft of a solution of the edition `own` is
/// deleted, and the libraries are formatted.
pub fn tidy(
    rustc: &Rustc,
    own: u16,
    draft: &Draft,
    pruned: &Pruned,
    maker: &str,
) -> Result<[String; 2]> {
    let mut edits = rewrites(draft, &pruned.diagnostics, rustc.edition >= 2024);
    if rustc.edition < 2021 {
        let text = blanked(&draft.text, pruned.removed.iter().cloned())?;
        let folder = TempDir::new()?;
        let older = rustc.compile_text(&text, &["--emit=metadata"], folder.path())?;
        format_panics(draft, own, &older.diagnostics, &mut edits);
    }
    for range in &pruned.removed {
        edits.remove(whole_lines(&draft.text, range.clone())?);
    }
    let removed: Vec<usize> = pruned.removed.iter().map(|it| edits.moved(it.start)).collect();
    let solution_end = edits.moved(draft.solution_end);
    let text = edits.apply(&draft.text)?;
    let solution = cut(&text, 0..solution_end)?;
    let libraries = cut(&text, solution_end..text.len())?;
    let solution = &with_imports(solution, &removed)?;
    let url = solution.lines().find_map(url).map(|url| format!("// {url}\n")).unwrap_or_default();
    let solution = format!("{url}// by {maker}\n{}", without_double_blanks(solution));
    Ok([solution, formatted(libraries, draft, &pruned.diagnostics)?])
}

/// A solution whose imports are formatted of which names were removed, at some of these places.
fn with_imports(solution: &str, removed: &[usize]) -> Result<String> {
    let mut edits = Edits::default();
    for item in syn::parse_file(solution)?.items {
        let range = range(&item);
        let is_inside = |at: &usize| range.start < *at && *at < range.end;
        if matches!(item, Item::Use(_)) && removed.iter().any(is_inside) {
            let lines = shown(item);
            let words: Vec<&str> = lines.split_whitespace().collect();
            let line = words.join(" ").replace("{ ", "{").replace(", }", "}");
            edits.replace(range, if line.len() <= LINE { &line } else { lines.trim_end() });
        }
    }
    edits.apply(solution)
}

/// A text without the blanks that its lines begin with, but for those in literals.
pub fn without_indentation(text: &str) -> Result<String> {
    let (mut edits, mut at) = (Edits::default(), 0);
    let mut literals: Vec<Range<usize>> = Vec::new();
    walk(syn::parse_str(text)?, &mut |tokens, at| match &tokens[at] {
        TokenTree::Literal(it) if it.to_string().contains('\n') => {
            literals.push(it.span().byte_range());
        }
        _ => {}
    });
    for line in text.split_inclusive('\n') {
        let blanks = line.len() - line.trim_start_matches(' ').len();
        if !literals.iter().any(|it| it.start < at && at < it.end) {
            edits.remove(at..at + blanks);
        }
        at += line.len();
    }
    edits.apply(text)
}

/// Lints that are errors by themselves, so that `warnings` has none of them. A library that is compiled allows those that it
/// has, or is of others: Cargo allows them all.
const DENIED: [&str; 8] = [
    "dangerous_implicit_autorefs",
    "deref_nullptr",
    "invalid_reference_casting",
    "let_underscore_lock",
    "mutable_transmutes",
    "overflowing_literals",
    "static_mut_refs",
    "undropped_manually_drops",
];

/// The modules that are left of a draft, with their notices. In those of which the compiler warns, that is allowed, as
/// it is nobody's fault: a library may have fields that are never read.
fn formatted(libraries: &str, draft: &Draft, diagnostics: &[Diagnostic]) -> Result<String> {
    // What only pruning turns on is no warning.
    let is_own = |lint: &str| lint == OF_ARMS || lints().any(|own| own == lint);
    let warnings = diagnostics.iter().filter(|it| it.code().is_some_and(|lint| !is_own(lint)));
    let warned = |module: &Module| -> BTreeSet<&str> {
        let is_there = |it: &Range<usize>| module.range.contains(&it.start);
        let there = warnings.clone().filter(|it| it.primary_places().any(|it| is_there(&it)));
        there.filter_map(Diagnostic::code).collect()
    };
    let mut text = String::new();
    for item in syn::parse_file(libraries)?.items {
        let Item::Mod(ItemMod { ident, .. }) = &item else { continue };
        text += "\n";
        if let Some(module) = draft.modules.iter().find(|module| ident == &module.name) {
            text += &notice(&module.krate);
            let lints = warned(module);
            if !lints.is_empty() {
                text += "#[allow(warnings";
                for lint in lints.into_iter().filter(|lint| DENIED.contains(lint)) {
                    text.extend([", ", lint]);
                }
                text += ")]\n";
            }
        }
        text += &with_whole_bounds(&spaced_as(libraries, &item, &shown(item.clone()))?)?;
    }
    Ok(text)
}

/// A formatted item; as in a namespace of C++, what is in a module is not indented.
fn shown(mut item: Item) -> String {
    let inner = match &mut item {
        Item::Mod(ItemMod { content: Some((_, items)), .. }) => take(items),
        _ => Vec::new(),
    };
    let mut text = prettyplease::unparse(&File { shebang: None, attrs: vec![], items: vec![item] });
    if !inner.is_empty() {
        text.truncate(text.trim_end_matches(['}', '\n']).len());
        text.extend(["\n"].into_iter().map(str::to_owned).chain(inner.into_iter().map(shown)));
        text += "}\n";
    }
    text
}

/// The comment that goes with the code of a published library: its name, version and licence, and whose it is.
fn notice(library: &Crate) -> String {
    if !library.is_published {
        return String::new();
    }
    let license = library.license.as_deref().unwrap_or("see its source");
    let source = library.repository.as_deref().map(|url| format!(", {url}")).unwrap_or_default();
    let (name, version, whose) = (&library.name, &library.version, copyright(library));
    let whose = whose.map(|whose| format!(", {whose}")).unwrap_or_default();
    format!("// {name} {version}, licence: {license}{source}{whose}\n")
}

/// Licences that ask for no copyright notice in copies.
const ASK_NOTHING: [&str; 5] = ["0BSD", "CC0-1.0", "MIT-0", "Unlicense", "WTFPL"];

/// The copyright notice of a library, which its licence asks for: of the file of the licence, where there are several of
/// that of MIT, or else of its source.
fn copyright(library: &Crate) -> Option<String> {
    let license = library.license.as_deref().unwrap_or_default();
    if license.split([' ', '/', '(', ')']).any(|word| ASK_NOTHING.contains(&word)) {
        return None;
    }
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    let entries = fs::read_dir(library.manifest.parent()?).ok()?.flatten();
    let is_license = |path: &PathBuf| {
        ["LICEN", "COPYING", "COPYRIGHT"].iter().any(|start| name(path).starts_with(start))
    };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_license).collect();
    files.sort_by_key(|path| (!name(path).contains("MIT"), name(path)));
    files.push(library.root.clone());
    files.iter().find_map(|path| notice_in(&fs::read_to_string(path).ok()?))
}

/// The lines of a text that say whose it is, as one.
fn notice_in(text: &str) -> Option<String> {
    let lines = text.lines().map(|line| line.trim_matches(['/', '*', '!', '#', ' ', '\t']));
    let is_one = |line: &&str| {
        let is_said = line.contains("(c)") || line.contains(|c: char| c.is_ascii_digit());
        line.starts_with("Copyright ") && is_said
    };
    let found: Vec<&str> = lines.filter(is_one).map(|line| line.trim_end_matches(',')).collect();
    (!found.is_empty()).then(|| found.join(", "))
}

/// A range, and the lines it is on where nothing else is on them.
fn whole_lines(text: &str, range: Range<usize>) -> Result<Range<usize>> {
    let (before, after) = (cut(text, 0..range.start)?, cut(text, range.end..text.len())?);
    let before = before.rsplit('\n').next().unwrap_or_default();
    let after = after.split_inclusive('\n').next().unwrap_or_default();
    let is_alone = before.trim().is_empty() && after.trim().is_empty();
    let whole = range.start - before.len()..range.end + after.len();
    Ok(if is_alone { whole } else { range })
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
    let (_, address) = comment.split_at_checked(starts.min()?)?;
    address.split([' ', '>', ')']).next()
}

#[cfg(test)]
mod tests;
