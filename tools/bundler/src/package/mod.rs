//! A binary of a Cargo package and the crates it is made of, as Cargo resolved them.

mod build;
mod features;
mod krate;

use self::build::{Build, build};
use self::krate::{library, read_crate};
use crate::rustc::{self, Toolchain};
use anyhow::{Context, Result, anyhow, bail};
use cargo_metadata::{Metadata, MetadataCommand, Package, PackageId, Target};
use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread;
use verdicts::{Fixtures, Limits};

pub use self::build::Built;
pub use self::krate::Crate;

/// A binary and everything that it links.
pub struct Solution {
    /// The name of its package.
    pub package: String,
    /// The folder of its package.
    pub folder: PathBuf,
    /// The folder of its workspace.
    pub workspace: PathBuf,
    /// The name of its binary, as Cargo has it.
    pub binary_name: String,
    /// The binary itself.
    pub binary: Crate,
    /// The libraries it may use, directly or not.
    pub libraries: BTreeMap<PackageId, Crate>,
    /// The time and memory that the problem allows.
    pub limits: Limits,
    /// Its fixtures, whether there are any or not.
    pub fixtures: Fixtures,
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
        let mut command = MetadataCommand::new();
        let options = ["--offline", "--filter-platform", rustc::host()?];
        command.other_options(options.map(str::to_owned));
        if let Some(path) = manifest {
            command.manifest_path(path);
        }
        let toolchain = thread::spawn(Toolchain::find);
        let output = command.cargo_command().output().context("cargo")?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            bail!("{}", said.trim().trim_start_matches("error: "));
        }
        let found = serde_json::from_slice(&output.stdout)?;
        let found = verdicts::Package::find(&found, manifest, package, binary);
        let found = found.map_err(anyhow::Error::msg)?;
        let metadata: Metadata = serde_json::from_slice(&output.stdout)?;
        let of_name = |package: &&Package| package.name.as_str() == found.name;
        let members = metadata.workspace_packages();
        let package = members.into_iter().find(of_name).context("as found")?;
        let is_binary = |target: &&Target| target.is_bin() && target.name == found.binary;
        let target = package.targets.iter().find(is_binary).context("as found")?;
        let build = build(&metadata, package, target, release);
        let crate_of =
            |package: &Package, target: &Target| read_crate(&metadata, package, target, &build);
        let binary = crate_of(package, target)?;
        let mut libraries = BTreeMap::new();
        let mut open: Vec<PackageId> = binary.dependencies.values().cloned().collect();
        while let Some(id) = open.pop() {
            if libraries.contains_key(&id) {
                continue;
            }
            let package = &metadata[&id];
            let target = library(package).context("a dependency is not a library")?;
            let library = crate_of(package, target)?;
            open.extend(library.dependencies.values().cloned());
            libraries.insert(id, library);
        }
        // Only another member can ask for more of it than this one.
        let is_member =
            |id: &PackageId| metadata.workspace_members.contains(id) && *id != package.id;
        let may_differ = |id: &PackageId| is_member(id) && !metadata[id].features.is_empty();
        if libraries.keys().any(may_differ) {
            let features = features::features(package)?;
            for (id, library) in &mut libraries {
                let key = (metadata[id].name.to_string(), library.version.clone());
                library.features = features.get(&key).cloned().unwrap_or_default();
            }
        }
        Ok(Solution {
            package: package.name.to_string(),
            folder: package.manifest_path.parent().context("a manifest is in a folder")?.into(),
            workspace: metadata.workspace_root.clone().into(),
            binary_name: found.binary,
            binary,
            libraries,
            limits: found.limits,
            fixtures: found.fixtures,
            target_folder: metadata.target_directory.clone().into(),
            toolchain: toolchain.join().unwrap_or_else(|panic| resume_unwind(panic))?,
            build,
        })
    }

    /// What Cargo builds of it.
    ///
    /// # Errors
    /// That it does not compile, with the compiler's own words.
    pub fn built(&self) -> Result<&Built> {
        self.build.as_ref().map_err(|error| anyhow!("{error}"))
    }

    /// Why something went wrong: that the solution does not compile, where that is so; or `error`.
    pub fn cause(&self, error: anyhow::Error) -> anyhow::Error {
        self.built().err().unwrap_or(error)
    }
}
