//! A binary of a Cargo package and the crates it is made of, as Cargo resolved them.

mod build;
mod features;
mod krate;
mod metadata;

use self::build::{Build, build};
use self::features::Features;
use self::krate::{library, read_crate};
use self::metadata::{Metadata, is_kind};
use crate::json::{list, text};
use crate::rustc::Toolchain;
use anyhow::{Context, Error, Result, anyhow};
use serde_json::Value;
use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use verdicts::Package;
use verdicts::workspace::metadata_of_all;

pub use self::build::Built;
pub use self::krate::{Crate, PackageId};

/// A binary and everything that it links.
pub struct Solution {
    /// Its package and binary, with limits and fixtures, whether there are any or not.
    pub package: Package,
    /// The folder of its package.
    pub folder: PathBuf,
    /// The folder of its workspace.
    pub workspace: PathBuf,
    /// The binary itself.
    pub binary: Crate,
    /// The libraries it may use, directly or not.
    pub libraries: BTreeMap<PackageId, Crate>,
    /// The folder for all that is built.
    pub target_folder: PathBuf,
    /// The compiler that it is built with.
    pub toolchain: Toolchain,
    build: Build,
}

impl Solution {
    /// Finds `package` (a name; the only one if `None`) and its binary.
    ///
    /// # Errors
    /// One sentence that says what is not there.
    pub fn find(
        manifest: Option<&Path>,
        package: Option<&str>,
        binary: Option<&str>,
        release: bool,
    ) -> Result<Solution> {
        let toolchain = Toolchain::find()?;
        let all = metadata_of_all(manifest, &toolchain.host)?;
        let found = Package::find(&all, manifest, package, binary)?;
        let metadata = Metadata::of(&all);
        let is_found = |it: &&&Value| Path::new(text(&it["manifest_path"])) == found.manifest;
        let package = metadata.packages.values().find(is_found).context("as found")?;
        let is_binary = |it: &&Value| is_kind(it, &["bin"]) && it["name"] == *found.binary;
        let target = list(&package["targets"]).iter().find(is_binary).context("as found")?;
        let build = build(&metadata, &found, release);
        let features = LazyCell::new(|| Features::find(package, &toolchain.host));
        let crate_of = |package, target| read_crate(&metadata, package, target, &features);
        let binary = crate_of(package, target)?;
        let libraries = libraries(&metadata, &binary, crate_of)?;
        Ok(Solution {
            folder: found.manifest.parent().context("a manifest is in a folder")?.into(),
            workspace: metadata.folder("workspace_root").into(),
            binary,
            libraries,
            target_folder: metadata.folder("target_directory").into(),
            toolchain,
            build,
            package: found,
        })
    }

    /// What Cargo builds of it.
    ///
    /// # Errors
    /// That it does not compile, with the compiler's own words.
    pub fn built(&self) -> Result<&Built> {
        self.build.as_ref().map_err(|error| anyhow!("{error}"))
    }

    /// What the build script of a crate passes to `--cfg`. Only a build tells.
    pub(crate) fn cfgs(&self, krate: &Crate) -> Result<BTreeSet<String>> {
        if !krate.has_script {
            return Ok(BTreeSet::new());
        }
        Ok(self.built()?.cfgs.get(&krate.id).cloned().unwrap_or_default())
    }

    /// Why something went wrong: that the solution does not compile, where that is so; or `error`.
    pub fn cause(&self, error: Error) -> Error {
        self.built().err().unwrap_or(error)
    }
}

/// The libraries that a crate may use, directly or not.
fn libraries<'a>(
    metadata: &'a Metadata<'a>,
    binary: &Crate,
    crate_of: impl Fn(&'a Value, &'a Value) -> Result<Crate>,
) -> Result<BTreeMap<PackageId, Crate>> {
    let mut libraries = BTreeMap::new();
    let mut open: Vec<PackageId> = binary.dependencies.values().cloned().collect();
    while let Some(id) = open.pop() {
        if libraries.contains_key(&id) {
            continue;
        }
        let package = metadata.packages[&*id];
        let target = library(package).context("a dependency is not a library")?;
        let library = crate_of(package, target)?;
        open.extend(library.dependencies.values().cloned());
        libraries.insert(id, library);
    }
    Ok(libraries)
}
