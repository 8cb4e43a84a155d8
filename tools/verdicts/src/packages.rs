//! The packages of a workspace, as Cargo's metadata has them.

use crate::error::Result;
use crate::nearest::instead_of;
use crate::place::Place;
use crate::settings::Settings;
use crate::workspace::around;
use serde_json::Value;
use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};

/// The packages of a workspace.
pub(crate) struct Packages<'a>(Vec<Entry<'a>>);

/// A package in Cargo's metadata.
#[derive(Clone, Copy)]
pub(crate) struct Entry<'a>(pub(crate) &'a Value);

impl<'a> Packages<'a> {
    pub(crate) fn in_metadata(metadata: &'a Value) -> Packages<'a> {
        let array = |value: &'a Value| value.as_array().map_or(&[][..], Vec::as_slice);
        let members: BTreeSet<_> =
            array(&metadata["workspace_members"]).iter().map(Value::as_str).collect();
        let is_member = |package: &&Value| members.contains(&package["id"].as_str());
        Packages(array(&metadata["packages"]).iter().filter(is_member).map(Entry).collect())
    }

    /// The package of that name, or with the only binary of that name, and the binary.
    pub(crate) fn find<'b>(
        &self,
        manifest: Option<&Path>,
        name: Option<&'b str>,
        binary: Option<&'b str>,
    ) -> Result<(Entry<'a>, Option<&'b str>)> {
        let Some(name) = name else {
            let package = self.around(manifest).or_else(|| self.only());
            let instead = || {
                let all = if self.problems().len() > 1 { self.problems() } else { self.programs() };
                format!("name a package{}", instead_of("", all))
            };
            return Ok((package.ok_or_else(instead)?, binary));
        };
        if let Some(package) = self.named(name) {
            return Ok((package, binary));
        }
        let has_binary = |package: &Entry| binary.is_none() && package.named(Some(name)).is_some();
        let here = self.around(manifest).filter(has_binary);
        let with_binary: Vec<&Entry> = self.0.iter().filter(|it| has_binary(it)).collect();
        match (here, &with_binary[..]) {
            (Some(package), _) => Ok((package, Some(name))),
            (None, [package]) => Ok((**package, Some(name))),
            (None, [_, ..]) => {
                let all = instead_of("", with_binary.iter().map(|package| package.name()));
                Err(format!("several packages have a binary `{name}`: name one and --bin{all}")
                    .into())
            }
            (None, []) => Err(self.missing(name).into()),
        }
    }

    /// What is said where there is no package of that name.
    fn missing(&self, name: &str) -> String {
        self.unfinished(name).unwrap_or_else(|| {
            // Of a path, the last part is what may be meant.
            let last = Path::new(name).file_name().and_then(|last| last.to_str());
            let instead = instead_of(last.unwrap_or(name), self.problems());
            format!("there is no package `{name}`{instead}")
        })
    }

    /// The package of a manifest, or around the current folder.
    fn around(&self, manifest: Option<&Path>) -> Option<Entry<'a>> {
        let here = || {
            let here = env::current_dir().ok()?;
            around(&here).map(|folder| folder.join("Cargo.toml"))
        };
        let manifest = manifest.map(Path::to_owned).or_else(here)?.canonicalize().ok()?;
        let is_it = |package: &&Entry| {
            package.manifest().canonicalize().is_ok_and(|other| other == manifest)
        };
        // To look at each file takes a while, where all packages are asked for by turns.
        let by_name = self.0.iter().find(|package| package.manifest() == manifest);
        by_name.or_else(|| self.0.iter().find(is_it)).copied()
    }

    fn named(&self, name: &str) -> Option<Entry<'a>> {
        self.0.iter().find(|package| package.name() == name).copied()
    }

    /// The only package, or the only one with a program.
    fn only(&self) -> Option<Entry<'a>> {
        match (&self.0[..], &self.programs()[..]) {
            ([package], _) => Some(*package),
            (_, [name]) => self.named(name),
            _ => None,
        }
    }

    /// The names of the packages that are problems: those with fixtures, or else those with a binary.
    fn problems(&self) -> Vec<&'a str> {
        let has_fixtures = |package: &&Entry| {
            let has_folder =
                |binary| package.place(binary).is_ok_and(|place| place.fixtures.is_dir());
            package.binaries().into_iter().any(has_folder)
        };
        let problems = self.0.iter().filter(has_fixtures);
        let problems: Vec<&str> = problems.map(|package| package.name()).collect();
        if problems.is_empty() { self.programs() } else { problems }
    }

    /// The names of the packages that have a binary.
    fn programs(&self) -> Vec<&'a str> {
        let with_binary = self.0.iter().filter(|package| !package.binaries().is_empty());
        with_binary.map(|package| package.name()).collect()
    }

    /// What is wrong with the folder of that name, if there is one beside other packages.
    fn unfinished(&self, name: &str) -> Option<String> {
        // A path to a folder is no name of one.
        if Path::new(name).file_name() != Some(name.as_ref()) {
            return None;
        }
        let beside = self.0.iter().map(|package| package.manifest());
        let mut folders =
            beside.filter_map(|manifest| Some(manifest.parent()?.parent()?.join(name)));
        self.defect(&folders.find(|folder| folder.is_dir())?)
    }

    /// What is wrong with the folder of a problem, if anything is.
    pub(crate) fn defect(&self, folder: &Path) -> Option<String> {
        let (place, name) = (folder.display(), folder.file_name()?.to_string_lossy());
        let manifest = folder.join("Cargo.toml");
        if let Some(package) = self.around(Some(&manifest)) {
            let (package, binaries) = (package.name(), package.binaries());
            return (package != name || binaries != [&*name]).then(|| {
                let binaries = binaries.join(", ");
                format!(
                    "{place}: folder, package and binary have one name, but the package is `{package}` and \
                     the binary is `{binaries}`: write `{name}` for both in Cargo.toml there"
                )
            });
        }
        Some(if !manifest.is_file() {
            format!("{place} has no Cargo.toml: copy one of the templates there")
        } else if !folder.join("src/main.rs").is_file() {
            format!("{place} has no src/main.rs: put the solution there")
        } else {
            format!("{place} is no member of the workspace: see Cargo.toml there")
        })
    }
}

impl<'a> Entry<'a> {
    pub(crate) fn name(self) -> &'a str {
        self.0["name"].as_str().unwrap_or_default()
    }

    pub(crate) fn manifest(self) -> PathBuf {
        self.0["manifest_path"].as_str().unwrap_or_default().into()
    }

    pub(crate) fn binaries(self) -> Vec<&'a str> {
        self.targets().filter_map(|target| target["name"].as_str()).collect()
    }

    /// The binary that is called so, or of which that is the alias.
    pub(crate) fn named(self, name: Option<&str>) -> Option<&'a str> {
        let is_it =
            |binary: &&str| Some(*binary) == name || Some(&*self.of_compete(binary).0) == name;
        self.binaries().into_iter().find(is_it)
    }

    /// What cargo-compete calls a binary, and the page of its problem; else its name, and none.
    pub(crate) fn of_compete(self, binary: &str) -> (String, Option<String>) {
        of_compete(self.0, binary)
    }

    pub(crate) fn root(self, binary: &str) -> PathBuf {
        let target = self.targets().find(|target| target["name"] == binary);
        target.and_then(|target| target["src_path"].as_str()).unwrap_or_default().into()
    }

    fn targets(self) -> impl Iterator<Item = &'a Value> {
        let targets = self.0["targets"].as_array().map_or(&[][..], Vec::as_slice);
        targets.iter().filter(|target| target["kind"][0] == "bin")
    }

    pub(crate) fn settings(self, binary: &str) -> Result<Settings> {
        Settings::read(&self.root(binary), &self.manifest(), &self.0["metadata"])
    }

    /// Where the files of a binary lie. A package that is made for a file elsewhere has none of its own.
    pub(crate) fn place(self, binary: &str) -> Result<Place> {
        let (root, manifest) = (self.root(binary), self.manifest());
        let settings = self.settings(binary)?;
        let ((named, is_own), home) = (settings.folder()?, manifest.parent().unwrap_or(&manifest));
        let binaries = self.binaries();
        let is_main = |name: &str| binaries.len() == 1 || name == self.name();
        let has_main = binaries.iter().any(|name| is_main(name));
        let is_here = root.starts_with(home);
        let place = if is_here {
            Place::of_binary(home, named, (binary, is_main(binary), has_main))
        } else {
            Place::of_file(&root, named)
        };
        let around = if is_here { home } else { root.parent().unwrap_or(home) };
        Ok(if is_own { place.at(&around.join(named.unwrap_or_default())) } else { place })
    }
}

/// What cargo-compete calls a binary of a package, as a manifest or the metadata has it, and the page of its problem; else its
/// name, and none.
pub fn of_compete(package: &Value, binary: &str) -> (String, Option<String>) {
    let table = package["metadata"]["cargo-compete"]["bin"].as_object();
    // A key is the binary with its `alias`, or in older versions the alias with the `name` of the binary.
    let is_it = |(key, value): &(&String, &Value)| value["name"].as_str().unwrap_or(key) == binary;
    let Some((key, value)) = table.into_iter().flatten().find(is_it) else {
        return (binary.to_owned(), None);
    };
    let link = value["problem"].as_str().or(value["problem"]["url"].as_str());
    (value["alias"].as_str().unwrap_or(key).to_owned(), link.map(str::to_owned))
}
