//! `cargo judge gen --max`: the largest inputs of a statement's limits, and how a solution takes them.

use super::r#gen;
use super::selection::Selection;
use super::test::{compiled, compiles};
use crate::interrupt;
use crate::keep;
use anyhow::{Context, Result, bail};
use command_line::Matches;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;
use verdicts::artifact::digest;
use verdicts::comparison::Overrides;
use verdicts::verdict::failure;
use verdicts::{Content, Fixtures, Limits, Package, Text, Verdict, judge_each, run_on};

/// The kinds that a generator knows.
const KINDS: [&str; 6] = ["lower", "upper", "equal", "short", "random", "alternating"];

/// What a generator and a brute force may take.
const LIMITS: Limits = Limits { time: Duration::from_secs(10), ..stress::SLOW };

/// Makes the largest inputs, and judges a solution on them; keeps the one that took longest, if that is wanted.
pub fn run(matches: &Matches) -> Result<ExitCode> {
    let selection = Selection::typed(matches)?;
    let target = selection.target()?;
    if let Some(done) = compiles(&selection) {
        return done;
    }
    let package = selection.package(&Overrides::default())?;
    let name = matches.opt_str("keep");
    if let Some(name) = &name {
        let free = keep::check(&package.fixtures.folder, name, [None, None]);
        free.with_context(|| format!("--keep {name}"))?;
    }
    let folder = interrupt::sweep()?;
    let brute = name.as_ref().and_then(|_| package.place.find("brute.rs"));
    let mut sources: Vec<PathBuf> =
        [r#gen::find(&package)?].into_iter().chain(brute.clone()).collect();
    sources.dedup();
    let built = stress::build(&package.edition, &sources)?;
    let (generator, brute) = (&built[0], brute.and(built.last()));
    let program = if selection.is_submission() {
        match compiled(folder.path())? {
            Some(program) => program,
            None => return Ok(ExitCode::FAILURE),
        }
    } else {
        selection.build(&package, false, folder.path())?
    };
    let inputs = folder.path().join("largest");
    make(generator, &verdicts::workspace::name(&sources[0]), &inputs)?;
    let limits = target.limits(package.limits);
    let fixtures = Fixtures::in_folder(&inputs)?;
    let mut slowest: Option<(Duration, PathBuf)> = None;
    let is_fine = judge_each(&mut Command::new(&program), &fixtures, limits, |fixture, report| {
        let is_slower = slowest.as_ref().is_none_or(|(time, _)| report.time > *time);
        let input = fixture.input.as_ref().and_then(Content::file);
        if let (Verdict::Unjudged, true, Some(input)) = (report.verdict, is_slower, input) {
            slowest = Some((report.time, input.to_owned()));
        }
    });
    if let Some(name) = name {
        let (_, input) = slowest.context("there is nothing to keep")?;
        let output = run_on(&mut Command::new(&program), Text::File(&input), limits)?.stdout;
        let input = fs::read(input)?;
        return keep_with(&package, brute, &name, (&input, &output));
    }
    Ok(u8::from(!is_fine).into())
}

/// Makes an input of each kind, of one case and of several, unless they are the same.
fn make(generator: &Path, file: &str, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    // Little of them, as what this process has had counts as the memory of the programs that it starts.
    let mut made = HashSet::new();
    for (kind, cases) in KINDS.iter().flat_map(|kind| [(kind, ""), (kind, "1")]) {
        let arguments = ["1", kind, cases];
        let mut command = Command::new(generator);
        command.args(arguments.iter().filter(|word| !word.is_empty()));
        let finished = run_on(&mut command, Text::Held(b""), LIMITS)?;
        if let Some((_, details)) = failure(&finished, LIMITS) {
            let words = arguments.join(" ");
            bail!("the generator failed, `{file} {}`: {}", words.trim_end(), details.trim_end());
        }
        let name = if cases.is_empty() { (*kind).to_owned() } else { format!("{kind}-one-case") };
        if made.insert(digest(&[&finished.stdout])) {
            fs::write(folder.join(name + ".in"), finished.stdout)?;
        }
    }
    Ok(())
}

/// Keeps an input with the answer of the brute force, which the solution must have; where that is too slow or refuses
/// it, with what the solution printed, and says so.
fn keep_with(
    package: &Package,
    brute: Option<&PathBuf>,
    name: &str,
    (input, output): (&[u8], &[u8]),
) -> Result<ExitCode> {
    let fixtures = &package.fixtures;
    let answered = brute.map(|brute| run_on(&mut Command::new(brute), Text::Held(input), LIMITS));
    let answered = answered.transpose()?;
    let why = match (&answered, &answered.as_ref().and_then(|it| failure(it, LIMITS))) {
        (None, _) => Some("there is no brute force".to_owned()),
        (_, Some((_, details))) => {
            Some(format!("the brute force does not take it: {}", details.trim_end()))
        }
        _ => None,
    };
    let answered = answered.map(|finished| finished.stdout);
    let answer = answered.as_deref().filter(|_| why.is_none()).unwrap_or(output);
    let paths = keep::keep(&fixtures.folder, name, input, Some(answer))?;
    println!("kept: {paths}");
    let (input, answer) = (Text::Held(input), Text::Held(answer));
    if let Err(wrong) = fixtures.comparison.compare(input, output, answer)? {
        println!("{}: the brute force answers otherwise\n{}", wrong.verdict, wrong.details);
        return Ok(ExitCode::FAILURE);
    }
    let whose = match why {
        Some(why) => format!("the solution's own, which shows its time and no mistake; {why}"),
        None => "that of the brute force".to_owned(),
    };
    println!("the answer is {whose}");
    Ok(ExitCode::SUCCESS)
}
