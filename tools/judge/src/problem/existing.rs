//! A problem whose folder is there already: it gets what it lacks, and nothing else is touched.

use super::manifest::limited;
use super::statement::Problem;
use super::{samples, source};
use crate::keep::write;
use anyhow::{Context, Result};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Adds to `folder` what is known of the problem and not there, and what the folder `made` of a new one has and
/// this has not: what was added, in words.
pub(super) fn complete(folder: &Path, made: &Path, problem: &Problem) -> Result<Vec<String>> {
    let mut added = Vec::new();
    let manifest = folder.join("Cargo.toml");
    // Without a manifest, nothing says which other programs there may be.
    let all = ["src/main.rs", "brute.rs", "gen.rs", "small.rs", "Cargo.toml"];
    let files = if manifest.exists() { &all[..1] } else { &all };
    title(&folder.join("src/main.rs"), problem)?.then(|| added.push("the title".to_owned()));
    if manifest.exists() {
        added.extend(limits(&manifest, problem)?);
    }
    for file in files {
        let (from, to) = (made.join(file), folder.join(file));
        if from.is_file() && !to.exists() {
            let parent = to.parent().context("a file is in a folder")?;
            fs::create_dir_all(parent).with_context(|| parent.display().to_string())?;
            let text = fs::read(&from).with_context(|| from.display().to_string())?;
            write(&to, &text)?;
            added.push((*file).to_owned());
        }
    }
    added.extend(samples::add(&folder.join("fixtures"), &problem.samples)?);
    Ok(added)
}

/// Writes the title where the header has none yet; whether it has now.
fn title(main: &Path, problem: &Problem) -> Result<bool> {
    let Some(title) = problem.title.as_deref().and_then(source::markdown) else { return Ok(false) };
    let Ok(text) = fs::read_to_string(main) else { return Ok(false) };
    let (first, rest) = text.split_once('\n').unwrap_or_default();
    let Some(heading) = first.strip_suffix(": Title").filter(|line| line.starts_with("//! "))
    else {
        return Ok(false);
    };
    write(main, format!("{heading}: {title}\n{rest}").as_bytes())?;
    Ok(true)
}

/// Writes the limits that the manifest does not have: which.
fn limits(manifest: &Path, problem: &Problem) -> Result<Vec<String>> {
    let place = || manifest.display().to_string();
    let text = fs::read_to_string(manifest).with_context(place)?;
    let table: Value = basic_toml::from_str(&text).with_context(place)?;
    let lacks = |key: &str| table["package"]["metadata"]["judge"][key].is_null();
    let seconds = problem.seconds.filter(|_| lacks("time-limit"));
    let kib = problem.kib.filter(|_| lacks("memory-limit"));
    let with = limited(&text, seconds, kib);
    if with != text {
        write(manifest, with.as_bytes())?;
    }
    let seconds = seconds.map(|seconds| format!("{seconds} s"));
    Ok(seconds.into_iter().chain(kib.map(|kib| format!("{kib} KiB"))).collect())
}
