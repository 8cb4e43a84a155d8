//! What judges accept, from `judges.toml`.

use anyhow::{Result, bail};
use clap::ValueEnum;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// What a solution is submitted as.
#[derive(Deserialize, ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// As what it is.
    #[default]
    Rust,
    /// Translated to C, where there is no Rust.
    C,
}

/// What a judge accepts.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Profile {
    /// The compiler's version, `1.89`; not known if empty.
    rust: String,
    /// The edition; the solution's own if 0.
    pub edition: u16,
    /// What it is given, where it takes that.
    pub language: Language,
    /// The smallest source it takes, in bytes.
    pub min_bytes: usize,
    /// The largest source it takes, in bytes; not limited if 0.
    pub max_bytes: usize,
    /// The memory that a program may use, in KiB; not limited if 0.
    pub max_memory: u64,
    /// The crates it has.
    pub crates: BTreeSet<String>,
}

impl Profile {
    /// The profile of a judge; the default one, for any judge, if `None`.
    ///
    /// # Errors
    /// A sentence that lists the judges, if it is none of them.
    ///
    /// # Panics
    /// If the table of judges is not TOML, which a test sees.
    pub fn find(judge: Option<&str>) -> Result<Profile> {
        let judges: BTreeMap<String, Profile> =
            toml::from_str(include_str!("judges.toml")).expect("judges.toml is right");
        let Some(judge) = judge else { return Ok(Profile::default()) };
        if let Some(profile) = judges.get(judge) {
            Ok(profile.clone())
        } else {
            let names: Vec<&str> = judges.keys().map(String::as_str).collect();
            bail!("there is no judge `{judge}`; there are {}", names.join(", "))
        }
    }

    /// Whether the judge takes a source as large as `text`.
    ///
    /// # Errors
    /// By how much it is too large or too small.
    pub fn check_size(&self, text: &str) -> Result<()> {
        let (len, min, max) = (text.len(), self.min_bytes, self.max_bytes);
        if max > 0 && len > max {
            bail!("the bundle is {len} bytes, {} more than the judge's {max}", len - max);
        }
        if len < min {
            bail!("the bundle is {len} bytes, {} fewer than the judge's {min}", min - len);
        }
        Ok(())
    }

    /// The compiler's version, where it is known.
    #[must_use]
    pub fn rust(&self) -> Option<(u64, u64)> {
        let (major, minor) = self.rust.split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    }
}
