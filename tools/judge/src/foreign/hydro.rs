//! A problem of Hydro: `testdata/config.yaml`, and files beside it.

use super::document::{Document, Node};
use super::program::command_line;
use super::{Tests, of_testlib};
use anyhow::{Error, Result, ensure};
use std::path::Path;
use std::time::Duration;
use verdicts::Fixtures;
use verdicts::comparison::Wanted;

/// Reads a problem.
pub fn read(folder: &Path) -> Result<Tests> {
    let folder = folder.join("testdata");
    let mut files = ["config.yaml", "config.yml"].map(|name| folder.join(name)).into_iter();
    let document = Document::read(&files.find(|file| file.is_file()).unwrap_or(folder.clone()))?;
    let root = &document.root;
    let kind = root.get("type");
    let is_interactive = kind.text() == Some("interactive");
    ensure!(
        is_interactive || matches!(kind.text(), None | Some("default")),
        document.wrong(&kind, "only the types default and interactive can be judged here")
    );
    let file = root.get("filename");
    ensure!(
        file.is_none(),
        document.wrong(&file, "only standard streams can be judged here, not files")
    );
    let mut tests = Tests { folder: folder.clone(), ..Tests::default() };
    if is_interactive {
        tests.wanted.interactor = Some(program(&document, root, "interactor")?);
    } else {
        tests.wanted = wanted(&document)?;
    }
    let subtasks = root.get("subtasks");
    let groups: Vec<&Node> = subtasks.list().iter().chain([root]).collect();
    for (group, number) in groups.iter().zip(1..) {
        limits(&document, group, &mut tests)?;
        for (case, second) in group.get("cases").list().iter().zip(1..) {
            limits(&document, case, &mut tests)?;
            let path = |key| {
                let node = case.get(key);
                let path = node.text().map(|text| folder.join(text));
                let path = path.filter(|path| path.is_file());
                path.ok_or_else(|| document.wrong(case, format!("there is no file of `{key}`")))
            };
            tests.add(&format!("{number}-{second}"), path("input")?, Some(path("output")?));
        }
    }
    if tests.fixtures.is_empty() {
        tests.fixtures = Fixtures::in_folder(&folder).map_err(Error::msg)?;
    }
    Ok(tests)
}

/// Takes limits, if they are larger than those before.
fn limits(document: &Document, node: &Node, tests: &mut Tests) -> Result<()> {
    let time = |text: &str| {
        let text = text.to_lowercase();
        let (number, scale) = match text.trim_end_matches('s') {
            rest if rest.ends_with('m') => (rest.trim_end_matches('m'), 1e-3),
            rest if rest.ends_with('u') => (rest.trim_end_matches('u'), 1e-6),
            rest => (rest, 1.0),
        };
        let time = Duration::try_from_secs_f64(number.trim().parse::<f64>().ok()? * scale).ok()?;
        (!time.is_zero()).then_some(time)
    };
    let memory = |text: &str| {
        let text = text.to_lowercase();
        let text = text.trim_end_matches('b');
        let unit = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let shift = match unit {
            "k" => 10,
            "" | "m" => 20,
            "g" => 30,
            _ => return None,
        };
        let number = text[..text.len() - unit.len()].parse::<u64>().ok()?;
        number.checked_mul(1 << shift).filter(|bytes| *bytes > 0)
    };
    tests.time =
        tests.time.max(document.value(&node.get("time"), "a time, as 1s or 500ms", time)?);
    tests.memory =
        tests.memory.max(document.value(&node.get("memory"), "memory, as 256m", memory)?);
    Ok(())
}

fn wanted(document: &Document) -> Result<Wanted> {
    let (kind, checker) = (document.root.get("checker_type"), document.root.get("checker"));
    let of = |spaces: &str| Wanted { ignore_spaces: Some(spaces.to_owned()), ..Wanted::default() };
    match kind.text() {
        None | Some("default") => Ok(of("ends")),
        Some("strict") => Ok(of("none")),
        Some("testlib") => match checker.text().and_then(of_testlib) {
            Some(known) => Ok(known),
            None => Ok(Wanted {
                checker: Some(program(document, &document.root, "checker")?),
                ..Wanted::default()
            }),
        },
        _ => Err(document
            .wrong(&kind, "only checkers of testlib are called here: name another by --checker")),
    }
}

/// A program that judges.
fn program(document: &Document, root: &Node, key: &str) -> Result<String> {
    let node = root.get(key);
    let named = node.get("file");
    let Some(file) = node.text().or(named.text()) else {
        return Err(document.wrong(root, format!("it has no `{key}`")));
    };
    let folder = document.folder();
    command_line(&folder.join(file), folder, &[])
        .map_err(|error| document.wrong(&node, format!("{error:#}")))
}
