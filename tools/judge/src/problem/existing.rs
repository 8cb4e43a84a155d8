//! A problem whose folder is there already: it gets what it lacks, and nothing else is touched.

use super::manifest::limited;
use super::statement::Problem;
use super::{samples, source};
use crate::keep::{prepare, put};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

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

impl fmt::Display for Changes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("is there already")?;
        if self.added.is_empty() && self.left.is_empty() {
            return f.write_str(", and lacks nothing");
        }
        for (verb, what) in [("added", &self.added), ("not taken, as it has others:", &self.left)] {
            if !what.is_empty() {
                write!(f, "; {verb} {}", what.join(", "))?;
            }
        }
        Ok(())
    }
}

/// Adds to `folder` what is known of the problem and not there, and what the folder `made` of a new one has and
/// this has not: all of it or nothing.
pub(super) fn complete(folder: &Path, made: &Path, problem: &Problem) -> Result<Changes> {
    let mut changes = Changes::default();
    let manifest = folder.join("Cargo.toml");
    // Without a manifest, nothing says which other programs there may be. A folder with `src` must have one.
    let all = ["Cargo.toml", "brute.rs", "gen.rs", "small.rs", "src/main.rs"];
    let files = if manifest.exists() { &all[4..] } else { &all };
    title(&folder.join("src/main.rs"), problem, &mut changes);
    if manifest.exists() {
        limits(&manifest, problem, &mut changes)?;
    }
    let mut moved: Vec<&str> = Vec::new();
    for file in files.iter().filter(|file| made.join(file).is_file() && !folder.join(file).exists())
    {
        changes.added.push((*file).to_owned());
        moved.push(if folder.join("src").exists() {
            file
        } else {
            file.trim_end_matches("/main.rs")
        });
    }
    let fixtures = folder.join("fixtures");
    samples::add(&fixtures, &problem.samples, &mut changes);
    if !fixtures.exists() {
        moved.push("fixtures");
        changes.files.retain(|(path, _)| !path.starts_with(&fixtures));
    }
    for file in &moved {
        let is_free = fs::symlink_metadata(folder.join(file)).is_err();
        ensure!(is_free, "{} is a link to nothing", folder.join(file).display());
    }
    let files = prepare(&changes.files)?;
    for file in moved {
        let to = folder.join(file);
        fs::rename(made.join(file), &to).with_context(|| to.display().to_string())?;
    }
    put(files)?;
    Ok(changes)
}

/// Writes the title where the header has none yet.
fn title(main: &Path, problem: &Problem, changes: &mut Changes) {
    let Some(title) = problem.title.as_deref().and_then(source::markdown) else { return };
    let Ok(text) = fs::read_to_string(main) else { return };
    let (first, rest) = text.split_once('\n').unwrap_or_default();
    match first.strip_suffix(": Title").filter(|line| line.starts_with("//! ")) {
        Some(heading) => {
            let text = format!("{heading}: {title}\n{rest}");
            changes.files.push((main.to_owned(), text.into_bytes()));
            changes.added.push("the title".to_owned());
        }
        None if first.trim_end().ends_with(&title) => {}
        None => changes.left.push("the title".to_owned()),
    }
}

/// Writes the limits that the manifest does not have.
fn limits(manifest: &Path, problem: &Problem, changes: &mut Changes) -> Result<()> {
    let place = || manifest.display().to_string();
    let text = fs::read_to_string(manifest).with_context(place)?;
    let table: Value = basic_toml::from_str(&text).with_context(place)?;
    let there = |key: &str| table["package"]["metadata"]["judge"][key].as_f64();
    let (time, memory) = (there("time-limit"), there("memory-limit"));
    let seconds = problem.seconds.filter(|_| time.is_none());
    let kib = problem.kib.filter(|_| memory.is_none());
    let with = limited(&text, seconds, kib);
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
        changes.files.push((manifest.to_owned(), with.into_bytes()));
    }
    Ok(())
}
