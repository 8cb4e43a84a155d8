//! A problem package of Kattis or ICPC: `problem.yaml`, and tests in `data`.

use super::document::{Document, Node};
use super::program::command_line;
use super::{Tests, limit, names, spaces};
use anyhow::{Result, ensure};
use std::fs;
use std::path::Path;
use std::time::Duration;
use verdicts::comparison::Overrides;

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
    let is_other = kind.has("multi-pass") || kind.has("submit-answer");
    ensure!(
        !is_other,
        document.wrong(&kind, "only one run, on standard input, can be judged here")
    );
    let mut tests = Tests { folder: folder.to_owned(), ..Tests::default() };
    tests.time = time(&document, folder)?;
    let mebibytes = |text: &str| text.parse::<u64>().ok().filter(|it| (1..1 << 30).contains(it));
    let limits = root.get("limits");
    let memory = document.value(&limits, "memory", "a whole number of MiB", mebibytes)?;
    tests.memory = Some(memory.unwrap_or(MEMORY) << 20);
    let mut flags = (document.path.clone(), root.get("validator_flags"));
    let data = folder.join("data");
    group(&data, &mut flags)?;
    for part in ["sample", "secret"].into_iter().filter(|part| data.join(part).is_dir()) {
        walk(&data, part, &mut tests, &mut flags)?;
    }
    let flags = (Document { path: flags.0, root: Node::default() }, flags.1);
    let mut validators = VALIDATORS.map(|name| folder.join(name)).into_iter();
    let is_interactive = kind.has("interactive") || validation.has("interactive");
    let is_own = validation.is_none() || validation.has("custom");
    if let Some(place) = validators.find(|folder| is_own && folder.is_dir()) {
        // There may be a folder for each in it.
        let mut inner = names(&place)?.into_iter().map(|name| place.join(name));
        let place = inner.find(|path| path.is_dir()).unwrap_or(place);
        let line = Some(command_line(&place, &place, &flags.1.words())?);
        let overrides = &mut tests.overrides;
        *(if is_interactive { &mut overrides.interactor } else { &mut overrides.checker }) = line;
    } else {
        let is_complete = !is_interactive && !validation.has("custom");
        ensure!(is_complete, document.wrong(&kind, "there is no folder output_validator"));
        tests.overrides = tokens(&flags.0, &flags.1)?;
    }
    tests.filled(
        &data,
        "put NAME.in and NAME.ans into its folder sample or secret, or run the generators",
    )
}

/// The time limit, where the package says it.
fn time(document: &Document, folder: &Path) -> Result<Option<Duration>> {
    let seconds = |text: &str| {
        let seconds = text.trim().trim_matches(['\'', '"']).parse().ok()?;
        limit(seconds)
    };
    let limits = document.root.get("limits");
    let said = document.value(&limits, "time_limit", "a number of seconds", seconds)?;
    let own = |name| fs::read_to_string(folder.join(name)).unwrap_or_default();
    let (of_kattis, of_domjudge) = (own(".timelimit"), own("domjudge-problem.ini"));
    let mut lines = of_domjudge.lines().filter_map(|line| line.split_once('='));
    let of_domjudge = lines.find(|(key, _)| key.trim() == "timelimit");
    Ok(said.or_else(|| seconds(&of_kattis)).or_else(|| seconds(of_domjudge?.1)))
}

/// The flags of the validator, and the file that has them.
type Flags = (std::path::PathBuf, Node);

/// Adds the tests of a folder in `data`, and of those in it.
fn walk(data: &Path, part: &str, tests: &mut Tests, flags: &mut Flags) -> Result<()> {
    let folder = data.join(part);
    group(&folder, flags)?;
    for name in names(&folder)? {
        let (path, within) = (folder.join(&name), format!("{part}/{name}"));
        if path.is_dir() {
            walk(data, &within, tests, flags)?;
        } else if let Some(name) = within.strip_suffix(".in") {
            let answer = Some(path.with_extension("ans")).filter(|answer| answer.is_file());
            tests.add(name, path, answer);
        }
    }
    Ok(())
}

/// Reads what a group of tests has as flags, which must be what others have.
fn group(folder: &Path, flags: &mut Flags) -> Result<()> {
    for path in GROUPS.map(|name| folder.join(name)).into_iter().filter(|path| path.is_file()) {
        let document = Document::read(&path)?;
        for own in FLAGS.map(|key| document.root.get(key)).into_iter().filter(|it| !it.is_none()) {
            let is_same = flags.1.is_none() || flags.1.words() == own.words();
            ensure!(is_same, document.wrong(&own, "a group with flags of its own is not read"));
            *flags = (path.clone(), own);
        }
    }
    Ok(())
}

/// How everybody's validator compares, with these flags.
fn tokens(document: &Document, flags: &Node) -> Result<Overrides> {
    let mut overrides = Overrides { ignore_case: Some(true), ..spaces("words") };
    let words = flags.words();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut tolerance = || {
            let number = words.next().and_then(|word| word.parse::<f64>().ok());
            let missing = || format!("a number is expected after `{word}`");
            let number = number.ok_or_else(|| document.wrong(flags, missing()))?;
            super::tolerance(document, flags, number)
        };
        let [absolute, relative] = overrides.float.unwrap_or_default();
        match &**word {
            "case_sensitive" => overrides.ignore_case = Some(false),
            "space_change_sensitive" => overrides.ignore_spaces = Some("none".to_owned()),
            "float_tolerance" => overrides.float = Some([tolerance()?; 2]),
            "float_absolute_tolerance" => overrides.float = Some([tolerance()?, relative]),
            "float_relative_tolerance" => overrides.float = Some([absolute, tolerance()?]),
            _ => {
                let unknown = format!("the default validator has no flag `{word}`");
                return Err(document.wrong(flags, unknown));
            }
        }
    }
    Ok(overrides)
}
