//! `cargo judge sample`.

use super::Verb;
use super::selection::{BINARY, PACKAGE, Selection};
use crate::interrupt;
use crate::keep::{self, Place, lines, place};
use crate::problem::samples::{self, Sample};
use crate::single_file::made_for;
use anyhow::{Result, bail, ensure};
use command_line::Matches;
use std::io::{BufRead, IsTerminal, read_to_string, stdin};
use std::process::ExitCode;
use verdicts::comparison::Overrides;
use verdicts::{Content, Fixtures, quoted};

pub const VERB: Verb = Verb {
    name: "sample",
    about: "Make a fixture from an input and an output that are pasted or piped",
    takes: PACKAGE,
    options: &[
        BINARY,
        "name NAME: The fixture's name; default: the first free one of sample, sample-2, sample-3",
    ],
    more: "\
Example:
  $ cargo judge sample cses1098
  paste the input, then a line `---` or Ctrl-D
  1
  2
  5 6
  ---
  paste the output, then a line `---` or Ctrl-D
  first
  ---
  made problems/cses1098/fixtures/sample.in and sample.out
  cargo judge test cses1098 sample
Or through a pipe: printf '1\\n2\\n5 6\\n---\\nfirst\\n' | cargo judge sample cses1098",
    run,
};

/// Makes a fixture of what is pasted.
fn run(matches: &Matches) -> Result<ExitCode> {
    let package = Selection::typed(matches)?.package(&Overrides::default())?;
    let folder = &package.place.new_fixtures;
    let given = matches.opt_str("name");
    given.as_ref().map_or(Ok(()), |name| keep::check(folder, name, [None, None]))?;
    let sample = Sample { input: pasted("input")?, output: pasted("output")? };
    if !stdin().is_terminal() {
        let rest = read_to_string(stdin())?;
        let is_whole = rest.trim().is_empty();
        ensure!(
            is_whole,
            "something follows the line `{END}` after the output: make one sample at a time"
        );
    }
    // A problem may have no input, or ask for no output.
    let is_empty = [&sample.input, &sample.output].iter().all(|text| text.trim().is_empty());
    ensure!(!is_empty, "nothing was pasted: write the input, a line `{END}`, and the output");
    if let Some(other) = same(&package.fixtures, &sample)? {
        println!("fixture `{other}` has this input and output already");
        return Ok(ExitCode::SUCCESS);
    }
    let [input, output] = [&sample.input, &sample.output].map(|text| lines(text));
    let is_free = |name: &String| place(folder, name, [Some(&input), Some(&output)]) == Place::Free;
    let name =
        given.or_else(|| (1..usize::MAX).map(samples::name).find(is_free)).unwrap_or_default();
    // From here on both files are made, whatever is pressed.
    interrupt::catch()?;
    keep::keep(folder, &name, input.as_bytes(), Some(output.as_bytes()))?;
    println!("made {} and {name}.out", folder.join(format!("{name}.in")).display());
    let before = &package.fixtures.folder;
    if before != folder && !package.fixtures.files()?.is_empty() {
        let before = before.display();
        eprintln!("it has its own fixtures now: those in {before} are not used any more");
    }
    // As it was typed, but for the verb.
    let typed = verdicts::command_line_again(&["--name"]).replacen(" sample", " test", 1);
    let package = match made_for(&package) {
        _ if !matches.free.is_empty() => String::new(),
        Some(file) => format!(" {}", quoted(&file)),
        None => format!(" {}", package.name),
    };
    println!("{typed}{package} {name}");
    Ok(ExitCode::SUCCESS)
}

/// The fixture that has the same input, if one has.
fn same(fixtures: &Fixtures, sample: &Sample) -> Result<Option<String>> {
    for fixture in fixtures.files()? {
        let text = |part: &Option<Content>| {
            let text = part.as_ref().and_then(|part| part.text().read().ok());
            text.map(|text| lines(&String::from_utf8_lossy(&text)))
        };
        if fixture.answer.is_none() || text(&fixture.input) != Some(lines(&sample.input)) {
            continue;
        }
        if text(&fixture.answer) != Some(lines(&sample.output)) {
            bail!("fixture `{}` has the same input, and another output", fixture.name);
        }
        return Ok(Some(fixture.name));
    }
    Ok(None)
}

/// The line that ends the input, and the output.
const END: &str = "---";

/// What is pasted until the line that ends it, or the end.
fn pasted(what: &str) -> Result<String> {
    if stdin().is_terminal() {
        eprintln!("paste the {what}, then a line `{END}` or Ctrl-D");
    }
    let mut text = String::new();
    let mut input = stdin().lock();
    loop {
        let start = text.len();
        let is_end = input.read_line(&mut text)? == 0;
        // A terminal goes on after Ctrl-D, and a pipe does not.
        let is_cut = is_end && what == "input" && !stdin().is_terminal();
        ensure!(!is_cut || text.trim().is_empty(), "there is no line `{END}` after the input");
        if is_end || text[start..].trim_end() == END {
            text.truncate(start);
            return Ok(text);
        }
    }
}
