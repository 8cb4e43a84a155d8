//! What a manifest says of a problem, in `package.metadata.judge`, and the header of its program.

use crate::comparison::Overrides;
use crate::error::Result;
use crate::fixtures::Fixtures;
use crate::header;
use crate::nearest::instead_of;
use crate::place::Place;
use crate::process::Limits;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The keys of `package.metadata.judge`, beside those that say how answers are judged.
const KEYS: [&str; 3] = ["fixtures", "memory-limit", "time-limit"];

/// The settings of a program: those in its header go before those of the manifest.
pub(crate) struct Settings {
    /// Each with where it is, in words.
    tables: [(String, Value); 2],
}

impl Settings {
    /// Those of the program of that root, with the `metadata` of its package.
    pub(crate) fn read(root: &Path, manifest: &Path, metadata: &Value) -> Result<Settings> {
        let (header, table) = (header::settings(root)?, metadata["judge"].clone());
        let header = (format!("{}: `judge` in the header", root.display()), header);
        let manifest = (format!("{}: package.metadata.judge", manifest.display()), table);
        Ok(Settings { tables: [header, manifest] })
    }

    /// The limits of the problem.
    pub(crate) fn limits(&self) -> Result<Limits> {
        let time = self.value("time-limit", "a number of seconds from 0.001 to 10^6", |value| {
            let seconds = value.as_f64().filter(|seconds| (0.001..=1e6).contains(seconds))?;
            Some(Duration::from_secs_f64(seconds))
        })?;
        let memory =
            self.value("memory-limit", "a whole number of KiB from 1 to 2^40", |value| {
                value.as_u64().filter(|kib| (1..=1 << 40).contains(kib)).map(|kib| kib << 10)
            })?;
        let most = Limits::default();
        let (time, memory) = (time.unwrap_or(most.time), memory.unwrap_or(most.memory));
        Ok(Limits { time, ..most }.with_memory(memory))
    }

    /// The folder of fixtures that is named, and whether it is of this program alone.
    pub(crate) fn folder(&self) -> Result<(Option<&str>, bool)> {
        let named = self.value("fixtures", "the name of a folder", Value::as_str)?;
        Ok((named, self.tables[0].1["fixtures"].is_string()))
    }

    /// The fixtures that are in a place.
    pub(crate) fn fixtures(&self, place: &Place, target: &Path) -> Result<Fixtures> {
        let overrides = Overrides::read(self)?;
        let (tools, folder) = (place.tools.clone(), place.fixtures.clone());
        let folders: Vec<&Path> = tools.iter().map(PathBuf::as_path).collect();
        let comparison = overrides.comparison(&folders, &Overrides::default());
        let comparison = comparison.map_err(|error| format!("{}: {error}", self.tables[1].0))?;
        let target = target.to_owned();
        Ok(Fixtures { tools, folder, target, overrides, comparison, ..Fixtures::default() })
    }

    /// A setting, if it is there, as `read` takes it.
    pub(crate) fn value<'a, T>(
        &'a self,
        key: &str,
        what: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>> {
        for (place, table) in &self.tables {
            if !table.is_null() && !table.is_object() {
                return Err(format!("{place} is a table").into());
            }
            for key in table.as_object().into_iter().flat_map(|table| table.keys()) {
                let known = || KEYS.into_iter().chain(Overrides::KEYS);
                if !known().any(|known| known == key) {
                    let instead = instead_of(key, known());
                    return Err(format!("{place} has no key `{key}`{instead}").into());
                }
            }
        }
        let there = self.tables.iter().find(|(_, table)| !table[key].is_null());
        let Some((place, table)) = there else { return Ok(None) };
        read(&table[key]).map(Some).ok_or_else(|| format!("{place}.{key} is {what}").into())
    }
}
