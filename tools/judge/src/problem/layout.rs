//! Where a new problem goes: into the layout that is there.

use crate::interrupt;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};
use verdicts::place::programs;
use verdicts::workspace::{around, cargo, folders, name};

/// The layout around the current folder.
pub struct Layout {
    /// The folder of its workspace, or of its package, or the current one.
    pub root: PathBuf,
    kind: Kind,
}

#[derive(PartialEq)]
enum Kind {
    /// A package for each problem, in this folder; where no pattern of the members has it, it joins them.
    Members { folder: String, joins: bool },
    /// A binary for each problem.
    Binaries,
    /// A file for each problem, in no package.
    Files,
}

impl Layout {
    pub fn find() -> Result<Layout> {
        let here = env::current_dir().context("the current folder")?;
        let Some(root) = around(&here) else { return Ok(Layout::of_files(here)) };
        let manifest = read(root)?;
        let bins = manifest["bin"].as_array().map_or(0, Vec::len);
        let is_package = manifest["package"].is_object();
        let binaries = || Layout { root: root.to_owned(), kind: Kind::Binaries };
        if is_package && (bins > 1 || root.join("src/bin").is_dir()) {
            ensure!(
                manifest["package"]["autobins"] != false,
                "{}: `autobins = false` keeps Cargo from a new file in src/bin: delete that",
                root.join("Cargo.toml").display()
            );
            return Ok(binaries());
        }
        // Not `cargo metadata`, which takes no workspace that has no packages yet.
        let locate = ["locate-project", "--workspace", "--message-format=plain"];
        let output = run_cargo(cargo().args(locate)).context("nothing is made")?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{}", said.trim().trim_start_matches("error: "));
        let found = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim_end());
        let workspace = found.parent().context("a manifest is in a folder")?.to_owned();
        let members = &read(&workspace)?["workspace"]["members"];
        let members: Vec<&str> =
            members.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        if is_package && members.is_empty() {
            return Ok(binaries());
        }
        let pattern = members.iter().find_map(|member| member.split_once('*'));
        let (folder, joins) = pattern.map_or(("", true), |(folder, _)| (folder, false));
        let folder = folder.trim_end_matches('/').to_owned();
        Ok(Layout { root: workspace, kind: Kind::Members { folder, joins } })
    }

    /// That of a folder that is in no package.
    pub fn of_files(root: PathBuf) -> Layout {
        Layout { root, kind: Kind::Files }
    }

    /// Whether each problem is a package.
    pub fn has_packages(&self) -> bool {
        matches!(self.kind, Kind::Members { .. })
    }

    /// What is made of a problem, from the root on: its folder, or its program.
    pub fn place(&self, id: &str) -> String {
        match &self.kind {
            Kind::Members { folder, .. } if folder.is_empty() => id.to_owned(),
            Kind::Members { folder, .. } => format!("{folder}/{id}"),
            Kind::Binaries => format!("src/bin/{id}.rs"),
            Kind::Files => format!("{id}.rs"),
        }
    }

    /// Its program, from the root on.
    pub fn program(&self, id: &str) -> String {
        let main = if self.has_packages() { "/src/main.rs" } else { "" };
        self.place(id) + main
    }

    /// The folder of its fixtures, from the root on; where it has no package, of all that is beside it.
    pub fn fixtures(&self, id: &str) -> String {
        if self.has_packages() { self.place(id) + "/fixtures" } else { format!("fixtures/{id}") }
    }

    /// How it is typed in a command.
    pub fn typed(&self, id: &str) -> String {
        if self.kind == Kind::Files { self.place(id) } else { id.to_owned() }
    }

    /// The names of the problems that are there.
    pub fn problems(&self) -> Vec<String> {
        let stem = |path: &PathBuf| path.file_stem().unwrap_or_default().to_string_lossy().into();
        match &self.kind {
            Kind::Members { folder, .. } => {
                let around = self.root.join(folder);
                let all = if around.is_dir() { folders(&around) } else { Vec::new() };
                all.iter().map(|folder| name(folder)).collect()
            }
            Kind::Binaries => programs(&self.root.join("src/bin")).iter().map(stem).collect(),
            Kind::Files => programs(&self.root).iter().map(stem).collect(),
        }
    }

    /// Has Cargo make a package, where a member has to be named in the manifest of the workspace: what that was before.
    pub(super) fn join(&self, id: &str) -> Result<Option<Vec<u8>>> {
        if !matches!(self.kind, Kind::Members { joins: true, .. }) {
            return Ok(None);
        }
        let before = fs::read(self.manifest())?;
        let mut new = cargo();
        new.args(["new", "--quiet", "--vcs=none", "--lib"]).arg(self.place(id));
        let output = run_cargo(new.current_dir(&self.root))?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{}", said.trim_end());
        fs::remove_dir_all(self.root.join(self.place(id)))?;
        Ok(Some(before))
    }

    /// The manifest at the root.
    pub(super) fn manifest(&self) -> PathBuf {
        self.root.join("Cargo.toml")
    }
}

fn read(folder: &Path) -> Result<Value> {
    let path = folder.join("Cargo.toml");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    basic_toml::from_str(&text).with_context(|| path.display().to_string())
}

pub(super) const STOPPED: &str = "stopped by Ctrl-C";

/// What Cargo says, unless it is stopped by Ctrl-C.
pub(super) fn run_cargo(cargo: &mut Command) -> Result<Output> {
    let output = cargo.stdin(Stdio::null()).output().context("cannot start cargo")?;
    // Cargo, which has no status then, may be told of it first.
    let is_whole = !interrupt::pressed() && output.status.code().is_some();
    ensure!(is_whole, "{STOPPED}, or Cargo was killed: {}", output.status);
    Ok(output)
}
