//! A program in one file, without a manifest: a package is made for it, elsewhere.

use anyhow::{Context, Result, bail};
use judge::judges::{Judge, Provided, crates_for};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};
use stress::cache;
use verdicts::Package;
use verdicts::artifact::digest;
use verdicts::workspace::metadata;

/// What its manifest begins with.
const MADE: &str = "# Made by `cargo judge` of a single file.\n";

/// The editions for which a package may be made, the newest first.
const EDITIONS: [u16; 4] = [2024, 2021, 2018, 2015];

/// Where a program of one file is.
pub struct SingleFile {
    /// The manifest that Cargo takes for it.
    pub manifest: PathBuf,
    /// The package there.
    pub package: String,
    /// The binary there.
    pub binary: String,
    /// What the manifest has, if it is made for the file.
    toml: String,
    /// What the binary is called in messages.
    pub shown: String,
}

impl SingleFile {
    /// The binary of which `file` is the root, if a package around it has one; else the packages that are made for it, one
    /// for each edition, the newest first. They have the crates of `judge`; if the file is pasted, only what can be bundled.
    pub fn find(
        file: &Path,
        judge: Option<&str>,
        to_c: bool,
        is_pasted: bool,
    ) -> Result<Vec<SingleFile>> {
        let place = || file.display().to_string();
        // A link has the files beside it, and is of the package that has what it leads to.
        let real = fs::canonicalize(file).with_context(place)?;
        let folder = env::current_dir()?.join(file.parent().unwrap_or(file));
        let folder = fs::canonicalize(folder).with_context(place)?;
        let file = folder.join(file.file_name().with_context(place)?);
        let around = file.ancestors().skip(1).map(|folder| folder.join("Cargo.toml"));
        for manifest in around.filter(|manifest| manifest.is_file()) {
            if let Some(found) = SingleFile::in_package(&real, &manifest) {
                return Ok(vec![found]);
            }
        }
        let judge = judge.and_then(|name| Judge::all().get(name)).cloned().unwrap_or_default();
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let dependencies = dependencies(&text, &crates_for(&judge, is_pasted));
        let dependencies = dependencies.with_context(|| file.display().to_string())?;
        let cache = cache()?;
        fs::create_dir_all(cache.join("target"))?;
        let editions = &judge.known.editions;
        // A Rust that compiles to WebAssembly may not have the newest.
        let mut others = EDITIONS;
        others.rotate_left(usize::from(to_c || judge.known.takes_c));
        let others = others.into_iter().filter(|edition| !editions.contains(edition));
        let all = editions.iter().rev().copied().chain(others);
        let made = |edition| SingleFile::in_edition(&file, edition, (&dependencies, &cache));
        let all = all.map(made).collect::<Vec<_>>();
        all[0].make()?;
        Ok(all)
    }

    /// The binary of a package that a file is the root of.
    fn in_package(file: &Path, manifest: &Path) -> Option<SingleFile> {
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
                let (toml, shown) = (String::new(), binary.clone());
                return Some(SingleFile { manifest, package, binary, toml, shown });
            }
        }
        None
    }

    /// The package for a file, in the folder for what can be made again. It is in a folder of all that it is made from,
    /// which its binary is named for: neither is ever another's, whoever makes packages at the same time.
    fn in_edition(file: &Path, edition: u16, (dependencies, cache): (&str, &Path)) -> SingleFile {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        // Not a name that Cargo or Rust has a use for.
        let package = format!("file-{}", stem.chars().take(50).map(plain).collect::<String>());
        // A string of JSON is one of TOML.
        let path = serde_json::Value::from(file.to_string_lossy()).to_string();
        let parts = [&path, dependencies, &edition.to_string()];
        let binary = format!("{package}-{}", digest(&parts.map(str::as_bytes)));
        let toml = format!(
            "{MADE}[package]\nname = \"{package}\"\nversion = \"0.1.0\"\nedition = \"{edition}\"\npublish = false\n\n\
             [[bin]]\nname = \"{binary}\"\npath = {path}\n\n[dependencies]\n{dependencies}\n[workspace]\n"
        );
        let manifest = cache.join(&binary).join("Cargo.toml");
        let shown = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        SingleFile { manifest, package, binary, toml, shown }
    }

    /// Makes the package, where there is none.
    pub fn make(&self) -> Result<()> {
        let folder = self.manifest.parent().context("a manifest is in a folder")?;
        if self.toml.is_empty() || self.manifest.is_file() {
            return Ok(());
        }
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        // One for all that is built.
        #[cfg(unix)]
        let _ = std::os::unix::fs::symlink("../target", folder.join("target"));
        Ok(files::write(&self.manifest, self.toml.as_bytes())?)
    }
}

/// The file that a package was made for, if it was.
pub fn made_for(package: &Package) -> Option<String> {
    let here = env::current_dir().and_then(fs::canonicalize).unwrap_or_default();
    let file = package.root.strip_prefix(here).unwrap_or(&package.root);
    let manifest = fs::read_to_string(&package.manifest).unwrap_or_default();
    manifest.starts_with(MADE).then(|| file.display().to_string())
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
                "it uses the crate `{name}`, but a single file may use only std and a judge's crates (`cargo judge \
                 judges --crates`): make a package for other crates"
            );
        }
    }
    Ok(lines)
}

#[cfg(test)]
mod tests;
