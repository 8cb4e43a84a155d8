//! What a file uses of std that a judge's older Rust does not have, as clippy knows it.

use anyhow::{Result, ensure};
use bundler::package::Solution;
use bundler::rustc::{Diagnostic, Rustc, SOURCE, Span, run};
use bundler::{Bundle, Draft, place};
use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// Clippy's lint that names items by the version since which they are stable.
const LINT: &str = "clippy::incompatible_msrv";

/// Checks that a bundle uses no more of std than Rust `has`, the version of the judge `whom`. Where that cannot be looked
/// at, a sentence says so.
pub fn check(
    bundle: &Bundle,
    solution: &Solution,
    whom: &str,
    has: (u64, u64),
) -> Result<Option<String>> {
    let Rustc { program, edition, externs } = &bundle.rustc;
    if version(program).is_some_and(|here| here <= has) {
        return Ok(None);
    }
    let has = format!("{}.{}", has.0, has.1);
    let folder = TempDir::new()?;
    fs::write(folder.path().join("clippy.toml"), format!("msrv = \"{has}.0\"\n"))?;
    fs::write(folder.path().join(SOURCE), &bundle.text)?;
    let mut clippy = Command::new(program.with_file_name(format!("clippy-driver{EXE_SUFFIX}")));
    clippy.args(["--edition", &edition.to_string(), "--emit=metadata", "--error-format=json"]);
    // No attribute of the file turns that off.
    clippy.args(externs).args(["-Aclippy::all", "--force-warn", LINT, SOURCE]);
    clippy.env("CLIPPY_CONF_DIR", folder.path()).env_remove("CARGO_PKG_RUST_VERSION");
    let said = run(clippy.current_dir(&folder)).ok();
    let Some(said) = said.filter(|said| said.success && !said.rendered().contains("unknown lint"))
    else {
        return Ok(Some(format!(
            "it was not looked at whether {whom}'s Rust {has} has all of std that the file uses: that takes a new \
             clippy (`rustup component add clippy`)"
        )));
    };
    let (mut seen, mut lines) = (BTreeSet::new(), String::new());
    for newer in said.diagnostics.iter().filter(|it| it.code() == Some(LINT)) {
        let line = format!("\n{}, {whom} has {has}", in_words(newer, &bundle.text, solution));
        if seen.insert(line.clone()) {
            lines.push_str(&line);
        }
    }
    ensure!(lines.is_empty(), "the file uses newer Rust than {whom} has:{lines}");
    Ok(None)
}

/// The version of a compiler.
fn version(rustc: &Path) -> Option<(u64, u64)> {
    let said = Command::new(rustc).arg("--version").output().ok()?;
    let said = String::from_utf8(said.stdout).ok()?;
    let mut numbers = said.split(' ').nth(1)?.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// Where a diagnostic of that lint is in the solution, or in which crate; what it is about; and since when that is there.
fn in_words(diagnostic: &Diagnostic, text: &str, solution: &Solution) -> String {
    let range = diagnostic.spans.iter().find(|span| span.is_primary).map(Span::range);
    let range = range.unwrap_or_default();
    let libraries = solution.libraries.values().map(|library| &*library.name);
    let start = |name: &str| text.find(&format!("\nmod {name} {{"));
    let mut modules: Vec<_> = libraries.filter_map(|name| Some((start(name)?, name))).collect();
    modules.sort_unstable();
    let own = modules.first().map_or(text, |(at, _)| &text[..*at]);
    let place = match modules.iter().rfind(|(at, _)| *at < range.start) {
        Some((_, name)) => format!("crate `{name}`"),
        None => place(&Draft::new(own, true), solution, range.start).unwrap_or_default(),
    };
    let since = diagnostic.message.rsplit('`').nth(1).unwrap_or_default();
    let item = text.get(range).unwrap_or_default().split(['(', '<']).next();
    let (item, since) = (item.unwrap_or_default(), since.trim_end_matches(".0"));
    format!("{place}: `{item}` is there since {since}")
}
