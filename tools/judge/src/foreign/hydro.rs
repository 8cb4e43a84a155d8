//! A problem of Hydro: `testdata/config.yaml`, and files beside it.

use super::document::{Document, Node};
use super::program::command_line;
use super::{Tests, limit, of_testlib, spaces};
use anyhow::{Result, ensure};
use std::path::Path;
use verdicts::comparison::Overrides;

/// Reads a problem.
pub fn read(folder: &Path) -> Result<Tests> {
    let document = Document::read(&folder.join("testdata/config.yaml"))?;
    let (root, folder) = (&document.root, document.folder());
    let (kind, file) = (root.get("type"), root.get("filename"));
    let is_interactive = kind.has("interactive");
    let is_known = is_interactive || kind.is_none() || kind.has("default");
    ensure!(
        is_known,
        document.wrong(&kind, "only the types default and interactive can be judged here")
    );
    ensure!(file.is_none(), document.wrong(&file, "only standard streams can be judged here"));
    let mut tests = Tests { folder: folder.to_owned(), ..Tests::default() };
    if is_interactive {
        tests.overrides.interactor = Some(program(&document, "interactor")?);
    } else {
        tests.overrides = overrides(&document)?;
    }
    for (group, number) in root.get("subtasks").list.iter().chain([root]).zip(1..) {
        limits(&document, group, &mut tests)?;
        for (case, second) in group.get("cases").list.iter().zip(1..) {
            limits(&document, case, &mut tests)?;
            let path = |key| {
                let path = folder.join(case.get(key).text().unwrap_or_default());
                let missing = || format!("there is no file of `{key}`");
                ensure!(path.is_file(), document.wrong(case, missing()));
                Ok(path)
            };
            tests.add(&format!("{number}-{second}"), path("input")?, Some(path("output")?));
        }
    }
    if tests.fixtures.is_empty() {
        tests.add_folder(folder)?;
    }
    Ok(tests)
}

/// Takes limits, if they are larger than those before.
fn limits(document: &Document, node: &Node, tests: &mut Tests) -> Result<()> {
    let unit = |text: &str| {
        let text = text.to_lowercase();
        let (number, unit) = text.split_at(text.find(char::is_alphabetic).unwrap_or(text.len()));
        Some((number.trim().parse::<f64>().ok()?, unit.to_owned()))
    };
    let time = |text: &str| {
        let (number, unit) = unit(text)?;
        let scale = match &*unit {
            "s" | "" => 1.0,
            "ms" => 1e-3,
            "us" => 1e-6,
            _ => return None,
        };
        limit(number * scale)
    };
    let memory = |text: &str| {
        let (number, unit) = unit(text)?;
        let shift = match unit.trim_end_matches('b') {
            "k" => 10,
            "m" | "" => 20,
            "g" => 30,
            _ => return None,
        };
        let bytes = number * f64::from(1_u32 << shift);
        bytes.to_string().parse::<u64>().ok().filter(|bytes| *bytes > 0)
    };
    let time = document.value(node, "time", "a time, as 1s or 500ms,", time)?;
    tests.time = tests.time.max(time);
    tests.memory = tests.memory.max(document.value(node, "memory", "memory, as 256m,", memory)?);
    Ok(())
}

fn overrides(document: &Document) -> Result<Overrides> {
    let (kind, checker) = (document.root.get("checker_type"), document.root.get("checker"));
    match kind.text().unwrap_or("default") {
        "default" => Ok(spaces("ends")),
        "strict" => Ok(spaces("none")),
        "testlib" => checker.text().and_then(of_testlib).map_or_else(
            || {
                Ok(Overrides {
                    checker: Some(program(document, "checker")?),
                    ..Overrides::default()
                })
            },
            Ok,
        ),
        _ => {
            let what = "only checkers of testlib are called here: name another by --checker";
            Err(document.wrong(&kind, what))
        }
    }
}

/// A program that judges.
fn program(document: &Document, key: &str) -> Result<String> {
    let node = document.root.get(key);
    let named = node.get("file");
    let file = node.text().or(named.text());
    let file = file.ok_or_else(|| document.wrong(&document.root, format!("it has no `{key}`")))?;
    let line = command_line(&document.folder().join(file), document.folder(), &[]);
    line.map_err(|error| document.wrong(&node, format!("{error:#}")))
}
