//! A binary of a Cargo package and the crates it is made of, as Cargo resolved them.

use crate::rustc::{self, Toolchain};
use anyhow::{Context, Result, anyhow, bail};
use cargo_metadata::{
    BuildScript, DependencyKind, Message, Metadata, MetadataCommand, Package, PackageId, Target,
    TargetKind,
};
use std::collections::{BTreeMap, BTreeSet};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::thread;
use verdicts::Limits;

/// A binary and everything that it links.
pub struct Solution {
    /// The name of its package.
    pub package: String,
    /// The folder of its package.
    pub folder: PathBuf,
    /// The folder of its workspace.
    pub workspace: PathBuf,
    /// The binary itself.
    pub binary: Crate,
    /// The libraries it may use, directly or not.
    pub libraries: BTreeMap<PackageId, Crate>,
    /// The time and memory that the problem allows.
    pub limits: Limits,
    /// The folder of its fixtures, whether there is one or not.
    pub fixtures: PathBuf,
    /// The folder for all that is built.
    pub target_folder: PathBuf,
    /// The compiler that it is built with.
    pub toolchain: Toolchain,
    build: Build,
}

/// What Cargo builds when it is first asked for; what is wrong with it, as it is told.
type Build = LazyLock<Result<Built, String>, Box<dyn FnOnce() -> Result<Built, String> + Send>>;

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
        Ok(Solution {
            package: package.name.to_string(),
            folder: package.manifest_path.parent().context("a manifest is in a folder")?.into(),
            workspace: metadata.workspace_root.clone().into(),
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

fn library(package: &Package) -> Option<&Target> {
    let libraries = [TargetKind::Lib, TargetKind::RLib, TargetKind::ProcMacro];
    package.targets.iter().find(|t| t.kind.iter().any(|kind| libraries.contains(kind)))
}

/// What Cargo built.
pub struct Built {
    /// The program.
    pub program: PathBuf,
    /// The libraries, by their packages.
    pub rlibs: BTreeMap<PackageId, PathBuf>,
    scripts: BTreeMap<PackageId, BuildScript>,
}

impl Built {
    /// The folder of the libraries.
    #[must_use]
    pub fn deps_folder(&self) -> PathBuf {
        self.program.with_file_name("deps")
    }
}

/// How a binary is built.
fn build(metadata: &Metadata, package: &Package, target: &Target, release: bool) -> Build {
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

fn read_crate(
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
