//! The solutions of a workspace, by what their headers and manifests say.

use crate::links::Link;
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::Path;
use std::{env, fs};
use verdicts::header::{settings, start};
use verdicts::of_compete;
use verdicts::place::programs;
use verdicts::workspace::{around, metadata, name};

/// A solution, with what its header says.
pub struct Task {
    /// The package.
    pub name: String,
    /// The first line of the header: judge, id and title.
    pub title: String,
    /// The statements, one for each judge.
    pub links: Vec<Link>,
    /// What it is listed under, `Kind: ...`; empty where the header does not say.
    pub kind: String,
    /// How hard it is, by the `*` behind its kind, up to three; 0 where the header does not say.
    pub marks: usize,
    /// What the kind of game is called, where the header says so: `Game (Nim): ...`.
    pub family: Option<String>,
    /// The rules.
    pub game: String,
    /// The theorem.
    pub theorem: String,
    /// `1 s, 32 MiB`; empty where the manifest does not say.
    pub limits: String,
}

impl Task {
    /// All solutions of a workspace, or of a folder in none, that have a header, by name.
    pub fn all() -> Result<Vec<Task>> {
        let here = env::current_dir().context("the current folder")?;
        let mut tasks = Vec::new();
        if around(&here).is_some() {
            let metadata = metadata(None)?;
            for package in metadata["packages"].as_array().into_iter().flatten() {
                tasks.extend(Task::of_package(package)?);
            }
        } else {
            for file in programs(&here) {
                tasks.extend(Task::of_program(&name(&file), &file, &Value::Null, None)?);
            }
        }
        tasks.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(tasks)
    }

    /// Those of the binaries of a package.
    fn of_package(package: &Value) -> Result<Vec<Task>> {
        let targets = package["targets"].as_array().into_iter().flatten();
        let bins: Vec<&Value> = targets.filter(|target| target["kind"][0] == "bin").collect();
        let mut tasks = Vec::new();
        for bin in &bins {
            let named = if bins.len() == 1 { package } else { bin };
            let name = named["name"].as_str().unwrap_or_default();
            let root = Path::new(bin["src_path"].as_str().unwrap_or_default());
            let link = of_compete(package, bin["name"].as_str().unwrap_or_default()).1;
            let link = link.and_then(|link| Link::of_any(&link).ok());
            tasks.extend(Task::of_program(name, root, &package["metadata"]["judge"], link)?);
        }
        Ok(tasks)
    }

    /// `None` where the program has no header with a link or a game.
    fn of_program(
        name: &str,
        root: &Path,
        manifest: &Value,
        link: Option<Link>,
    ) -> Result<Option<Task>> {
        let source = fs::read_to_string(root).with_context(|| root.display().to_string())?;
        let header: Vec<&str> = source[start(&source)..]
            .lines()
            .map_while(|line| line.strip_prefix("//!"))
            .map(str::trim)
            .collect();
        let mut links = Link::of_header(&source);
        links.extend(link.filter(|_| links.is_empty()));
        let (family, game) = paragraph(&header, "Game").unwrap_or_default();
        let (of_whom, theorem) = paragraph(&header, "Theorem").unwrap_or_default();
        let has_link = !links.is_empty() || Link::below_title(&source).is_some();
        if !has_link && game.is_empty() {
            return Ok(None);
        }
        let kind = paragraph(&header, "Kind").map_or(String::new(), |(_, kind)| kind);
        let (kind, marks) = match kind.rsplit_once(' ') {
            Some((kind, marks)) if marks.chars().all(|c| c == '*') => (kind, marks.len()),
            _ => (&*kind, 0),
        };
        let title = header.first().map(|title| title.replace(['`', '\\'], ""));
        let title = title.or_else(|| Some(links.first()?.heading.clone())).unwrap_or_default();
        let own = settings(root)?;
        Ok(Some(Task {
            name: name.to_owned(),
            title,
            links,
            kind: kind.to_owned(),
            marks,
            family,
            game,
            theorem: of_whom.map_or(theorem.clone(), |whom| format!("{whom}: {theorem}")),
            limits: limits(if own.is_null() { manifest } else { &own }),
        }))
    }

    /// The rules, after the name of the kind of game where it has one.
    pub fn rules(&self) -> String {
        let family = self.family.as_ref().map(|family| format!("{family}: "));
        family.unwrap_or_default() + &self.game
    }

    /// The judges that have it, without repeats.
    pub fn judges(&self) -> Vec<&str> {
        let mut judges: Vec<&str> = self.links.iter().map(|link| &*link.judge).collect();
        judges.dedup();
        judges
    }

    /// Whether all these words are in its name, title, game or theorem, in capitals or not.
    pub fn is_about(&self, words: &str) -> bool {
        let family = self.family.as_deref().unwrap_or_default();
        let all = [&*self.name, &self.title, family, &self.game, &self.theorem].join("\n");
        let all = all.to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| all.contains(word))
    }

    /// Whether that judge has it; for `None`, whether no judge has it.
    pub fn is_for(&self, judge: Option<&str>) -> bool {
        judge.map_or(self.links.is_empty(), |judge| self.judges().contains(&judge))
    }
}

/// The paragraph of a header that begins with `word: ` or `word (name): `: the name, and the text in one line.
fn paragraph(header: &[&str], word: &str) -> Option<(Option<String>, String)> {
    let begins = |line: &&str| {
        line.starts_with(&format!("{word}: ")) || line.starts_with(&format!("{word} ("))
    };
    let start = header.iter().position(begins)?;
    let ends = |line: &&str| {
        line.is_empty() || ["Game", "Theorem", "Checked"].iter().any(|next| line.starts_with(next))
    };
    let lines = header[start + 1..].iter().take_while(|line| !ends(line)).copied();
    let text = [header[start]].into_iter().chain(lines).collect::<Vec<_>>().join(" ");
    let text = text[word.len()..].trim_start();
    match text.strip_prefix('(').and_then(|rest| rest.split_once("): ")) {
        Some((name, text)) => Some((Some(name.to_owned()), text.to_owned())),
        None => Some((None, text.trim_start_matches(": ").to_owned())),
    }
}

/// The limits of a manifest's `package.metadata.judge`.
fn limits(settings: &Value) -> String {
    let time = settings["time-limit"].as_f64().map(|seconds| format!("{seconds} s"));
    let memory = settings["memory-limit"].as_u64().map(|kib| match kib {
        kib if kib % (1 << 20) == 0 => format!("{} GiB", kib >> 20),
        kib if kib % (1 << 10) == 0 => format!("{} MiB", kib >> 10),
        kib => format!("{kib} KiB"),
    });
    time.into_iter().chain(memory).collect::<Vec<_>>().join(", ")
}
