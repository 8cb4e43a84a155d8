//! A problem whose folder is there already: it gets what it lacks, and nothing else is touched.

use super::layout::Layout;
use super::manifest::{header, known, limited};
use super::statement::Problem;
use super::{samples, source};
use anyhow::{Context, Result, ensure};
use files::{Prepared, prepare};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::{fs, io};
use verdicts::header::settings;

/// A problem that was there already.
pub struct Existing {
    /// What is said of it: where it is, and what it got.
    pub said: String,
    /// Whether it was left as it is, with all that is known of it.
    pub is_whole: bool,
}

/// What is to change in a folder.
#[derive(Default)]
pub(super) struct Changes {
    /// The files to write.
    pub(super) files: Vec<(PathBuf, Vec<u8>)>,
    /// What they add, in words.
    pub(super) added: Vec<String>,
    /// What is known of the problem and not taken, as something else is there.
    pub(super) left: Vec<String>,
}

impl Changes {
    /// The problem at that place, with these made.
    pub(super) fn made_at(&self, place: &str) -> Existing {
        let lists = [("added", &self.added), ("not taken, as it has others:", &self.left)];
        let lists = lists.into_iter().filter(|(_, what)| !what.is_empty());
        let said: Vec<String> =
            lists.map(|(verb, what)| [verb, &what.join(", ")].join(" ")).collect();
        let is_whole = said.is_empty();
        let said = if is_whole {
            ", and lacks nothing".to_owned()
        } else {
            format!("; {}", said.join("; "))
        };
        Existing { said: format!("{place} is there already{said}"), is_whole }
    }
}

/// Adds to the problem of that name what is known of it and not there; to a package also what the one that is `made` has and
/// this has not: all of it or nothing.
pub(super) fn complete(
    layout: &Layout,
    id: &str,
    made: &Path,
    problem: &Problem,
) -> Result<Changes> {
    let mut changes = Changes::default();
    let [folder, main, fixtures] = [layout.place(id), layout.program(id), layout.fixtures(id)]
        .map(|path| layout.root.join(path));
    title(&main, problem, &mut changes);
    let mut moved = Vec::new();
    if layout.has_packages() {
        let manifest = folder.join("Cargo.toml");
        if manifest.exists() {
            limits(&manifest, false, problem, &mut changes)?;
        }
        moved = lacking(&folder, made)?;
        let files = moved.iter().filter(|file| **file != "fixtures");
        changes.added.extend(files.map(|file| (*file).to_owned()));
    } else {
        limits(&main, true, problem, &mut changes)?;
    }
    samples::add(&fixtures, &problem.samples, &mut changes);
    let is_moved = moved.contains(&"fixtures");
    changes.files.retain(|(path, _)| !is_moved || !path.starts_with(&fixtures));
    let files = prepare(&changes.files)?;
    for file in moved {
        let to = folder.join(file);
        fs::rename(made.join(file), &to).with_context(|| to.display().to_string())?;
    }
    files.into_iter().try_for_each(Prepared::put)?;
    Ok(changes)
}

/// What a package has not that the one that is `made` has.
fn lacking(folder: &Path, made: &Path) -> Result<Vec<&'static str>> {
    let src = if folder.join("src").exists() { "src/main.rs" } else { "src" };
    // A folder with `src` must have a manifest; without one, nothing says which other programs there may be.
    let all = ["Cargo.toml", "brute.rs", "gen.rs", src, "fixtures"];
    let all = if folder.join("Cargo.toml").exists() { &all[3..] } else { &all };
    let is_lacking = |file: &&str| made.join(file).exists() && !folder.join(file).exists();
    let lacking: Vec<&str> = all.iter().copied().filter(is_lacking).collect();
    for file in &lacking {
        let is_free = fs::symlink_metadata(folder.join(file)).is_err();
        ensure!(is_free, "{} is a link to nothing", folder.join(file).display());
    }
    Ok(lacking)
}

impl Changes {
    /// A file as it is going to be.
    fn text(&self, path: &Path) -> io::Result<String> {
        let changed = self.files.iter().find(|(changed, _)| changed == path);
        let text = changed.map(|(_, text)| String::from_utf8_lossy(text).into_owned());
        text.map_or_else(|| fs::read_to_string(path), Ok)
    }

    fn write(&mut self, path: &Path, text: String) {
        self.files.retain(|(changed, _)| changed != path);
        self.files.push((path.to_owned(), text.into_bytes()));
    }
}

/// Writes the title where the header has none yet.
fn title(main: &Path, problem: &Problem, changes: &mut Changes) {
    let Some(title) = problem.title.as_deref().and_then(source::markdown) else { return };
    let Ok(text) = changes.text(main) else { return };
    let (first, rest) = text.split_once('\n').unwrap_or_default();
    match first.strip_suffix(": Title").filter(|line| line.starts_with("//! ")) {
        Some(heading) => {
            changes.write(main, format!("{heading}: {title}\n{rest}"));
            changes.added.push("the title".to_owned());
        }
        None if first.trim_end().ends_with(&title) => {}
        None => changes.left.push("the title".to_owned()),
    }
}

/// Writes the limits that a manifest, or the header of a program, does not have.
fn limits(path: &Path, is_program: bool, problem: &Problem, changes: &mut Changes) -> Result<()> {
    let place = || path.display().to_string();
    let text = changes.text(path).with_context(place)?;
    let table = if is_program {
        settings(path)?
    } else {
        let manifest: Value = basic_toml::from_str(&text).with_context(place)?;
        manifest["package"]["metadata"]["judge"].clone()
    };
    let (time, memory) = (table["time-limit"].as_f64(), table["memory-limit"].as_f64());
    let seconds = problem.seconds.filter(|_| time.is_none());
    let kib = problem.kib.filter(|_| memory.is_none());
    let with =
        if is_program { header(&text, &known(seconds, kib)) } else { limited(&text, seconds, kib) };
    let is_written = with != text;
    #[allow(clippy::cast_precision_loss)] // of less than a byte
    let sent = [(problem.seconds, time, "s"), (problem.kib.map(|kib| kib as f64), memory, "KiB")];
    for (sent, there, unit) in sent {
        let Some(limit) = sent.filter(|sent| there != Some(*sent)) else { continue };
        let list =
            if is_written && there.is_none() { &mut changes.added } else { &mut changes.left };
        list.push(format!("{limit} {unit}"));
    }
    if is_written {
        changes.write(path, with);
    }
    Ok(())
}
