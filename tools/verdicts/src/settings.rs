//! What a manifest says of a problem, in `package.metadata.judge`.

use crate::comparison::Wanted;
use crate::fixtures::Fixtures;
use crate::nearest::instead_of;
use crate::process::Limits;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The keys of `package.metadata.judge`.
const KEYS: &str =
    "checker fixtures float ignore-case ignore-spaces interactor memory-limit time-limit";

/// Where fixtures are, if the manifest does not say so: here, and with oj.
const FOLDERS: [&str; 2] = ["fixtures", "test"];

pub(crate) struct Settings<'a> {
    pub(crate) manifest: PathBuf,
    /// `package.metadata`.
    pub(crate) metadata: &'a Value,
}

impl<'a> Settings<'a> {
    /// The limits of the problem.
    pub(crate) fn limits(&self) -> Result<Limits, String> {
        let time = self.read("time-limit", "a number of seconds from 0.001 to 10^6", |value| {
            let seconds = value.as_f64().filter(|seconds| (0.001..=1e6).contains(seconds))?;
            Some(Duration::from_secs_f64(seconds))
        })?;
        let memory =
            self.read("memory-limit", "a whole number of KiB from 1 to 2^40", |value| {
                value.as_u64().filter(|kib| (1..=1 << 40).contains(kib)).map(|kib| kib << 10)
            })?;
        let most = Limits::default();
        let (time, memory) = (time.unwrap_or(most.time), memory.unwrap_or(most.memory));
        Ok(Limits { time, ..most }.with_memory(memory))
    }

    /// The fixtures of a binary.
    pub(crate) fn fixtures(&self, binary: &str, target: &Path) -> Result<Fixtures, String> {
        let (folder, package) = (self.folder(binary)?, self.package().to_owned());
        let target = target.to_owned();
        let wanted = self.wanted()?;
        let comparison = wanted.comparison(&[&package], &Wanted::default());
        let comparison = comparison.map_err(|error| self.error(&format!(": {error}")))?;
        Ok(Fixtures { package, folder, target, wanted, comparison })
    }

    /// The folder of a binary's fixtures, whether there is one or not: the one that is named, or the first that
    /// exists; in it that of the binary's name, if there is one.
    pub(crate) fn folder(&self, binary: &str) -> Result<PathBuf, String> {
        let named = self.read("fixtures", "the name of a folder", Value::as_str)?;
        let usual = FOLDERS.into_iter().find(|name| self.package().join(name).is_dir());
        let folder = self.package().join(named.or(usual).unwrap_or(FOLDERS[0]));
        let own = folder.join(binary);
        Ok(if own.is_dir() { own } else { folder })
    }

    /// The folder of the package.
    fn package(&self) -> &Path {
        self.manifest.parent().unwrap_or(&self.manifest)
    }

    fn wanted(&self) -> Result<Wanted, String> {
        let line = |key| {
            let line = self.read(key, "a command line", Value::as_str)?;
            Ok::<_, String>(line.map(str::to_owned))
        };
        let level = |value: &'a Value| match value {
            Value::Bool(all) => Some(if *all { "words" } else { "none" }),
            level => level.as_str(),
        };
        let ignore_spaces =
            self.read("ignore-spaces", "true, false, or a level as \"lines\"", level)?;
        Ok(Wanted {
            float: self.read("float", "a number, as 1e-6", Value::as_f64)?,
            ignore_spaces: ignore_spaces.map(str::to_owned),
            ignore_case: self.read("ignore-case", "true or false", Value::as_bool)?,
            checker: line("checker")?,
            interactor: line("interactor")?,
        })
    }

    /// A setting, if it is there, as `read` takes it.
    fn read<T>(
        &self,
        key: &str,
        what: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, String> {
        let table = &self.metadata["judge"];
        if !table.is_null() && !table.is_object() {
            return Err(self.error(" is a table"));
        }
        for key in table.as_object().into_iter().flat_map(|table| table.keys()) {
            if !KEYS.split(' ').any(|known| known == key) {
                let instead = instead_of(key, KEYS.split(' '));
                return Err(self.error(&format!(" has no key `{key}`{instead}")));
            }
        }
        match &table[key] {
            Value::Null => Ok(None),
            value => read(value).map(Some).ok_or_else(|| self.error(&format!(".{key} is {what}"))),
        }
    }

    fn error(&self, what: &str) -> String {
        format!("{}: package.metadata.judge{what}", self.manifest.display())
    }
}
