//! A binary of a Cargo package and the crates it is made of, as Cargo resolved them.

use crate::rustc::{self, Toolchain};
use anyhow::{Context, Result, anyhow, bail, ensure};
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
use std::time::Duration;
use verdicts::Limits;
use verdicts::nearest::instead_of;

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
        let metadata = command.exec().map_err(|error| match error {
            cargo_metadata::Error::CargoMetadata { stderr } => {
                anyhow::anyhow!("{}", stderr.trim().trim_start_matches("error: "))
            }
            other => other.into(),
        })?;
        let package = find_package(&metadata, package)?;
        let target = find_binary(package, binary)?;
        let settings = Settings::of(package, target)?;
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
            limits: settings.limits,
            fixtures: settings.fixtures,
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

/// What `package.metadata.judge` says: `time-limit` in seconds, `memory-limit` in KiB, and the folder
/// of `fixtures`, which is `fixtures` where left out. A binary has those in the folder of its name there,
/// if there is one.
struct Settings {
    limits: Limits,
    fixtures: PathBuf,
}

/// Its keys.
const SETTINGS: [&str; 3] = ["fixtures", "memory-limit", "time-limit"];

impl Settings {
    fn of(package: &Package, binary: &Target) -> Result<Settings> {
        let table = &package.metadata["judge"];
        let place = format!("{}: package.metadata.judge", package.manifest_path);
        for key in table.as_object().into_iter().flat_map(|table| table.keys()) {
            ensure!(
                SETTINGS.contains(&&**key),
                "{place} has no key `{key}`{}",
                instead_of(key, SETTINGS)
            );
        }
        let mut limits = Limits::default();
        if !table["time-limit"].is_null() {
            let seconds = table["time-limit"].as_f64();
            let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            let time = time.filter(|time| !time.is_zero());
            limits.time =
                time.with_context(|| format!("{place}.time-limit is a number of seconds"))?;
        }
        if !table["memory-limit"].is_null() {
            let bytes = table["memory-limit"].as_u64().and_then(|kib| kib.checked_mul(1 << 10));
            let bytes = bytes.filter(|&bytes| bytes > 0);
            limits.memory =
                bytes.with_context(|| format!("{place}.memory-limit is a number of KiB"))?;
        }
        let folder = match &table["fixtures"] {
            folder if folder.is_null() => "fixtures",
            folder => {
                folder.as_str().with_context(|| format!("{place}.fixtures is a folder's name"))?
            }
        };
        let manifest: &Path = package.manifest_path.as_ref();
        let folder = manifest.with_file_name(folder);
        let own = folder.join(&binary.name);
        let fixtures = if own.is_dir() { own } else { folder };
        Ok(Settings { limits, fixtures })
    }
}

/// The packages that are solved problems or are to be: those with fixtures, or else those with a
/// binary.
fn problems(metadata: &Metadata) -> Vec<&Package> {
    let packages = metadata.workspace_packages();
    let has_fixtures = |package: &&Package| {
        let mut binaries = package.targets.iter().filter(|target| target.is_bin());
        let mut settings = binaries.by_ref().map(|target| Settings::of(package, target));
        settings.any(|settings| settings.is_ok_and(|settings| settings.fixtures.is_dir()))
    };
    let mut problems: Vec<&Package> = packages.iter().copied().filter(has_fixtures).collect();
    if problems.is_empty() {
        let has_binary = |package: &&Package| package.targets.iter().any(Target::is_bin);
        problems = packages.into_iter().filter(has_binary).collect();
    }
    problems
}

fn find_package<'a>(metadata: &'a Metadata, name: Option<&str>) -> Result<&'a Package> {
    let packages = metadata.workspace_packages();
    let names = || problems(metadata).into_iter().map(|package| package.name.as_str());
    match name {
        Some(name) => match packages.iter().find(|package| package.name.as_str() == name) {
            Some(package) => Ok(package),
            None => match unfinished(&packages, name) {
                Some(sentence) => bail!("{sentence}"),
                None => bail!("there is no package `{name}`{}", instead_of(name, names())),
            },
        },
        None => match (metadata.root_package(), packages.as_slice()) {
            (Some(package), _) => Ok(package),
            (None, [package]) => Ok(package),
            (None, _) => bail!("which package? There are {}", list(names())),
        },
    }
}

/// What is wrong with the folder of that name, if there is one beside other packages.
fn unfinished(packages: &[&Package], name: &str) -> Option<String> {
    let beside = packages.iter().filter_map(|package| package.manifest_path.parent()?.parent());
    let folder = beside.map(|folder| folder.join(name)).find(|folder| folder.is_dir())?;
    let manifest = folder.join("Cargo.toml");
    let package = packages.iter().find(|package| package.manifest_path == manifest);
    Some(match package {
        Some(package) => format!(
            "the package in {folder} is `{}`: write `{name}` in its Cargo.toml for package and binary",
            package.name
        ),
        None if !manifest.is_file() => format!("{folder} has no Cargo.toml: copy a template there"),
        None if !folder.join("src").is_dir() => {
            format!("{folder} has no src: put the solution into src/main.rs")
        }
        None => format!("{folder} is no member of the workspace: add it to `members`"),
    })
}

fn find_binary<'a>(package: &'a Package, name: Option<&str>) -> Result<&'a Target> {
    let binaries: Vec<&Target> = package.targets.iter().filter(|target| target.is_bin()).collect();
    let names = || binaries.iter().map(|target| target.name.as_str());
    let find = |name: &str| binaries.iter().find(|target| target.name == name).copied();
    match (name.or(package.default_run.as_deref()), binaries.as_slice()) {
        (_, []) => bail!("package `{}` has no binary", package.name),
        (Some(name), _) => find(name).with_context(|| {
            format!(
                "package `{}` has no binary `{name}`{}",
                package.name,
                instead_of(name, names())
            )
        }),
        (None, [target]) => Ok(target),
        (None, _) => {
            bail!("package `{}` has several binaries: --bin {}", package.name, list(names()))
        }
    }
}

fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
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
