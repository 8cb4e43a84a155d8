//! The files that a verdict depends on.

use anyhow::{Result, anyhow};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use verdicts::Package;
use verdicts::workspace::metadata;

/// Files that count in the folder of a manifest; what else is there may be what a program writes.
const FILES: [&str; 4] = ["Cargo.toml", "build.rs", "rust-toolchain", "rust-toolchain.toml"];

/// Where files are whose contents count.
#[derive(Default)]
pub struct Places {
    /// Folders with all that is in them.
    whole: BTreeSet<PathBuf>,
    /// Files by themselves.
    files: BTreeSet<PathBuf>,
}

/// What the files are like at some time.
pub type Snapshot = BTreeMap<PathBuf, (Option<SystemTime>, u64)>;

impl Places {
    /// Those of a package: its source, its manifest and its workspace's, its fixtures and what judges them,
    /// and all that of the packages beside it that it depends on.
    pub fn of(package: &Package) -> Result<Places> {
        let mut places = Places::default();
        let mut open = vec![package.manifest.clone()];
        let mut known: Vec<Value> = Vec::new();
        let mut seen = BTreeSet::new();
        while let Some(manifest) = open.pop() {
            if !seen.insert(manifest.clone()) {
                continue;
            }
            if !known.iter().any(|package| is_of(package, &manifest)) {
                let found = metadata(Some(&manifest)).map_err(|message| anyhow!(message))?;
                let root = found["workspace_root"].as_str().unwrap_or_default();
                places.add_files_of(Path::new(root));
                known.extend(found["packages"].as_array().into_iter().flatten().cloned());
            }
            let Some(package) = known.iter().find(|package| is_of(package, &manifest)) else {
                continue;
            };
            places.add(package, &manifest);
            let dependencies = package["dependencies"].as_array().into_iter().flatten();
            let beside = dependencies.filter_map(|dependency| dependency["path"].as_str());
            open.extend(beside.map(|folder| Path::new(folder).join("Cargo.toml")));
        }
        places.whole.insert(package.fixtures.folder.clone());
        places.files.extend(package.fixtures.comparison.files());
        Ok(places)
    }

    fn add(&mut self, package: &Value, manifest: &Path) {
        let folder = manifest.parent().unwrap_or(manifest);
        self.add_files_of(folder);
        for target in package["targets"].as_array().into_iter().flatten() {
            let is_built =
                ["bin", "lib", "proc-macro"].iter().any(|kind| target["kind"][0] == *kind);
            let source = target["src_path"].as_str().map(PathBuf::from);
            let Some(source) = source.filter(|_| is_built) else { continue };
            match source.parent() {
                Some(place) if place != folder => drop(self.whole.insert(place.to_owned())),
                _ => drop(self.files.insert(source)),
            }
        }
    }

    fn add_files_of(&mut self, folder: &Path) {
        self.files.extend(FILES.map(|file| folder.join(file)));
    }

    /// What the files are like now.
    pub fn snapshot(&self) -> Snapshot {
        let mut snapshot = Snapshot::new();
        let mut open: Vec<PathBuf> = self.whole.iter().chain(&self.files).cloned().collect();
        while let Some(path) = open.pop() {
            let Ok(about) = fs::metadata(&path) else { continue };
            if about.is_dir() {
                let entries = fs::read_dir(&path).into_iter().flatten().flatten();
                open.extend(entries.map(|entry| entry.path()).filter(|path| !is_passing(path)));
            } else {
                snapshot.insert(path, (about.modified().ok(), about.len()));
            }
        }
        snapshot
    }
}

fn is_of(package: &Value, manifest: &Path) -> bool {
    package["manifest_path"].as_str().map(Path::new) == Some(manifest)
}

/// Whether a file is what editors have for a while: hidden, or a copy.
fn is_passing(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.starts_with('.') || name.starts_with('#') || name.ends_with('~') || name == "4913"
}
