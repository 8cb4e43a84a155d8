//! What Cargo builds of a binary, where that is asked for.

use super::PackageId;
use super::metadata::{Metadata, is_kind};
use crate::json::{list, strings, text};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;
use verdicts::workspace::{cargo, run};
use verdicts::{Package, Result};

/// What Cargo builds when it is first asked for; what is wrong with it, as it is told.
pub(super) type Build = LazyLock<Result<Built>, Box<dyn FnOnce() -> Result<Built> + Send>>;

/// What Cargo built.
pub struct Built {
    /// The program.
    pub program: PathBuf,
    /// The libraries and procedural macros, by their packages.
    pub rlibs: BTreeMap<PackageId, PathBuf>,
    /// What build scripts passed to `--cfg`, by their packages.
    pub(super) cfgs: BTreeMap<PackageId, BTreeSet<String>>,
}

/// How a binary is built.
pub(super) fn build(metadata: &Metadata, package: &Package, release: bool) -> Build {
    let mut command = cargo();
    command.args(["build", "--offline", "--quiet", "--bin", &package.binary]);
    command.arg("--manifest-path").arg(&package.manifest);
    // It may be relative to the current folder.
    command.arg("--target-dir").arg(&package.target);
    command.current_dir(metadata.folder("workspace_root"));
    if release {
        command.arg("--release");
    }
    let binary = package.binary.clone();
    LazyLock::new(Box::new(move || built(command, &binary)))
}

/// Runs Cargo, and reads what it tells.
fn built(mut command: Command, binary: &str) -> Result<Built> {
    let made = run(&mut command);
    let (mut rlibs, mut cfgs) = (BTreeMap::new(), BTreeMap::new());
    for message in &made.messages {
        let of = text(&message["package_id"]).to_owned();
        let mut files = list(&message["filenames"]).iter().map(|file| PathBuf::from(text(file)));
        let is_macro = is_kind(&message["target"], &["proc-macro"]);
        let is_meant = |file: &PathBuf| is_macro || file.extension().is_some_and(|it| it == "rlib");
        if let Some(rlib) = files.find(is_meant) {
            rlibs.insert(of, rlib);
        } else if message["reason"] == "build-script-executed" {
            cfgs.insert(of, strings(&message["cfgs"]));
        }
    }
    Ok(Built { program: made.program(binary)?, rlibs, cfgs })
}
