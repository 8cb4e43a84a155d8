//! A problem of DMOJ: `init.yml`, and files beside it.

use super::Tests;
use super::document::{Document, Node};
use super::program::command_line;
use anyhow::{Context, Error, Result, ensure};
use std::path::Path;
use verdicts::Fixtures;
use verdicts::comparison::Wanted;

/// What is judged by programs of DMOJ's own.
const REFUSED: [&str; 4] = ["custom_judge", "grader", "signature_grader", "generator"];

/// Reads a problem.
pub fn read(folder: &Path) -> Result<Tests> {
    let document = Document::read(&folder.join("init.yml"))?;
    let root = &document.root;
    for key in REFUSED {
        let found = root.get(key);
        ensure!(
            found.is_none(),
            document.wrong(&found, format!("a problem with `{key}` is judged by DMOJ alone"))
        );
    }
    let mut tests = Tests { folder: folder.to_owned(), ..Tests::default() };
    let interactive = root.get("interactive");
    if interactive.is_none() {
        tests.wanted = wanted(&document, &root.get("checker"))?;
    } else {
        tests.wanted.interactor = Some(bridged(&document, &interactive)?);
    }
    let cases = root.get("test_cases");
    if cases.list().is_empty() {
        let formats = cases.entries().first().map(|(key, _)| key);
        ensure!(
            formats.is_none(),
            document.wrong(&cases, "a list of cases is expected, not how their names look")
        );
        let found = Fixtures::in_folder(folder).map_err(Error::msg);
        tests.fixtures = found.with_context(|| unpacked(root))?;
    }
    for (case, number) in cases.list().iter().zip(1..) {
        let batch = case.get("batched");
        if batch.is_none() {
            add(&document, &[case, root], &number.to_string(), &mut tests)?;
        }
        for (inner, second) in batch.list().iter().zip(1..) {
            add(&document, &[inner, case, root], &format!("{number}-{second}"), &mut tests)?;
        }
    }
    tests.filled(folder, "name some in `test_cases`")
}

/// What to do where files are in an archive.
fn unpacked(root: &Node) -> String {
    let archive = root.get("archive");
    let archive = archive.text().map(|archive| format!("{archive} is not read: unpack it there"));
    archive.unwrap_or("it should be beside init.yml".to_owned())
}

/// Adds a test, of which the first of `levels` that has a key says what it is.
fn add(document: &Document, levels: &[&Node], name: &str, tests: &mut Tests) -> Result<()> {
    let value = |key| levels.iter().map(|level| level.get(key)).find(|value| !value.is_none());
    let own = levels[..levels.len() - 1].iter().find(|level| !level.get("checker").is_none());
    if let Some(own) = own {
        return Err(document.wrong(own, "a case with a checker of its own is not read"));
    }
    let file = |key| {
        let Some(node) = value(key) else { return Ok(None) };
        let path = document.folder().join(node.text().unwrap_or_default());
        let missing =
            || format!("{} is not there; {}", path.display(), unpacked(levels[levels.len() - 1]));
        ensure!(path.is_file(), document.wrong(&node, missing()));
        Ok(Some(path))
    };
    let input = file("in")?.ok_or_else(|| document.wrong(levels[0], "it has no `in`"))?;
    let answer = file("out")?;
    tests.add(name, input, answer);
    Ok(())
}

fn wanted(document: &Document, checker: &Node) -> Result<Wanted> {
    let named = checker.get("name");
    let arguments = checker.get("args");
    let name = if checker.is_none() {
        "standard"
    } else {
        checker.text().or(named.text()).unwrap_or_default()
    };
    let precision = document.value(&arguments.get("precision"), "a number of digits", |text| {
        text.parse::<i32>().ok()
    })?;
    let error = 10f64.powi(-precision.unwrap_or(6));
    let (spaces, float) = match name {
        "standard" => ("filled-lines", None),
        "rstripped" => ("ends", None),
        "identical" => ("none", None),
        "floats" => ("filled-lines", Some([error; 2])),
        "floatsabs" => ("filled-lines", Some([error, 0.0])),
        "floatsrel" => ("filled-lines", Some([0.0, error])),
        "bridged" => {
            let checker = Some(bridged(document, &arguments)?);
            return Ok(Wanted { checker, ..Wanted::default() });
        }
        _ => {
            return Err(document.wrong(
                checker,
                format!("the checker `{name}` is DMOJ's alone: name another by --checker"),
            ));
        }
    };
    Ok(Wanted { float, ignore_spaces: Some(spaces.to_owned()), ..Wanted::default() })
}

/// A checker or an interactor that is a program.
fn bridged(document: &Document, node: &Node) -> Result<String> {
    let kind = node.get("type");
    ensure!(
        kind.text() == Some("testlib"),
        document.wrong(node, "only programs of `type: testlib` are called here")
    );
    let files = node.get("files").words();
    let [file] = &files[..] else {
        return Err(document.wrong(node, "one file in `files` is expected"));
    };
    let folder = document.folder();
    command_line(&folder.join(file), folder, &[])
        .map_err(|error| document.wrong(node, format!("{error:#}")))
}
