//! A package with a binary, in any workspace: its limits, its fixtures, its program.

use crate::cargo::{build_into, cargo, metadata, target};
use crate::error::Result;
use crate::fixtures::Fixtures;
use crate::nearest::instead_of;
use crate::packages::Packages;
use crate::place::Place;
use crate::process::Limits;
use serde_json::Value;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// A binary of a package, with what its manifest says in `package.metadata.judge`.
#[derive(Clone, Debug, Default)]
pub struct Package {
    /// The package's name.
    pub name: String,
    /// Its manifest.
    pub manifest: PathBuf,
    /// The binary's name.
    pub binary: String,
    /// What cargo-compete calls it, or else its name.
    pub alias: String,
    /// The problem's page, where cargo-compete has it.
    pub link: Option<String>,
    /// The file that it is compiled from.
    pub root: PathBuf,
    /// The edition of the package.
    pub edition: String,
    /// The folder for what is built.
    pub target: PathBuf,
    /// Whether the package's name alone names it.
    pub is_default: bool,
    /// Where its files lie.
    pub place: Place,
    /// The time and memory that the problem allows.
    pub limits: Limits,
    /// Its fixtures.
    pub fixtures: Fixtures,
}

impl Package {
    /// Finds a package and its binary in the workspace of `manifest`, or around the current folder.
    pub fn named(
        manifest: Option<&Path>,
        name: Option<&str>,
        binary: Option<&str>,
    ) -> Result<Package> {
        Package::find(&metadata(manifest)?, manifest, name, binary)
    }

    /// Finds a package and its binary in [`metadata`]. Where no name is given, it is the one that `manifest` is of,
    /// or the current folder is in, or the only one.
    pub fn find(
        metadata: &Value,
        manifest: Option<&Path>,
        name: Option<&str>,
        binary: Option<&str>,
    ) -> Result<Package> {
        let (package, binary) = Packages::in_metadata(metadata).find(manifest, name, binary)?;
        let (name, binaries) = (package.name(), package.binaries());
        let only = if let [only] = binaries[..] { Some(only) } else { None };
        let default = package.0["default_run"].as_str().or(only);
        let binary = match package.named(binary).or(binary).or(default) {
            _ if binaries.is_empty() => {
                return Err(format!("package `{name}` has no binary").into());
            }
            Some(binary) if binaries.contains(&binary) => binary,
            Some(binary) => {
                let instead = instead_of(binary, binaries);
                return Err(format!("package `{name}` has no binary `{binary}`{instead}").into());
            }
            None => {
                let all = binaries.join(" or --bin ");
                return Err(
                    format!("package `{name}` has several binaries: add --bin {all}").into()
                );
            }
        };
        let (settings, place) = (package.settings(binary)?, package.place(binary)?);
        let (alias, link) = package.of_compete(binary);
        let target = target(metadata);
        Ok(Package {
            name: name.to_owned(),
            manifest: package.manifest(),
            binary: binary.to_owned(),
            alias,
            link,
            root: package.root(binary),
            edition: package.0["edition"].as_str().unwrap_or_default().to_owned(),
            is_default: default == Some(binary),
            limits: settings.limits()?,
            fixtures: settings.fixtures(&place, &target)?,
            target,
            place,
        })
    }

    /// What has only tests, in a place of their own.
    pub fn of_tests(place: &Path) -> Package {
        let name = place.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Package {
            name,
            fixtures: Fixtures::at(place),
            place: Place::only(place),
            ..Package::default()
        }
    }

    /// The package of a problem's folder in [`metadata`]: folder, package and binary have one name.
    pub fn of_folder(metadata: &Value, folder: &Path) -> Result<Package> {
        if let Some(defect) = Packages::in_metadata(metadata).defect(folder) {
            return Err(defect.into());
        }
        let name = folder.file_name().and_then(OsStr::to_str);
        Package::find(metadata, None, name, name)
    }

    /// Builds the program: as judges do, or if `to_debug`, so that it panics where a number does not fit. It is then in
    /// `folder`, where nothing that is built later replaces it.
    pub fn build(&self, to_debug: bool, folder: &Path) -> Result<PathBuf> {
        let mut build = cargo();
        let profile = if to_debug { "dev" } else { "release" };
        build.args(["build", "--quiet", "--profile", profile, "--bin", &self.binary]);
        build.arg("--manifest-path").arg(&self.manifest);
        build_into(&mut build, &self.target, &self.binary, &folder.join(profile))
    }
}
