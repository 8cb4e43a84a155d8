//! Commands of Cargo, and what they print.

use crate::artifact::{Artifact, TRIES, digest};
use crate::error::{Result, cannot_start};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// The Cargo that started this program, or the one on the path.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// What `cargo metadata` prints of the packages of a workspace: that of `manifest`, or around the current folder.
pub fn metadata(manifest: Option<&Path>) -> Result<Value> {
    query(manifest, &["--no-deps", "--offline"])
}

/// The same, and of all packages that these depend on where `platform` is compiled for. Those that are not on this
/// machine are downloaded; without a network, what is there suffices, if nothing is missing.
pub fn metadata_of_all(manifest: Option<&Path>, platform: &str) -> Result<Value> {
    let flags = ["--filter-platform", platform, "--offline"];
    query(manifest, &flags).or_else(|_| query(manifest, &flags[..2]))
}

fn query(manifest: Option<&Path>, flags: &[&str]) -> Result<Value> {
    let mut cargo = cargo();
    cargo.args(["metadata", "--format-version=1"]).args(flags);
    if let Some(manifest) = manifest {
        cargo.arg("--manifest-path").arg(manifest);
    }
    let printed = printed(&mut cargo)?;
    Ok(serde_json::from_slice(&printed).map_err(|error| error.to_string())?)
}

/// What a command of Cargo prints.
pub fn printed(cargo: &mut Command) -> Result<Vec<u8>> {
    let output = cargo.output().map_err(cannot_start(cargo))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let message = String::from_utf8_lossy(&output.stderr);
    Err(message.trim().trim_start_matches("error: ").into())
}

/// The flag with which Cargo tells what it builds.
const JSON: &str = "--message-format=json";

/// What a `cargo build` made.
#[derive(Default)]
pub struct Built {
    /// The programs, by name.
    pub programs: BTreeMap<String, PathBuf>,
    /// The compiler's errors, by the name of the target.
    pub errors: BTreeMap<String, String>,
    /// What else Cargo printed: of libraries and of build scripts.
    pub messages: Vec<Value>,
    /// Cargo's own standard error, unless that goes elsewhere.
    pub stderr: String,
    /// What Cargo made or found, by the name of the target.
    artifacts: BTreeMap<String, Artifact>,
}

impl Built {
    /// A program.
    pub fn program(&self, name: &str) -> Result<PathBuf> {
        self.programs.get(name).cloned().ok_or_else(|| {
            let all = || self.errors.values().map(String::as_str).collect();
            let errors: String = self.errors.get(name).cloned().unwrap_or_else(all);
            if errors.is_empty() {
                return format!("Cargo did not build `{name}`:\n{}", self.stderr.trim_end()).into();
            }
            format!("`{name}` does not compile:\n{}", errors.trim_end()).into()
        })
    }
}

/// The target folder of a workspace, of which [`metadata`] is. Cargo takes a package for the one that is in the same place of
/// another workspace, if they share that folder: then it is one of its own there.
pub fn target(metadata: &Value) -> PathBuf {
    let path = |key: &str| Path::new(metadata[key].as_str().unwrap_or_default());
    let (root, target) = (path("workspace_root"), path("target_directory"));
    if target.starts_with(root) {
        return target.to_owned();
    }
    target.join(format!("judge-{}", digest(&[root.as_os_str().as_encoded_bytes()])))
}

/// Runs a `cargo build` of the target of that name: a copy of what that is, which nobody else writes to, in `folder`.
pub fn build_into(
    cargo_build: &mut Command,
    target: &Path,
    name: &str,
    folder: &Path,
) -> Result<PathBuf> {
    cargo_build.arg("--target-dir").arg(target);
    for _ in 0..TRIES {
        let built = run(cargo_build);
        let Some(artifact) = built.artifacts.get(name) else { return built.program(name) };
        if let Some(copy) = artifact.take(folder)? {
            return Ok(copy);
        }
    }
    Err(format!("`{name}`: another build keeps replacing the program in this target folder: stop it, or use another CARGO_TARGET_DIR").into())
}

/// Runs a `cargo build`, until what it makes is of the files that there are. What goes to standard error is kept, unless the
/// command says otherwise.
pub fn run(cargo_build: &mut Command) -> Built {
    if !cargo_build.get_args().any(|argument| argument == JSON) {
        cargo_build.arg(JSON);
    }
    let mut built = Built::default();
    for _ in 0..TRIES {
        let start = SystemTime::now();
        built = once(cargo_build);
        let behind = built.artifacts.values().map(|artifact| artifact.is_behind(start));
        match behind.collect::<Result<Vec<_>, _>>() {
            Ok(behind) if !behind.contains(&true) => break,
            Ok(_) => {}
            Err(error) => return Built { stderr: error.to_string(), ..Built::default() },
        }
    }
    built
}

fn once(cargo_build: &mut Command) -> Built {
    let output = cargo_build.output().expect("cargo starts");
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut built = Built { stderr, ..Built::default() };
    for line in output.stdout.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        let message: Value = serde_json::from_slice(line).expect("cargo prints JSON");
        let name = message["target"]["name"].as_str().unwrap_or_default().to_owned();
        if let Some(path) = message["filenames"][0].as_str() {
            let root = message["target"]["src_path"].as_str().unwrap_or_default().into();
            built.artifacts.insert(name.clone(), Artifact { path: path.into(), root });
        }
        if let Some(program) = message["executable"].as_str() {
            built.programs.insert(name, program.into());
        } else if message["message"]["level"] == "error" {
            let text = message["message"]["rendered"].as_str().unwrap_or_default();
            built.errors.entry(name).or_default().push_str(text);
        } else {
            built.messages.push(message);
        }
    }
    built
}
