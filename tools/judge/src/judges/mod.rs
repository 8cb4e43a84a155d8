//! The judges, and what each of them accepts: `judges.toml`.

pub mod crates;

use self::crates::Provided;
use anyhow::{Result, bail};
use bundler::package::Solution;
use bundler::profile::Profile;
use serde_json::Value;
use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::OnceLock;
use verdicts::nearest::instead_of;

/// What a solution is submitted as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// As what it is.
    #[default]
    Rust,
    /// Translated to C, where there is no Rust.
    C,
}

impl FromStr for Language {
    type Err = ();

    fn from_str(name: &str) -> Result<Language, ()> {
        match name {
            "rust" => Ok(Language::Rust),
            "c" => Ok(Language::C),
            _ => Err(()),
        }
    }
}

/// Facts of one source.
#[derive(Clone, Debug)]
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
#[derive(Clone, Debug)]
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
            let judges: BTreeMap<String, Value> =
                basic_toml::from_str(include_str!("../judges.toml")).expect("judges.toml is TOML");
            judges.into_iter().map(|(name, judge)| (name, Judge::of(&judge))).collect()
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

    fn of(entry: &Value) -> Judge {
        let facts: Vec<Facts> = list(&entry["facts"], Facts::of);
        let mut judge = Judge { tasks: list(&entry["tasks"], Task::of), ..Judge::default() };
        for facts in facts.clone() {
            judge.rust = facts.rust.unwrap_or(judge.rust);
            judge.editions = facts.editions.unwrap_or(judge.editions);
            judge.language = facts.language.unwrap_or(judge.language);
            judge.min_bytes = facts.min_bytes.unwrap_or(judge.min_bytes);
            judge.max_bytes = facts.max_bytes.unwrap_or(judge.max_bytes);
            judge.max_memory = facts.max_memory.unwrap_or(judge.max_memory);
            judge.crates = facts.crates.unwrap_or(judge.crates);
        }
        judge.facts = facts;
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

impl Facts {
    fn of(value: &Value) -> Facts {
        let number = |key: &str| value[key].as_u64();
        let size = |key: &str| number(key).and_then(|bytes| usize::try_from(bytes).ok());
        let edition = |edition: &Value| edition.as_u64().and_then(|year| year.try_into().ok());
        let crates = value["crates"].as_object().map(|crates| {
            crates.iter().map(|(package, krate)| (package.clone(), Provided::of(krate))).collect()
        });
        Facts {
            date: text(&value["date"]).unwrap_or_default(),
            source: text(&value["source"]).unwrap_or_default(),
            rust: text(&value["rust"]),
            editions: value["editions"]
                .as_array()
                .map(|years| years.iter().filter_map(edition).collect()),
            language: value["language"].as_str().and_then(|name| name.parse().ok()),
            min_bytes: size("min_bytes"),
            max_bytes: size("max_bytes"),
            max_memory: number("max_memory"),
            crates,
        }
    }
}

impl Task {
    fn of(value: &Value) -> Task {
        Task {
            id: text(&value["id"]).unwrap_or_default(),
            heading: text(&value["heading"]).unwrap_or_default(),
            links: list(&value["links"], |link| text(link).unwrap_or_default()),
            submit: text(&value["submit"]),
        }
    }
}

/// The text that a value is, if it is one.
fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// What the elements of an array are.
fn list<T>(value: &Value, of: impl Fn(&Value) -> T) -> Vec<T> {
    value.as_array().into_iter().flatten().map(of).collect()
}
