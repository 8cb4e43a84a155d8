//! The judges, and what each of them accepts: `judges.toml`.

use anyhow::{Result, bail};
use bundler::profile::Profile;
use clap::ValueEnum;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use verdicts::nearest::instead_of;

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

/// A judge.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Judge {
    /// The compiler's version, `1.89`; not known if empty.
    pub rust: String,
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
    /// The kinds of problems it has.
    pub tasks: Vec<Task>,
}

/// A kind of problems, of which each part is a pattern: see `judges.toml`.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The name of a package.
    pub id: String,
    /// What the header of a solution begins with.
    pub heading: String,
    /// The statement's links; the first is the header's.
    pub links: Vec<String>,
    /// The page where a solution is pasted, where that is not the statement's.
    pub submit: Option<String>,
}

impl Judge {
    /// All judges, by name.
    ///
    /// # Panics
    /// If the table of judges is not TOML, which a test sees.
    #[must_use]
    pub fn all() -> &'static BTreeMap<String, Judge> {
        static JUDGES: OnceLock<BTreeMap<String, Judge>> = OnceLock::new();
        let read = || toml::from_str(include_str!("judges.toml")).expect("judges.toml is right");
        JUDGES.get_or_init(read)
    }

    /// The judge of that name; one that takes what any judge does, if `None`.
    ///
    /// # Errors
    /// A sentence that says which judge may be meant, or which there are.
    pub fn find(name: Option<&str>) -> Result<Judge> {
        let judges = Judge::all();
        let Some(name) = name else { return Ok(Judge::default()) };
        if let Some(judge) = judges.get(name) {
            Ok(judge.clone())
        } else {
            bail!(
                "there is no judge `{name}`{}",
                instead_of(name, judges.keys().map(String::as_str))
            )
        }
    }

    /// What it accepts of Rust, and of any source.
    #[must_use]
    pub fn profile(&self) -> Profile {
        Profile {
            rust: self.rust(),
            edition: self.edition,
            min_bytes: self.min_bytes,
            max_bytes: self.max_bytes,
            crates: self.crates.clone(),
        }
    }

    /// The compiler's version, where it is known.
    fn rust(&self) -> Option<(u64, u64)> {
        let (major, minor) = self.rust.split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    }
}
