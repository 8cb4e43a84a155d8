//! What cannot be translated: what the compiler does not find in our `std`, in one sentence with the
//! place and what to use instead.

use anyhow::anyhow;
use bundler::Draft;
use bundler::package::Solution;
use bundler::rustc::{Compiled, Diagnostic};
use serde_json::Value;
use std::collections::BTreeSet;
use verdicts::workspace::metadata;

/// What to use instead, by a part of a path or a macro's name.
const INSTEAD: [(&[&str], &str); 6] = [
    (&["io"], "read and print with `sg::io`"),
    (&["thread", "mpsc"], "there is one thread: call it, or pass the value on"),
    (
        &["sync", "Mutex", "RwLock", "OnceLock", "LazyLock", "Once"],
        "there is one thread: use `std::cell`, or pass the value on",
    ),
    (&["time", "Instant", "SystemTime"], "there is no clock: limit the work by counting it"),
    (&["fs", "net", "path", "os"], "there are no files: read standard input with `sg::io`"),
    (&["env", "args"], "there are no arguments or variables: read standard input with `sg::io`"),
];

/// What is said where nothing better is known.
const NOTHING: &str = "use what core and alloc have";

/// What reads and prints, in the workspace of `sg`.
const READER: &str = "`sg::io`";

/// The same elsewhere.
const PLAIN: &str =
    "`Read::read_to_string` and `writeln!`, as `cargo judge new ID --template plain` does";

/// A sentence for each thing of std's that an error is about, with the first place of it, if there is one.
pub fn explain(compiled: &Compiled, draft: &Draft, solution: &Solution) -> Option<anyhow::Error> {
    let reader = if has_sg(solution) { READER } else { PLAIN };
    if draft.modules.iter().any(|module| module.name == "proconio") {
        return Some(anyhow!(
            "crate `proconio` reads through `std::io`, which cannot be translated to C: read and \
             print with {reader}"
        ));
    }
    let mut seen = BTreeSet::new();
    let sentence = |error: &Diagnostic| {
        let span = error.spans.iter().find(|span| span.is_primary)?.call_site();
        let item = item(error, &draft.text, span.range().start)?;
        let instead = instead(&item).unwrap_or(NOTHING).replace(READER, reader);
        let place = place(draft, solution, span.range().start);
        let said = format!("{place}: `{item}` cannot be translated to C: {instead}");
        seen.insert(item).then_some(said)
    };
    let all: Vec<String> = compiled.errors().filter_map(sentence).collect();
    (!all.is_empty()).then(|| anyhow!(all.join("\n")))
}

/// Lints and errors that tell of a value that cannot be computed in its type. Cargo has compiled the solution, so that
/// the type is `usize` or `isize`, which is smaller in C.
const TOO_LARGE: [&str; 4] = ["overflowing_literals", "arithmetic_overflow", "const_err", "E0080"];

/// A sentence for each place where a number of a `usize` is known to need more bits than that has in C.
pub fn too_large(compiled: &Compiled, draft: &Draft, solution: &Solution) -> Option<anyhow::Error> {
    let is_it = |it: &&Diagnostic| it.code().is_some_and(|code| TOO_LARGE.contains(&code));
    let sentence = |diagnostic: &Diagnostic| {
        let at = diagnostic.spans.iter().find(|span| span.is_primary)?.call_site().range().start;
        let place = place(draft, solution, at);
        Some(format!(
            "{place}: this number needs more than the 32 bits that `usize` and `isize` have in C: use `u64` or `i64`"
        ))
    };
    let all: BTreeSet<String> =
        compiled.diagnostics.iter().filter(is_it).filter_map(sentence).collect();
    (!all.is_empty()).then(|| anyhow!(Vec::from_iter(all).join("\n")))
}

/// Whether the solution may use `sg`: it depends on it, or its workspace has it.
fn has_sg(solution: &Solution) -> bool {
    let is_sg = |package: &Value| package["name"] == "sg";
    let in_workspace = |metadata: Value| {
        metadata["packages"].as_array().is_some_and(|packages| packages.iter().any(is_sg))
    };
    solution.libraries.values().any(|library| library.name == "sg")
        || metadata(Some(&solution.folder.join("Cargo.toml"))).is_ok_and(in_workspace)
}

/// The errors in the lines of the solution, and how to get a compiler that knows more: Cargo's, which is
/// newer, has compiled it.
pub fn errors(compiled: &Compiled, draft: &Draft, solution: &Solution) -> String {
    let error = |error: &Diagnostic| {
        let span = error.spans.iter().find(|span| span.is_primary)?.call_site();
        Some(format!("\n{}: {}", place(draft, solution, span.range().start), error.message))
    };
    let errors: String = compiled.errors().filter_map(error).collect();
    if errors.is_empty() { format!("\n{}", compiled.rendered().trim()) } else { errors }
}

/// The item of std that an error misses. Cargo has compiled the solution, so that it is there.
fn item(error: &Diagnostic, text: &str, at: usize) -> Option<String> {
    let message = &error.message;
    let mut quoted = message.split('`').skip(1).step_by(2);
    if message.starts_with("cannot find macro") {
        return Some(format!("{}!", quoted.next()?));
    }
    match error.code()? {
        "E0432" => {
            let path = quoted.next()?;
            is_of_std(path).then(|| path.to_owned())
        }
        "E0405" | "E0412" | "E0425" | "E0433" | "E0531" => {
            let path = path_at(text, at);
            (is_of_std(path) || instead(path).is_some()).then(|| path.to_owned())
        }
        "E0599" => {
            let (name, of) = (quoted.next()?, quoted.next()?);
            match of.rsplit("::").next()? {
                stream @ ("Stdin" | "Stdout" | "Stderr" | "BufWriter") => {
                    Some(format!("std::io::{stream}::{name}"))
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// What to use instead of an item, where something better is known.
fn instead(item: &str) -> Option<&'static str> {
    let is_in = |names: &[&str]| item.split("::").any(|name| names.contains(&name));
    INSTEAD.iter().find(|(names, _)| is_in(names)).map(|(_, instead)| *instead)
}

fn is_of_std(path: &str) -> bool {
    let path = path.trim_start_matches("::");
    ["std::", "core::", "alloc::"].iter().any(|root| path.starts_with(root))
}

/// The path whose part is at `at`, up to that part's end.
fn path_at(text: &str, at: usize) -> &str {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let start = text[..at].trim_end_matches(is_part).len();
    let end = at + text[at..].find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(0);
    text[start..end].trim_start_matches(':')
}

/// Where a place of the draft is in the files of the solution or of a crate; of a crate, its name too.
fn place(draft: &Draft, solution: &Solution, at: usize) -> String {
    let of_crate = draft.module_at(at).map(|module| format!("crate `{}`", module.krate.name));
    let line = || {
        let start = draft.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let text = draft.text[start..].lines().next().unwrap_or_default().trim();
        format!("{}: {text}", solution.package.name)
    };
    match (of_crate, bundler::place(draft, solution, at)) {
        (Some(of_crate), Some(place)) => format!("{of_crate}, {place}"),
        (of_crate, place) => of_crate.or(place).unwrap_or_else(line),
    }
}
