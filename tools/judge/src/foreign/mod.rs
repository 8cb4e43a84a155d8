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

use self::document::{Document, Node};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use verdicts::comparison::{Comparison, Overrides};
use verdicts::{Content, Fixture, Fixtures, Limits, Package, layouts};

/// What a package or a document says of a problem.
#[derive(Default)]
pub struct Tests {
    /// The folder in which commands are started.
    folder: PathBuf,
    fixtures: Vec<Fixture>,
    time: Option<Duration>,
    /// In bytes.
    memory: Option<u64>,
    overrides: Overrides,
    /// The problem's page.
    link: Option<String>,
}

type Read = fn(&Path) -> Result<Tests>;

/// The packages: a file that is in each, what else is, words of which that file has one, and what reads it.
const PACKAGES: [(&str, &str, &[&str], Read); 5] = [
    ("problem.yaml", "data", &[""], kattis::read),
    ("problem.yaml", "generators", &[""], kattis::read),
    ("problem.xml", "", &["<problem"], polygon::read),
    ("init.yml", "", &["test_cases:", "custom_judge:", "grader:"], dmoj::read),
    ("testdata/config.yaml", "", &["cases:", "checker", "time:", "type:"], hydro::read),
];

/// How far above a program the package may be that it is in, as in `submissions/accepted`.
const ABOVE: usize = 3;

/// Gives a package the tests that are in `path`; without one, those around its program, if any are, beside its own
/// fixtures. Limits and comparison of its manifest go first.
pub fn apply(package: &mut Package, path: Option<&Path>) -> Result<()> {
    let Some(mut found) = path.map_or_else(|| around(package), |path| read(path).map(Some))? else {
        return Ok(());
    };
    let Package { fixtures, limits, .. } = package;
    if path.is_none() {
        // Of a folder that it lists, what it does not list is not meant.
        let mut given = found.fixtures.iter().filter_map(|given| given.input.as_ref()?.file());
        let is_listed = given.any(|it| it.starts_with(&fixtures.folder));
        found.fixtures.extend(if is_listed { Vec::new() } else { fixtures.files()? });
    }
    let most = Limits::default();
    limits.time = found.time.filter(|_| limits.time == most.time).unwrap_or(limits.time);
    if let Some(memory) = found.memory.filter(|_| limits.memory == most.memory) {
        *limits = limits.with_memory(memory);
    }
    if fixtures.overrides == Overrides::default() {
        (fixtures.overrides, fixtures.tools) = (found.overrides, vec![found.folder]);
    }
    fixtures.given = found.fixtures;
    package.link = package.link.take().or(found.link);
    Ok(())
}

/// What is in a folder or a file.
fn read(path: &Path) -> Result<Tests> {
    // A package may be named by the file that says what it is.
    let file = PACKAGES.iter().find(|(file, ..)| path.is_file() && path.ends_with(file));
    if let Some((file, ..)) = file {
        let folder = std::path::absolute(path)?;
        return read(folder.ancestors().nth(Path::new(file).iter().count()).unwrap_or(path));
    }
    match path.extension().and_then(|end| end.to_str()) {
        Some("yml" | "yaml") if path.is_file() => return compete::read(path),
        Some("prob") => return cph::read(path),
        _ => ensure!(path.is_dir(), "{}: there is no such folder", path.display()),
    }
    if let Some(read) = package_in(path) {
        return read(path);
    }
    let mut tests = Tests { folder: path.to_owned(), ..Tests::default() };
    tests.add_folder(&layouts::folder(path).unwrap_or_else(|| path.to_owned()))?;
    Ok(tests)
}

/// What reads the package that a folder is, if it is one.
fn package_in(folder: &Path) -> Option<Read> {
    let is_it = |(file, other, words, _): &&(&str, &str, &[&str], Read)| {
        let text = fs::read_to_string(folder.join(file)).ok();
        let has_one = |text: String| words.iter().any(|word| text.contains(word));
        folder.join(other).exists() && text.is_some_and(has_one)
    };
    PACKAGES.iter().find(is_it).map(|(.., read)| *read)
}

/// What is around a program.
fn around(package: &Package) -> Result<Option<Tests>> {
    let mut folders = package.root.ancestors().skip(1).take(ABOVE);
    if let Some((folder, read)) = folders.find_map(|folder| Some((folder, package_in(folder)?))) {
        return read(folder).map(Some);
    }
    let suite = compete::suite(package);
    if suite.is_file() {
        return compete::read(&suite).map(Some);
    }
    cph::beside(&package.root).map(|file| cph::read(&file)).transpose()
}

/// A tolerance that numbers may have, as a file says it there.
fn tolerance(document: &Document, node: &Node, error: f64) -> Result<f64> {
    let what = format!("{error} is no tolerance: a number from 0 on is expected, as 1e-6");
    ensure!((0.0..f64::INFINITY).contains(&error), document.wrong(node, what));
    Ok(error)
}

/// A time limit of so many seconds, if it is one.
fn limit(seconds: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero())
}

impl Tests {
    /// Adds a test; without `answer` where there is none.
    fn add(&mut self, name: &str, input: impl Into<Content>, answer: Option<impl Into<Content>>) {
        let mut new = Fixture::new(name, &self.folder, Comparison::default());
        (new.input, new.answer) = (Some(input.into()), answer.map(Into::into));
        self.fixtures.push(new);
    }

    /// Adds those that lie in a folder.
    fn add_folder(&mut self, folder: &Path) -> Result<()> {
        self.fixtures.extend(Fixtures::in_folder(folder)?);
        Ok(())
    }

    /// Itself, if there are any tests; `hint` says where they come from.
    fn filled(self, place: &Path, hint: &str) -> Result<Tests> {
        ensure!(!self.fixtures.is_empty(), "{}: there are no tests; {hint}", place.display());
        Ok(self)
    }
}

/// The names of what is in a folder, in order.
fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<Result<Vec<String>>>()?;
    names.sort();
    Ok(names)
}

/// White space counts at this level.
fn spaces(level: &str) -> Overrides {
    Overrides { ignore_spaces: Some(level.to_owned()), ..Overrides::default() }
}

/// The comparison that is the same as one of testlib's own checkers.
fn of_testlib(checker: &str) -> Option<Overrides> {
    let float = |float| Some(Overrides { float: Some(float), ..spaces("words") });
    match checker {
        "fcmp" => Some(spaces("none")),
        "lcmp" => Some(spaces("lines")),
        "wcmp" | "hcmp" | "ncmp" => Some(spaces("words")),
        "yesno" | "nyesno" => Some(Overrides { ignore_case: Some(true), ..spaces("words") }),
        "rcmp" => float([1.5e-6, 0.0]),
        "rcmp4" => float([1e-4; 2]),
        "rcmp6" => float([1e-6; 2]),
        "rcmp9" => float([1e-9; 2]),
        _ => None,
    }
}
