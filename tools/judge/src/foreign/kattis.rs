//! A problem package of Kattis or ICPC: `problem.yaml`, and tests in `data`.

use super::document::{Document, Node};
use super::program::command_line;
use super::{Tests, names};
use anyhow::{Result, ensure};
use std::fs;
use std::path::Path;
use std::time::Duration;
use verdicts::comparison::Wanted;

/// Memory where a package does not say how much, in MiB.
const MEMORY: u64 = 2048;

/// Files that may have flags for the validator, and their keys.
const GROUPS: [&str; 2] = ["testdata.yaml", "test_group.yaml"];
const FLAGS: [&str; 2] = ["output_validator_flags", "output_validator_args"];

/// Folders of a validator of the package's own.
const VALIDATORS: [&str; 2] = ["output_validator", "output_validators"];

/// Reads a package.
pub fn read(folder: &Path) -> Result<Tests> {
    let document = Document::read(&folder.join("problem.yaml"))?;
    let root = &document.root;
    let (kind, validation) = (root.get("type"), root.get("validation"));
    let (kinds, validations) = (kind.words(), validation.words());
    let is_other = |kind: &String| ["multi-pass", "submit-answer"].contains(&&**kind);
    ensure!(
        !kinds.iter().any(is_other),
        document.wrong(&kind, "only one run, on standard input, can be judged here")
    );
    let has = |words: &[String], word: &str| words.iter().any(|it| it == word);
    let is_interactive = has(&kinds, "interactive") || has(&validations, "interactive");
    let mut tests = Tests { folder: folder.to_owned(), ..Tests::default() };
    tests.time = time(&document, folder)?;
    let memory = root.get("limits").get("memory");
    let memory = document.value(&memory, "a whole number of MiB", |text| {
        text.parse::<u64>().ok().filter(|memory| (1..1 << 30).contains(memory))
    })?;
    tests.memory = Some(memory.unwrap_or(MEMORY) << 20);
    let mut flags = Flags::default();
    flags.add(&document, &root.get("validator_flags"))?;
    flags.read(&folder.join("data"))?;
    for part in ["sample", "secret"] {
        walk(&folder.join("data"), part, &mut tests, &mut flags)?;
    }
    let own = VALIDATORS.iter().map(|name| folder.join(name)).find(|folder| folder.is_dir());
    match own.filter(|_| validations.is_empty() || has(&validations, "custom")) {
        Some(place) => {
            // There may be a folder for each in it.
            let mut inner = names(&place)?.into_iter().map(|name| place.join(name));
            let place = inner.find(|path| path.is_dir()).unwrap_or(place);
            let line = command_line(&place, &place, &flags.words)?;
            let wanted = &mut tests.wanted;
            *(if is_interactive { &mut wanted.interactor } else { &mut wanted.checker }) =
                Some(line);
        }
        None => {
            let is_complete = !is_interactive && !has(&validations, "custom");
            ensure!(is_complete, document.wrong(&kind, "there is no folder output_validator"));
            tests.wanted = flags.wanted()?;
        }
    }
    tests.filled(
        &folder.join("data"),
        "put NAME.in and NAME.ans into data/sample or data/secret, or make them by the generators",
    )
}

/// The time limit, where the package says it.
fn time(document: &Document, folder: &Path) -> Result<Option<Duration>> {
    let own = |name| fs::read_to_string(folder.join(name)).unwrap_or_default();
    let seconds = |text: &str| text.trim().trim_matches(['\'', '"']).parse().ok();
    let seconds = |text: &str| {
        seconds(text).and_then(|s| Duration::try_from_secs_f64(s).ok()).filter(|t| !t.is_zero())
    };
    let said = document.root.get("limits").get("time_limit");
    let said = document.value(&said, "a number of seconds", seconds)?;
    let of_domjudge = own("domjudge-problem.ini");
    let of_domjudge = of_domjudge.lines().find_map(|line| line.trim().strip_prefix("timelimit"));
    let of_domjudge = of_domjudge.and_then(|rest| seconds(rest.trim_start().strip_prefix('=')?));
    Ok(said.or_else(|| seconds(&own(".timelimit"))).or(of_domjudge))
}

/// Adds the tests of a folder in `data`, and of those in it.
fn walk(data: &Path, part: &str, tests: &mut Tests, flags: &mut Flags) -> Result<()> {
    let folder = data.join(part);
    if !folder.is_dir() {
        return Ok(());
    }
    flags.read(&folder)?;
    for name in names(&folder)? {
        let path = folder.join(&name);
        let within = format!("{part}/{name}");
        if path.is_dir() {
            walk(data, &within, tests, flags)?;
        } else if let Some(name) = within.strip_suffix(".in") {
            let answer = path.with_extension("ans");
            let needs_answer = tests.wanted == Wanted::default() && !answer.is_file();
            tests.add(
                name,
                path,
                (!needs_answer).then_some(answer).filter(|answer| answer.is_file()),
            );
        }
    }
    Ok(())
}

/// The flags of the validator.
#[derive(Default)]
struct Flags {
    words: Vec<String>,
    /// Where they stand.
    place: Option<(Document, Node)>,
}

impl Flags {
    /// Those of a group of tests.
    fn read(&mut self, folder: &Path) -> Result<()> {
        for path in GROUPS.map(|name| folder.join(name)).into_iter().filter(|path| path.is_file()) {
            for key in FLAGS {
                let document = Document::read(&path)?;
                let flags = document.root.get(key);
                self.add(&document, &flags)?;
            }
        }
        Ok(())
    }

    /// Those of a document, which must be the same as elsewhere.
    fn add(&mut self, document: &Document, flags: &Node) -> Result<()> {
        let words = flags.words();
        if words.is_empty() || words == self.words {
            return Ok(());
        }
        let is_other = !self.words.is_empty();
        ensure!(
            !is_other,
            document.wrong(
                flags,
                "a group with flags of its own is not read: test it with --float and the like"
            )
        );
        self.words = words;
        let path = document.path.clone();
        self.place = Some((Document { path, root: Node::default() }, flags.clone()));
        Ok(())
    }

    /// What they mean to the validator that is everybody's.
    fn wanted(&self) -> Result<Wanted> {
        let Some((document, node)) = &self.place else { return Ok(tokens()) };
        let mut wanted = tokens();
        let mut words = self.words.iter().map(String::as_str);
        while let Some(word) = words.next() {
            let mut tolerance = || {
                let number = words.next().and_then(|word| word.parse::<f64>().ok());
                number.ok_or_else(|| {
                    document.wrong(node, format!("a number is expected after `{word}`"))
                })
            };
            let [absolute, relative] = wanted.float.unwrap_or_default();
            match word {
                "case_sensitive" => wanted.ignore_case = Some(false),
                "space_change_sensitive" => wanted.ignore_spaces = Some("none".to_owned()),
                "float_tolerance" => wanted.float = Some([tolerance()?; 2]),
                "float_absolute_tolerance" => wanted.float = Some([tolerance()?, relative]),
                "float_relative_tolerance" => wanted.float = Some([absolute, tolerance()?]),
                _ => {
                    return Err(
                        document.wrong(node, format!("the default validator has no flag `{word}`"))
                    );
                }
            }
        }
        Ok(wanted)
    }
}

/// How Kattis compares without flags.
fn tokens() -> Wanted {
    Wanted { ignore_spaces: Some("words".to_owned()), ignore_case: Some(true), ..Wanted::default() }
}
