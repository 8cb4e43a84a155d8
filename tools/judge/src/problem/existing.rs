//! A problem whose folder is there already: it gets what it lacks, and nothing else is touched.

use super::manifest::limited;
use super::statement::Problem;
use super::{samples, source};
use anyhow::{Context, Result, ensure};
use files::{Prepared, prepare};
use serde_json::Value;
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

impl Changes {
    /// What is said of a folder that they are made in.
    pub(super) fn said(&self) -> String {
        let lists = [("added", &self.added), ("not taken, as it has others:", &self.left)];
        let lists = lists.into_iter().filter(|(_, what)| !what.is_empty());
        let said: Vec<String> =
            lists.map(|(verb, what)| [verb, &what.join(", ")].join(" ")).collect();
        let said =
            if said.is_empty() { ", and lacks nothing" } else { &format!("; {}", said.join("; ")) };
        format!("is there already{said}")
    }
}

/// Adds to `folder` what is known of the problem and not there, and what the folder `made` of a new one has and
/// this has not: all of it or nothing.
pub(super) fn complete(folder: &Path, made: &Path, problem: &Problem) -> Result<Changes> {
    let mut changes = Changes::default();
    let (manifest, main) = (folder.join("Cargo.toml"), folder.join("src/main.rs"));
    title(&main, problem, &mut changes);
    if manifest.exists() {
        limits(&manifest, problem, &mut changes)?;
    }
    let src = if folder.join("src").exists() { "src/main.rs" } else { "src" };
    // A folder with `src` must have a manifest; without one, nothing says which other programs there may be.
    let all = ["Cargo.toml", "brute.rs", "gen.rs", src, "fixtures"];
    let all = if manifest.exists() { &all[3..] } else { &all };
    let is_lacking = |file: &&str| made.join(file).exists() && !folder.join(file).exists();
    let moved: Vec<&str> = all.iter().copied().filter(is_lacking).collect();
    for file in &moved {
        let is_free = fs::symlink_metadata(folder.join(file)).is_err();
        ensure!(is_free, "{} is a link to nothing", folder.join(file).display());
    }
    let files = moved.iter().filter(|file| **file != "fixtures");
    changes.added.extend(files.map(|file| (*file).to_owned()));
    let fixtures = folder.join("fixtures");
    samples::add(&fixtures, &problem.samples, &mut changes);
    changes.files.retain(|(path, _)| fixtures.exists() || !path.starts_with(&fixtures));
    let files = prepare(&changes.files)?;
    for file in moved {
        let to = folder.join(file);
        fs::rename(made.join(file), &to).with_context(|| to.display().to_string())?;
    }
    files.into_iter().try_for_each(Prepared::put)?;
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
