//! A crate, as Cargo resolved it.

use super::build::Build;
use anyhow::{Context, Result, anyhow};
use cargo_metadata::{DependencyKind, Metadata, Package, PackageId, Target, TargetKind};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

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
    /// Its root file.
    pub root: PathBuf,
    /// Its edition.
    pub edition: u16,
    /// The oldest compiler it claims to build with.
    pub rust_version: Option<(u64, u64)>,
    /// Its enabled features.
    pub features: BTreeSet<String>,
    /// What its build script passed to `--cfg`.
    pub cfgs: BTreeSet<String>,
    /// `CARGO_...` variables and what its build script set.
    pub env: BTreeMap<String, String>,
    /// The crates it may name, by the name it has for each.
    pub dependencies: BTreeMap<String, PackageId>,
    /// Whether it is a procedural macro.
    pub is_proc_macro: bool,
    /// Whether it comes from a registry.
    pub is_published: bool,
}

/// The library of a package, if it has one.
pub(super) fn library(package: &Package) -> Option<&Target> {
    let libraries = [TargetKind::Lib, TargetKind::RLib, TargetKind::ProcMacro];
    package.targets.iter().find(|t| t.kind.iter().any(|kind| libraries.contains(kind)))
}

/// What Cargo tells of a crate.
pub(super) fn read_crate(
    metadata: &Metadata,
    package: &Package,
    target: &Target,
    build: &Build,
) -> Result<Crate> {
    let resolve = metadata.resolve.as_ref().context("cargo resolved nothing")?;
    let node = resolve.nodes.iter().find(|node| node.id == package.id);
    let node = node.context("cargo did not resolve a package")?;
    let mut dependencies = BTreeMap::new();
    for dep in &node.deps {
        let is_normal = dep.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal);
        if is_normal && library(&metadata[&dep.pkg]).is_some() {
            dependencies.insert(dep.name.clone(), dep.pkg.clone());
        }
    }
    if let (true, Some(own)) = (target.is_bin(), library(package)) {
        dependencies.insert(own.name.replace('-', "_"), package.id.clone());
    }
    // Only then is there anything to build for it.
    let script = if package.targets.iter().any(Target::is_custom_build) {
        build.as_ref().map_err(|error| anyhow!("{error}"))?.scripts.get(&package.id)
    } else {
        None
    };
    let version = &package.version;
    let mut env: BTreeMap<String, String> = [
        ("CARGO_PKG_NAME", package.name.to_string()),
        ("CARGO_PKG_VERSION", version.to_string()),
        ("CARGO_PKG_VERSION_MAJOR", version.major.to_string()),
        ("CARGO_PKG_VERSION_MINOR", version.minor.to_string()),
        ("CARGO_PKG_VERSION_PATCH", version.patch.to_string()),
        ("CARGO_CRATE_NAME", target.name.replace('-', "_")),
        ("CARGO_MANIFEST_DIR", package.manifest_path.parent().context("a folder")?.to_string()),
    ]
    .map(|(key, value)| (key.to_owned(), value))
    .into();
    env.extend(script.iter().flat_map(|script| script.env.iter().cloned()));
    if let Some(script) = script {
        env.insert("OUT_DIR".to_owned(), script.out_dir.to_string());
    }
    Ok(Crate {
        name: target.name.replace('-', "_"),
        version: version.to_string(),
        license: package.license.clone(),
        repository: package.repository.clone(),
        id: package.id.clone(),
        root: target.src_path.clone().into(),
        edition: target.edition.as_str().parse().context("an edition is a year")?,
        rust_version: package.rust_version.as_ref().map(|version| (version.major, version.minor)),
        features: node.features.iter().map(ToString::to_string).collect(),
        cfgs: script.iter().flat_map(|script| script.cfgs.iter().cloned()).collect(),
        env,
        dependencies,
        is_proc_macro: target.is_proc_macro(),
        is_published: package.source.is_some(),
    })
}
