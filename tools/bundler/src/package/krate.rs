//! A crate, as Cargo resolved it.

use super::features::Features;
use super::metadata::{Metadata, is_kind};
use crate::json::{list, owned, strings, text};
use anyhow::{Context, Result, anyhow};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// What Cargo calls a package: its name, version and source.
pub type PackageId = String;

/// One crate: the root of its source and what Cargo decided about it.
#[derive(Clone)]
pub struct Crate {
    /// Its name in paths.
    pub name: String,
    /// The version of its package.
    pub version: String,
    /// Its licence, as an SPDX expression.
    pub license: Option<String>,
    /// Where its source is published.
    pub repository: Option<String>,
    /// Its package.
    pub id: PackageId,
    /// The manifest of that.
    pub manifest: PathBuf,
    /// Its root file.
    pub root: PathBuf,
    /// Its edition.
    pub edition: u16,
    /// The oldest compiler it claims to build with.
    pub rust_version: Option<(u64, u64)>,
    /// Its enabled features.
    pub features: BTreeSet<String>,
    /// Whether a build script may set conditions of it.
    pub has_script: bool,
    /// The crates it may name, by the name it has for each.
    pub dependencies: BTreeMap<String, PackageId>,
    /// Whether it is a procedural macro.
    pub is_proc_macro: bool,
    /// Whether it comes from a registry.
    pub is_published: bool,
}

/// The library of a package, if it has one.
pub(super) fn library(package: &Value) -> Option<&Value> {
    let is_library = |target: &&Value| is_kind(target, &["lib", "rlib", "proc-macro"]);
    list(&package["targets"]).iter().find(is_library)
}

/// The name of a target in paths.
fn name(target: &Value) -> String {
    text(&target["name"]).replace('-', "_")
}

/// What Cargo tells of a crate.
pub(super) fn read_crate(
    metadata: &Metadata,
    package: &Value,
    target: &Value,
    features_of_all: &verdicts::Result<Features>,
) -> Result<Crate> {
    let id = text(&package["id"]);
    let node = metadata.nodes.get(id).context("cargo did not resolve a package")?;
    let is_proc_macro = is_kind(target, &["proc-macro"]);
    let mut dependencies = BTreeMap::new();
    // What a procedural macro uses is no part of the program.
    for dep in list(&node["deps"]).iter().filter(|_| !is_proc_macro) {
        let is_normal = list(&dep["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        let package = text(&dep["pkg"]);
        if is_normal && library(metadata.packages[package]).is_some() {
            dependencies.insert(text(&dep["name"]).to_owned(), package.to_owned());
        }
    }
    if let (true, Some(own)) = (is_kind(target, &["bin"]), library(package)) {
        dependencies.insert(name(own), id.to_owned());
    }
    let mut features = strings(&node["features"]);
    if !features.is_empty() {
        // Those are for all members of the workspace, and for procedural macros and build scripts too.
        let known = features_of_all.as_ref().map_err(|error| anyhow!("{error}"))?;
        features = known.of(package);
    }
    let rust_version = package["rust_version"].as_str().and_then(|version| {
        let mut numbers = version.split('.').map(str::parse);
        Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
    });
    Ok(Crate {
        name: name(target),
        version: text(&package["version"]).to_owned(),
        license: owned(&package["license"]),
        repository: owned(&package["repository"]),
        id: id.to_owned(),
        manifest: text(&package["manifest_path"]).into(),
        root: text(&target["src_path"]).into(),
        edition: text(&target["edition"]).parse().context("an edition is a year")?,
        rust_version,
        features,
        has_script: list(&package["targets"]).iter().any(|it| is_kind(it, &["custom-build"])),
        dependencies,
        is_proc_macro,
        is_published: !package["source"].is_null(),
    })
}
