//! A program in one file, without a manifest: a package is made for it, elsewhere.

use anyhow::{Context, Result, bail};
use judge::judges::{Judge, Provided, crates_for};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};
use verdicts::scratch::write;
use verdicts::workspace::metadata;

/// What its manifest begins with.
const MADE: &str = "# Made by `cargo judge` of a single file.\n";

/// Folders of fixtures, as a package has them.
const FIXTURES: [&str; 3] = ["fixtures", "test", "testcases"];

/// The editions for which a package may be made, the newest first.
const EDITIONS: [u16; 4] = [2024, 2021, 2018, 2015];

/// How many editions are left for the package that was made last.
static LEFT: AtomicUsize = AtomicUsize::new(0);

/// How many editions did not do.
static PASSED_OVER: AtomicUsize = AtomicUsize::new(0);

/// Does something with a file for which a package may be made, in the newest edition in which it compiles.
pub fn in_newest_edition(run: impl Fn() -> Result<ExitCode>) -> Result<ExitCode> {
    let does = |made: &Result<ExitCode>| match made {
        Err(error) => !format!("{error:#}").contains("does not compile"),
        Ok(_) => true,
    };
    let first = run();
    if !does(&first) {
        while LEFT.load(Ordering::Relaxed) > 0 {
            PASSED_OVER.fetch_add(1, Ordering::Relaxed);
            let made = run();
            if does(&made) {
                return made;
            }
        }
    }
    first
}

/// Where a program of one file is.
pub struct Loose {
    /// The manifest that Cargo takes for it.
    pub manifest: PathBuf,
    /// The package there.
    pub package: String,
    /// The binary there.
    pub binary: String,
}

impl Loose {
    /// The binary that `file` is of, where a package is around it; else the package that is made for it, for `judge` if
    /// that is known, and to be pasted or not.
    pub fn find(file: &Path, judge: Option<&str>, is_pasted: bool) -> Result<Loose> {
        let place = || file.display().to_string();
        let file = fs::canonicalize(file).with_context(place)?;
        let around = file.ancestors().skip(1).map(|folder| folder.join("Cargo.toml"));
        for manifest in around.filter(|manifest| manifest.is_file()) {
            if let Some(found) = Loose::in_package(&file, &manifest) {
                return Ok(found);
            }
        }
        let judge = judge.and_then(|name| Judge::all().get(name)).cloned().unwrap_or_default();
        Loose::make(&file, &judge, is_pasted)
    }

    /// The binary of a package that a file is the root of.
    fn in_package(file: &Path, manifest: &Path) -> Option<Loose> {
        let metadata = metadata(Some(manifest)).ok()?;
        for package in metadata["packages"].as_array()? {
            let mut targets = package["targets"].as_array()?.iter();
            let is_it = |path: &str| fs::canonicalize(path).is_ok_and(|path| path == file);
            let target = targets.find(|target| {
                target["kind"][0] == "bin" && target["src_path"].as_str().is_some_and(is_it)
            });
            if let Some(target) = target {
                let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
                let manifest = manifest.to_owned();
                let (package, binary) = (text(&package["name"])?, text(&target["name"])?);
                return Some(Loose { manifest, package, binary });
            }
        }
        None
    }

    /// Makes a package for a file, in the folder for what can be made again.
    fn make(file: &Path, judge: &Judge, is_pasted: bool) -> Result<Loose> {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let dependencies = dependencies(&text, &crates_for(judge, is_pasted));
        let dependencies = dependencies.with_context(|| file.display().to_string())?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
        let name: String =
            stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        let name = if name.starts_with(|c: char| c.is_ascii_lowercase()) {
            name
        } else {
            format!("p{name}")
        };
        // A folder for each file, and one for all that is built.
        let cache = cache().join("cargo-judge");
        let path = file.to_string_lossy();
        let folder = cache.join(path.replace(|c: char| !c.is_ascii_alphanumeric(), "-"));
        let beside = file.parent().context("a file is in a folder")?;
        let fixtures = FIXTURES.map(|folder| beside.join(folder)).into_iter().find(|f| f.is_dir());
        // A string of JSON is one of TOML.
        let quoted = |path: &Path| serde_json::Value::from(path.to_string_lossy()).to_string();
        let fixtures = quoted(fixtures.as_deref().unwrap_or(beside));
        let manifest = folder.join("Cargo.toml");
        let text = format!(
            "{MADE}[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"{}\"\npublish = false\n\n\
             [[bin]]\nname = \"{name}\"\npath = {}\n\n[package.metadata.judge]\nfixtures = {fixtures}\n\n\
             [dependencies]\n{dependencies}\n[workspace]\n",
            edition(judge),
            quoted(file)
        );
        write(&manifest, &text).with_context(|| manifest.display().to_string())?;
        let target = cache.join("target");
        fs::create_dir_all(&target).with_context(|| target.display().to_string())?;
        #[cfg(unix)]
        if !folder.join("target").exists() {
            std::os::unix::fs::symlink(&target, folder.join("target")).context("a link")?;
        }
        Ok(Loose { manifest, package: name.clone(), binary: name })
    }
}

/// The file that a package was made for, if it was.
pub fn made_for(manifest: &str, root: &Path) -> Option<String> {
    let here = env::current_dir().and_then(fs::canonicalize).unwrap_or_default();
    let file = root.strip_prefix(here).unwrap_or(root);
    manifest.starts_with(MADE).then(|| file.display().to_string())
}

/// Where programs keep what can be made again.
fn cache() -> PathBuf {
    let variable = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let cache = variable("XDG_CACHE_HOME").or_else(|| variable("LOCALAPPDATA"));
    let cache = cache.or_else(|| variable("HOME").map(|home| home.join(".cache")));
    cache.unwrap_or_else(env::temp_dir)
}

/// The edition of a file for a judge: the first that was not passed over of the judge's, the newest first, and then of
/// those that a bundle leads to the judge's.
fn edition(judge: &Judge) -> u16 {
    let editions = &judge.known.editions;
    let others = EDITIONS.into_iter().filter(|edition| !editions.contains(edition));
    let mut all =
        editions.iter().rev().copied().chain(others).skip(PASSED_OVER.load(Ordering::Relaxed));
    let edition = all.next().unwrap_or(EDITIONS[0]);
    LEFT.store(all.count(), Ordering::Relaxed);
    edition
}

/// The lines of a manifest for those of `crates` that a program names.
fn dependencies(text: &str, crates: &BTreeMap<String, (String, Provided)>) -> Result<String> {
    let is_of_name = |c: char| c.is_alphanumeric() || c == '_';
    let names = |path: &str| {
        let mut places = text.match_indices(path).map(|(at, _)| &text[..at]);
        // `::rand` is the crate too, and `a::rand` is not.
        places.any(|before| !before.strip_suffix("::").unwrap_or(before).ends_with(is_of_name))
    };
    let is_named = |lib: &str| {
        let whole =
            ["use", "crate"].map(|word| [";", " as "].map(|end| format!("{word} {lib}{end}")));
        names(&format!("{lib}::")) || whole.iter().flatten().any(|path| names(path))
    };
    let meant = || crates.iter().filter(|(lib, _)| is_named(lib)).map(|(_, krate)| krate);
    let with: Vec<&String> = meant().flat_map(|(_, krate)| &krate.with).collect();
    let all = crates.iter().filter(|(lib, (package, _))| is_named(lib) || with.contains(&package));
    let lines: String = all.map(|(_, (package, krate))| krate.dependency(package)).collect();
    // Two crates may ask for the same beside them.
    let mut seen = BTreeSet::new();
    let lines = lines.split_inclusive('\n').filter(|line| seen.insert(*line)).collect();
    let known = ["std", "core", "alloc", "crate", "self", "super"];
    let taken = |line| ["use ", "extern crate "].iter().find_map(|it| str::strip_prefix(line, *it));
    for line in text.lines().filter_map(taken) {
        let path = line.trim_start_matches("::");
        let name = &path[..path.find(|c| !is_of_name(c)).unwrap_or(path.len())];
        let is_crate =
            path[name.len()..].starts_with([':', ';']) && name.starts_with(char::is_lowercase);
        let is_own = ["mod ", "as "].iter().any(|word| text.contains(&format!("{word}{name}")));
        if is_crate && !is_own && !known.contains(&name) && !crates.contains_key(name) {
            bail!(
                "it uses the crate `{name}`; a single file may use std and what a judge has (`cargo judge \
                 judges --crates`): make it a package for others"
            );
        }
    }
    Ok(lines)
}

#[cfg(test)]
mod tests;
