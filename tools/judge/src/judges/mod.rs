//! The judges, and what each of them accepts: `judges.toml`.

mod crates;
pub mod newer;

use self::crates::{list, provided, strings, text};
use anyhow::{Result, bail};
use bundler::package::Solution;
use bundler::profile::Profile;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use verdicts::Limits;
use verdicts::comparison::Overrides;
use verdicts::nearest::instead_of;

pub use self::crates::{Provided, implied};

/// What is known of a judge, by one source or by all.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// When that was so: `2025-10`, `2019`, or `unknown`.
    pub date: String,
    /// Who says so.
    pub source: String,
    /// The compiler's version, `1.89`; not known if empty.
    pub rust: String,
    /// The editions to choose from; the solution's own if there is none.
    pub editions: Vec<u16>,
    /// What it passes to `--cfg`.
    pub cfgs: Vec<String>,
    /// The flags with which it makes a program, beside `-O`.
    pub flags: Vec<String>,
    /// Whether it is given C, as it takes no Rust.
    pub takes_c: bool,
    /// The largest source it takes, in bytes; not limited if 0.
    pub max_bytes: usize,
    /// The memory that a program may use, in KiB; not limited if 0.
    pub max_memory: u64,
    /// How large a program's stack is, in KiB: as large as its memory if [`MEMORY`](Facts::MEMORY), not known if 0.
    pub stack: u64,
    /// How it compares answers; to the byte, where that is not known.
    pub comparison: Overrides,
    /// The crates it has, by their packages.
    pub crates: BTreeMap<String, Provided>,
}

/// A judge.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    /// All that is known of it.
    pub known: Facts,
    /// The same by source.
    pub facts: Vec<Facts>,
    /// The kinds of problems it has.
    pub tasks: Vec<Task>,
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
    pub fn all() -> &'static BTreeMap<String, Judge> {
        static JUDGES: OnceLock<BTreeMap<String, Judge>> = OnceLock::new();
        JUDGES.get_or_init(|| {
            let judges: BTreeMap<String, Value> =
                basic_toml::from_str(include_str!("../judges.toml")).expect("judges.toml is TOML");
            judges.into_iter().map(|(name, judge)| (name, Judge::from_toml(&judge))).collect()
        })
    }

    /// The judge of that name; one that takes what any judge does, if `None`.
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

    fn from_toml(entry: &Value) -> Judge {
        let mut known = Map::new();
        for facts in entry["facts"].as_array().into_iter().flatten() {
            known.extend(facts.as_object().cloned().unwrap_or_default());
        }
        Judge {
            known: Facts::from_toml(&Value::from(known)),
            facts: list(&entry["facts"], Facts::from_toml),
            tasks: list(&entry["tasks"], Task::from_toml),
        }
    }

    /// These limits with its stack.
    pub fn with_stack(&self, limits: Limits) -> Limits {
        let known = (self.known.stack > 0).then_some(self.known.stack << 10);
        Limits { stack: limits.stack.map(|stack| known.unwrap_or(stack).min(stack)), ..limits }
    }

    /// What it is called, as in the headers of solutions.
    pub fn title(&self) -> &str {
        let heading = self.tasks.first().map_or("the judge", |task| &task.heading);
        heading.split(['`', '{']).next().unwrap_or_default().trim()
    }

    /// What it accepts of Rust, and of any source, for a solution.
    pub fn profile(&self, solution: &Solution) -> Profile {
        let (crates, others) = provided(&self.known.crates, solution);
        let Facts { rust, editions, cfgs, flags, max_bytes, .. } = &self.known;
        let number = |text: &str| text.parse().ok();
        let rust = rust.split_once('.').and_then(|(a, b)| Some((number(a)?, number(b)?)));
        Profile {
            rust,
            editions: editions.clone(),
            names_edition: false,
            keeps_docs: false,
            cfgs: cfgs.iter().cloned().collect(),
            max_bytes: *max_bytes,
            crates,
            others,
            flags: flags.clone(),
        }
    }
}

impl Facts {
    /// A stack that is as large as the memory.
    pub const MEMORY: u64 = u64::MAX >> 10;

    fn from_toml(value: &Value) -> Facts {
        let number = |key: &str| value[key].as_u64().unwrap_or(0);
        let edition = |edition: &Value| edition.as_u64().and_then(|year| year.try_into().ok());
        let crates = value["crates"].as_object().into_iter().flatten();
        Facts {
            date: text(&value["date"]).unwrap_or_default(),
            source: text(&value["source"]).unwrap_or_default(),
            rust: text(&value["rust"]).unwrap_or_default(),
            editions: list(&value["editions"], edition).into_iter().flatten().collect(),
            cfgs: strings(&value["cfgs"]),
            flags: strings(&value["flags"]),
            takes_c: value["language"] == "c",
            max_bytes: usize::try_from(number("max_bytes")).unwrap_or(usize::MAX),
            max_memory: number("max_memory"),
            stack: if value["stack"] == "memory" { Facts::MEMORY } else { number("stack") },
            comparison: Overrides {
                ignore_spaces: text(&value["ignore_spaces"]),
                ignore_case: value["ignore_case"].as_bool(),
                ..Overrides::default()
            },
            crates: crates
                .map(|(package, it)| (package.clone(), Provided::from_toml(it)))
                .collect(),
        }
    }
}

impl Task {
    fn from_toml(value: &Value) -> Task {
        Task {
            id: text(&value["id"]).unwrap_or_default(),
            heading: text(&value["heading"]).unwrap_or_default(),
            links: strings(&value["links"]),
            submit: text(&value["submit"]),
        }
    }
}

/// The crates that a program without a manifest may use, by what they are called in paths, with their packages: those of
/// the judge, and of the judge that has most. What `is_pasted` has of the latter what can be bundled.
pub fn crates_for(judge: &Judge, is_pasted: bool) -> BTreeMap<String, (String, Provided)> {
    let most = Judge::all().values().max_by_key(|judge| judge.known.crates.len());
    let mut crates = most.map(|judge| judge.known.crates.clone()).unwrap_or_default();
    for (package, krate) in &mut crates {
        if is_pasted && !judge.known.crates.contains_key(package) {
            krate.bundle();
        }
    }
    // Of what has no version nothing is known but that it is there.
    let own = judge
        .known
        .crates
        .iter()
        .filter(|(name, krate)| krate.is_known() || !crates.contains_key(*name));
    let own: Vec<_> = own.map(|(package, krate)| (package.clone(), krate.clone())).collect();
    crates.extend(own);
    crates.into_iter().map(|(package, krate)| (krate.lib(&package), (package, krate))).collect()
}

#[cfg(test)]
mod tests;
