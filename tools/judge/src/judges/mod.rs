//! The judges, and what each of them accepts: `judges.toml`.

pub mod crates;

use self::crates::Provided;
use anyhow::{Result, bail};
use bundler::package::Solution;
use bundler::profile::Profile;
use clap::ValueEnum;
use serde::Deserialize;
use std::collections::BTreeMap;
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

/// A judge as `judges.toml` has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    facts: Vec<Facts>,
    tasks: Vec<Task>,
}

/// Facts of one source.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// When they were so: `2025-10`, `2019`, or `unknown`.
    pub date: String,
    /// Who says so.
    pub source: String,
    /// As those of a [`Judge`], where it says something.
    pub rust: Option<String>,
    /// The same.
    pub editions: Option<Vec<u16>>,
    /// The same.
    pub language: Option<Language>,
    /// The same.
    pub min_bytes: Option<usize>,
    /// The same.
    pub max_bytes: Option<usize>,
    /// The same.
    pub max_memory: Option<u64>,
    /// The same.
    pub crates: Option<BTreeMap<String, Provided>>,
}

/// A judge.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    /// The compiler's version, `1.89`; not known if empty.
    pub rust: String,
    /// The editions to choose from; the solution's own if there is none.
    pub editions: Vec<u16>,
    /// What it is given, where it takes that.
    pub language: Language,
    /// The smallest source it takes, in bytes.
    pub min_bytes: usize,
    /// The largest source it takes, in bytes; not limited if 0.
    pub max_bytes: usize,
    /// The memory that a program may use, in KiB; not limited if 0.
    pub max_memory: u64,
    /// The crates it has, by their packages.
    pub crates: BTreeMap<String, Provided>,
    /// The kinds of problems it has.
    pub tasks: Vec<Task>,
    /// Where all of that is from.
    pub facts: Vec<Facts>,
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
        JUDGES.get_or_init(|| {
            let entries: BTreeMap<String, Entry> =
                basic_toml::from_str(include_str!("../judges.toml")).expect("judges.toml is right");
            entries.into_iter().map(|(name, entry)| (name, Judge::of(entry))).collect()
        })
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

    fn of(entry: Entry) -> Judge {
        let mut judge = Judge { tasks: entry.tasks, ..Judge::default() };
        for facts in &entry.facts {
            let facts = facts.clone();
            judge.rust = facts.rust.unwrap_or(judge.rust);
            judge.editions = facts.editions.unwrap_or(judge.editions);
            judge.language = facts.language.unwrap_or(judge.language);
            judge.min_bytes = facts.min_bytes.unwrap_or(judge.min_bytes);
            judge.max_bytes = facts.max_bytes.unwrap_or(judge.max_bytes);
            judge.max_memory = facts.max_memory.unwrap_or(judge.max_memory);
            judge.crates = facts.crates.unwrap_or(judge.crates);
        }
        judge.facts = entry.facts;
        judge
    }

    /// What it accepts of Rust, and of any source, for a solution; and which of its crates that cannot use.
    #[must_use]
    pub fn profile(&self, solution: &Solution) -> (Profile, Vec<String>) {
        let (crates, notes) = self.provided(solution);
        let own = solution.binary.edition;
        let fits = self.editions.iter().find(|edition| **edition >= own);
        let profile = Profile {
            rust: self.rust(),
            edition: fits.or(self.editions.last()).copied().unwrap_or(0),
            min_bytes: self.min_bytes,
            max_bytes: self.max_bytes,
            crates,
        };
        (profile, notes)
    }

    /// The compiler's version, where it is known.
    fn rust(&self) -> Option<(u64, u64)> {
        let (major, minor) = self.rust.split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    }
}
