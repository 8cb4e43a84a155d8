//! What Cargo builds of a binary, where that is asked for.

use anyhow::{Context, Result, bail};
use cargo_metadata::{BuildScript, Message, Metadata, Package, PackageId, Target};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

/// What Cargo builds when it is first asked for; what is wrong with it, as it is told.
pub(super) type Build =
    LazyLock<Result<Built, String>, Box<dyn FnOnce() -> Result<Built, String> + Send>>;

/// What Cargo built.
pub struct Built {
    /// The program.
    pub program: PathBuf,
    /// The libraries, by their packages.
    pub rlibs: BTreeMap<PackageId, PathBuf>,
    pub(super) scripts: BTreeMap<PackageId, BuildScript>,
}

impl Built {
    /// The folder of the libraries.
    #[must_use]
    pub fn deps_folder(&self) -> PathBuf {
        self.program.with_file_name("deps")
    }
}

/// How a binary is built.
pub(super) fn build(
    metadata: &Metadata,
    package: &Package,
    target: &Target,
    release: bool,
) -> Build {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--offline", "--quiet", "--message-format=json"]);
    cargo.arg("--manifest-path").arg(&package.manifest_path);
    cargo.args(["--bin", &target.name]).current_dir(&metadata.workspace_root);
    // It may be relative to the current folder.
    cargo.arg("--target-dir").arg(&metadata.target_directory);
    if release {
        cargo.arg("--release");
    }
    let (package, target) = (package.name.to_string(), target.name.clone());
    LazyLock::new(Box::new(move || {
        run(cargo, &package, &target).map_err(|error| format!("{error:#}"))
    }))
}

/// Runs Cargo, and reads what it tells.
fn run(mut cargo: Command, package: &str, target: &str) -> Result<Built> {
    let output = cargo.output().context("cargo")?;
    let mut program = None;
    let (mut rlibs, mut scripts) = (BTreeMap::new(), BTreeMap::new());
    let mut errors = String::new();
    for message in Message::parse_stream(&*output.stdout) {
        match message? {
            Message::CompilerArtifact(artifact) => {
                let rlib = artifact.filenames.iter().find(|f| f.extension() == Some("rlib"));
                if let Some(rlib) = rlib {
                    rlibs.insert(artifact.package_id.clone(), rlib.into());
                }
                if artifact.target.name == target && artifact.target.is_bin() {
                    program = artifact.executable.map(PathBuf::from);
                }
            }
            Message::BuildScriptExecuted(script) => {
                scripts.insert(script.package_id.clone(), script);
            }
            Message::CompilerMessage(message) if message.message.level.is_error() => {
                errors += message.message.rendered.as_deref().unwrap_or_default();
            }
            _ => {}
        }
    }
    if !output.status.success() {
        let cause = String::from_utf8_lossy(&output.stderr);
        bail!("`{package}` does not compile:\n{errors}{}", cause.trim());
    }
    Ok(Built { program: program.context("cargo built no program")?, rlibs, scripts })
}

trait IsError {
    fn is_error(&self) -> bool;
}

impl IsError for cargo_metadata::diagnostic::DiagnosticLevel {
    fn is_error(&self) -> bool {
        matches!(self, Self::Error | Self::Ice)
    }
}
