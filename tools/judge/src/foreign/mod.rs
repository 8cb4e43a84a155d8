//! Tests as other tools have them, read where they lie: the packages of judges, and the documents of cargo-compete and
//! cph. What cannot be judged here is refused, with file and line.

mod compete;
mod cph;
mod dmoj;
mod document;
mod hydro;
mod kattis;
mod polygon;
mod program;

use anyhow::{Context, Error, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use verdicts::comparison::{Comparison, Wanted};
use verdicts::{Content, Fixture, Fixtures, Limits, Package};

/// What a package or a document says of a problem.
#[derive(Default)]
pub struct Tests {
    /// The folder in which commands are started.
    folder: PathBuf,
    fixtures: Vec<Fixture>,
    time: Option<Duration>,
    /// In bytes.
    memory: Option<u64>,
    wanted: Wanted,
    /// The problem's page.
    link: Option<String>,
}

type Read = fn(&Path) -> Result<Tests>;

/// The packages: a file that is in each, what else is, and what reads it.
const PACKAGES: [(&str, &str, Read); 6] = [
    ("problem.yaml", "data", kattis::read),
    ("problem.yaml", "generators", kattis::read),
    ("problem.xml", "problem.xml", polygon::read),
    ("init.yml", "init.yml", dmoj::read),
    ("testdata/config.yaml", "testdata", hydro::read),
    ("testdata/config.yml", "testdata", hydro::read),
];

/// How far above a program the package may be that it is in, as in `submissions/accepted`.
const ABOVE: usize = 3;

/// Gives a package the tests that are in `path`; without one, those around its program, if any are, beside its own
/// fixtures.
pub fn apply(package: &mut Package, path: Option<&Path>) -> Result<()> {
    let found = match path {
        Some(path) => Some(read(path)?),
        None => around(package)?,
    };
    let Some(mut found) = found else { return Ok(()) };
    let fixtures = &mut package.fixtures;
    if path.is_none() {
        let own = fixtures.files().map_err(Error::msg)?;
        let is_new = |own: &Fixture| !found.fixtures.iter().any(|given| given.input == own.input);
        let own: Vec<Fixture> = own.into_iter().filter(is_new).collect();
        found.fixtures.extend(own);
    }
    let most = Limits::default();
    let limits = &mut package.limits;
    // What the manifest says goes first.
    limits.time = found.time.filter(|_| limits.time == most.time).unwrap_or(limits.time);
    if let Some(memory) = found.memory.filter(|_| limits.memory == most.memory) {
        *limits = limits.with_memory(memory);
    }
    if fixtures.wanted == Wanted::default() {
        fixtures.wanted = found.wanted;
        fixtures.package = found.folder;
    }
    fixtures.given = found.fixtures;
    package.link = package.link.take().or(found.link);
    Ok(())
}

/// What is in a folder or a file.
pub fn read(path: &Path) -> Result<Tests> {
    match path.extension().and_then(|end| end.to_str()) {
        Some("yml" | "yaml") if path.is_file() => return compete::read(path),
        Some("prob") => return cph::read(path),
        _ => ensure!(path.is_dir(), "{}: there is no such folder", path.display()),
    }
    if let Some(read) = package_in(path) {
        return read(path);
    }
    let folder = verdicts::layouts::folder(path).unwrap_or_else(|| path.to_owned());
    let fixtures = Fixtures::in_folder(&folder).map_err(Error::msg)?;
    Ok(Tests { folder: path.to_owned(), fixtures, ..Tests::default() })
}

/// What reads the package that a folder is, if it is one.
fn package_in(folder: &Path) -> Option<Read> {
    let is_it = |(file, other, _): &&(&str, &str, Read)| {
        folder.join(file).is_file() && folder.join(other).exists()
    };
    PACKAGES.iter().find(is_it).map(|(.., read)| *read)
}

/// What is around a program.
fn around(package: &Package) -> Result<Option<Tests>> {
    for folder in package.root.ancestors().skip(1).take(ABOVE) {
        if let Some(read) = package_in(folder) {
            return read(folder).map(Some);
        }
    }
    let suite = package.manifest.with_file_name("testcases").join(format!("{}.yml", package.alias));
    if suite.is_file() {
        return compete::read(&suite).map(Some);
    }
    cph::beside(&package.root).map(|file| cph::read(&file)).transpose()
}

impl Tests {
    /// Adds a test of two files; without the second where there is no answer.
    fn add(&mut self, name: &str, input: PathBuf, answer: Option<PathBuf>) {
        self.push(name, input.into(), answer.map(Content::from));
    }

    fn push(&mut self, name: &str, input: Content, answer: Option<Content>) {
        let new = Fixture::new(name, &self.folder, Comparison::default());
        self.fixtures.push(Fixture { input: Some(input), answer, ..new });
    }

    /// Itself, if there are any tests; `hint` says where they come from.
    fn filled(self, place: &Path, hint: &str) -> Result<Tests> {
        if self.fixtures.is_empty() {
            bail!("{}: there are no tests; {hint}", place.display());
        }
        Ok(self)
    }
}

/// The names of the files in a folder, in order.
fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<Result<Vec<String>>>()?;
    names.sort();
    Ok(names)
}

/// The comparison that is the same as one of testlib's own checkers.
fn of_testlib(checker: &str) -> Option<Wanted> {
    let (spaces, ignore_case, float) = match checker {
        "fcmp" => ("none", None, None),
        "lcmp" => ("lines", None, None),
        "wcmp" | "hcmp" | "ncmp" => ("words", None, None),
        "yesno" | "nyesno" => ("words", Some(true), None),
        "rcmp" => ("words", None, Some([1.5e-6, 0.0])),
        "rcmp4" => ("words", None, Some([1e-4; 2])),
        "rcmp6" => ("words", None, Some([1e-6; 2])),
        "rcmp9" => ("words", None, Some([1e-9; 2])),
        _ => return None,
    };
    Some(Wanted { float, ignore_spaces: Some(spaces.to_owned()), ignore_case, ..Wanted::default() })
}
