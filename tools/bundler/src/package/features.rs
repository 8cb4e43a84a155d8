//! The features with which Cargo builds the crates of one package. `cargo metadata` has those that all members
//! of the workspace ask for together.

use super::metadata::text;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use verdicts::workspace::cargo;

/// The features of each crate that a package links, by its name and version.
pub(super) type Features = BTreeMap<(String, String), BTreeSet<String>>;

/// What `cargo tree` says of a package.
///
/// # Errors
/// If Cargo cannot be started, or what it says.
pub(super) fn features(package: &Value) -> Result<Features> {
    let mut command = cargo();
    command.args(["tree", "--offline", "--edges", "normal", "--prefix", "none"]);
    command.args(["--format", "{p}|{f}", "--package", text(&package["id"]), "--manifest-path"]);
    let output = command.arg(text(&package["manifest_path"])).output().context("cargo tree")?;
    let message = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo tree: {}", message.trim());
    let printed = String::from_utf8_lossy(&output.stdout);
    Ok(printed.lines().filter_map(of_line).collect())
}

/// What a line says: `name v1.2.3 (where)|one,two (*)`.
fn of_line(line: &str) -> Option<((String, String), BTreeSet<String>)> {
    let (krate, features) = line.trim_end_matches(" (*)").split_once('|')?;
    let mut words = krate.split(' ');
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    let features = features.split(',').filter(|feature| !feature.is_empty());
    Some(((name.to_owned(), version.to_owned()), features.map(str::to_owned).collect()))
}
