//! What a manifest says of a problem, in `package.metadata.judge`.

use crate::comparison::{Comparison, Wanted};
use crate::nearest::instead_of;
use crate::{Fixtures, Limits};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The keys of `package.metadata.judge`.
const KEYS: [&str; 7] =
    ["checker", "fixtures", "float", "ignore-spaces", "interactor", "memory-limit", "time-limit"];

/// Where fixtures are, if the manifest does not say so: here, with oj, and with cargo-compete.
const FOLDERS: [&str; 3] = ["fixtures", "test", "testcases"];

/// What a manifest says.
pub(crate) struct Settings<'a> {
    pub(crate) manifest: PathBuf,
    /// `package.metadata`.
    pub(crate) metadata: &'a Value,
}

impl<'a> Settings<'a> {
    /// The limits of the problem.
    pub(crate) fn limits(&self) -> Result<Limits, String> {
        let mut limits = Limits::default();
        let time = self.read("time-limit", "a number of seconds from 0.001 to 10^6", |value| {
            let seconds = value.as_f64().filter(|seconds| (0.001..=1e6).contains(seconds))?;
            Some(Duration::from_secs_f64(seconds))
        })?;
        let memory =
            self.read("memory-limit", "a whole number of KiB from 1 to 2^40", |value| {
                value.as_u64().filter(|kib| (1..=1 << 40).contains(kib)).map(|kib| kib << 10)
            })?;
        limits.time = time.unwrap_or(limits.time);
        limits.memory = memory.unwrap_or(limits.memory);
        Ok(limits)
    }

    /// The fixtures of a binary.
    pub(crate) fn fixtures(&self, binary: &str) -> Result<Fixtures, String> {
        let folder = self.folder(binary)?;
        let suite = self.suite(&folder, binary)?;
        let comparison = self.comparison()?;
        let is_chosen = comparison.is_some();
        let package = self.manifest.parent().unwrap_or(&self.manifest).to_owned();
        Ok(Fixtures {
            package,
            folder,
            suite,
            comparison: comparison.unwrap_or_default(),
            is_chosen,
        })
    }

    /// The folder of a binary's fixtures, whether there is one or not.
    pub(crate) fn folder(&self, binary: &str) -> Result<PathBuf, String> {
        let beside = |name: &str| self.manifest.with_file_name(name);
        let usual = || {
            let mut folders = FOLDERS.map(beside).into_iter();
            folders.find(|folder| has_fixtures(folder, binary)).unwrap_or(beside(FOLDERS[0]))
        };
        let named = self.read("fixtures", "the name of a folder", Value::as_str)?;
        let folder = named.map_or_else(usual, beside);
        let own = folder.join(binary);
        Ok(if own.is_dir() { own } else { folder })
    }

    /// The file of cargo-compete in `folder` that is about a binary: it has the binary's name, or the
    /// alias that cargo-compete knows it by.
    fn suite(&self, folder: &Path, binary: &str) -> Result<Option<PathBuf>, String> {
        let suites = suites(folder);
        let is_called = |suite: &&PathBuf, name: &str| {
            suite.file_stem().is_some_and(|stem| stem.eq_ignore_ascii_case(name))
        };
        let alias = self.alias(binary).unwrap_or(binary);
        let mut own = suites.iter().filter(|s| is_called(s, binary) || is_called(s, alias));
        match (own.next(), own.next()) {
            (Some(suite), None) => Ok(Some(suite.clone())),
            (None, _) if suites.is_empty() => Ok(None),
            (None, _) => Err(format!(
                "{}: none of the YAML files is about the binary `{binary}`; call one `{binary}.yml`",
                folder.display()
            )),
            (Some(one), Some(other)) => Err(format!(
                "{} and {} are both about the binary `{binary}`; delete one",
                one.display(),
                other.display()
            )),
        }
    }

    /// What cargo-compete calls a binary, if that is something else.
    fn alias(&self, binary: &str) -> Option<&'a str> {
        let mut binaries = self.metadata["cargo-compete"]["bin"].as_object()?.iter();
        binaries.find_map(|(key, value)| match value["alias"].as_str() {
            Some(alias) => (key == binary).then_some(alias),
            // Until its version 0.8 it was the other way round.
            None => (value["name"] == binary).then_some(&**key),
        })
    }

    fn comparison(&self) -> Result<Option<Comparison>, String> {
        let line = |key| {
            let line = self.read(key, "a command line", Value::as_str)?;
            Ok::<_, String>(line.map(str::to_owned))
        };
        let ignore_spaces = self.read("ignore-spaces", "true or false", Value::as_bool)?;
        let wanted = Wanted {
            float: self.read("float", "a number, as 1e-6", Value::as_f64)?,
            ignore_spaces: ignore_spaces.unwrap_or_default(),
            checker: line("checker")?,
            interactor: line("interactor")?,
        };
        let folder = self.manifest.parent().unwrap_or(&self.manifest);
        let said = |error| format!("{}: package.metadata.judge: {error}", self.manifest.display());
        wanted.comparison(&[folder]).map_err(said)
    }

    /// A setting, if it is there, as `read` takes it.
    fn read<T>(
        &self,
        key: &str,
        what: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, String> {
        let value = self.value(key)?;
        if value.is_null() {
            return Ok(None);
        }
        let place = self.manifest.display();
        let said = || format!("{place}: package.metadata.judge.{key} is {what}");
        read(value).map(Some).ok_or_else(said)
    }

    /// What `package.metadata.judge` says of `key`.
    fn value(&self, key: &str) -> Result<&'a Value, String> {
        let table = &self.metadata["judge"];
        let place = self.manifest.display();
        if !table.is_null() && !table.is_object() {
            return Err(format!("{place}: package.metadata.judge is a table"));
        }
        for key in table.as_object().into_iter().flat_map(|table| table.keys()) {
            if !KEYS.contains(&&**key) {
                let instead = instead_of(key, KEYS);
                return Err(format!("{place}: package.metadata.judge has no key `{key}`{instead}"));
            }
        }
        Ok(&table[key])
    }
}

/// Whether a folder is one of fixtures: one of another purpose may have the same name.
fn has_fixtures(folder: &Path, binary: &str) -> bool {
    let is_input = |path: PathBuf| path.extension().is_some_and(|extension| extension == "in");
    folder.file_name().is_some_and(|name| name == FOLDERS[0]) && folder.is_dir()
        || files(folder).chain(files(&folder.join(binary))).any(is_input)
        || !suites(folder).is_empty()
}

/// The YAML files in a folder.
fn suites(folder: &Path) -> Vec<PathBuf> {
    let is_yaml = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "yml" || extension == "yaml")
    };
    let mut suites: Vec<PathBuf> = files(folder).filter(is_yaml).collect();
    suites.sort();
    suites
}

/// What is in a folder; nothing if there is none.
fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}
