//! What Cargo builds of a binary, where that is asked for.

use super::PackageId;
use super::metadata::{Metadata, list, text};
use anyhow::{Result, bail};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;
use verdicts::workspace::{cargo, run};

/// What Cargo builds when it is first asked for; what is wrong with it, as it is told.
pub(super) type Build =
    LazyLock<Result<Built, String>, Box<dyn FnOnce() -> Result<Built, String> + Send>>;

/// What Cargo built.
pub struct Built {
    /// The program.
    pub program: PathBuf,
    /// The libraries, by their packages.
    pub rlibs: BTreeMap<PackageId, PathBuf>,
    /// What build scripts told Cargo, by their packages.
    pub(super) scripts: BTreeMap<PackageId, Value>,
}

impl Built {
    /// The folder of the libraries.
    #[must_use]
    pub fn deps_folder(&self) -> PathBuf {
        self.program.with_file_name("deps")
    }
}

/// How a binary is built.
pub(super) fn build(metadata: &Metadata, package: &Value, binary: &str, release: bool) -> Build {
    let mut build = cargo();
    build.args([
        "build",
        "--offline",
        "--quiet",
        "--manifest-path",
        text(&package["manifest_path"]),
    ]);
    build.args(["--bin", binary]).current_dir(metadata.folder("workspace_root"));
    // It may be relative to the current folder.
    build.arg("--target-dir").arg(metadata.folder("target_directory"));
    if release {
        build.arg("--release");
    }
    let (package, binary) = (text(&package["name"]).to_owned(), binary.to_owned());
    LazyLock::new(Box::new(move || {
        built(build, &package, &binary).map_err(|error| format!("{error:#}"))
    }))
}

/// Runs Cargo, and reads what it tells.
fn built(mut build: Command, package: &str, binary: &str) -> Result<Built> {
    let mut made = run(&mut build);
    let Some(program) = made.programs.remove(binary) else {
        let errors: String = made.errors.into_values().collect();
        bail!("`{package}` does not compile:\n{errors}{}", made.stderr.trim());
    };
    let (mut rlibs, mut scripts) = (BTreeMap::new(), BTreeMap::new());
    for message in made.messages {
        let of = text(&message["package_id"]).to_owned();
        let mut files = list(&message["filenames"]).iter().map(|file| PathBuf::from(text(file)));
        if let Some(rlib) = files.find(|file| file.extension().is_some_and(|end| end == "rlib")) {
            rlibs.insert(of, rlib);
        } else if message["reason"] == "build-script-executed" {
            scripts.insert(of, message);
        }
    }
    Ok(Built { program, rlibs, scripts })
}
