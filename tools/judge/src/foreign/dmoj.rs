//! A problem of DMOJ: `init.yml`, and files beside it.

use super::document::{Document, Node};
use super::program::command_line;
use super::{Tests, spaces, tolerance};
use anyhow::{Context, Result, ensure};
use std::path::Path;
use verdicts::comparison::Overrides;

/// What is judged by programs of DMOJ's own.
const REFUSED: [&str; 4] = ["custom_judge", "grader", "signature_grader", "generator"];

/// Reads a problem.
pub fn read(folder: &Path) -> Result<Tests> {
    let document = Document::read(&folder.join("init.yml"))?;
    let root = &document.root;
    if let Some(key) = REFUSED.iter().find(|key| !root.get(key).is_none()) {
        let what = format!("a problem with `{key}` is judged by DMOJ alone");
        return Err(document.wrong(&root.get(key), what));
    }
    let mut tests = Tests { folder: folder.to_owned(), ..Tests::default() };
    let interactive = root.get("interactive");
    if interactive.is_none() {
        tests.overrides = overrides(&document, &root.get("checker"))?;
    } else {
        tests.overrides.interactor = Some(bridged(&document, &interactive)?);
    }
    let cases = root.get("test_cases");
    for (case, number) in cases.list.iter().zip(1..) {
        let batch = case.get("batched").list;
        if batch.is_empty() {
            add(&document, &[case, root], &number.to_string(), &mut tests)?;
        }
        for (inner, second) in batch.iter().zip(1..) {
            add(&document, &[inner, case, root], &format!("{number}-{second}"), &mut tests)?;
        }
    }
    if cases.list.is_empty() {
        ensure!(cases.is_none(), document.wrong(&cases, "a list of cases is expected"));
        tests.add_folder(folder).with_context(|| unpacked(root))?;
    }
    Ok(tests)
}

/// What to do where files may be in an archive.
fn unpacked(root: &Node) -> String {
    let archive = root.get("archive");
    let archive = archive.text().map(|archive| format!("{archive} is not read: unpack it there"));
    archive.unwrap_or("it should be beside init.yml".to_owned())
}

/// Adds a test, of which the first of `levels` that has a key says what it is; the last is the whole document.
fn add(document: &Document, levels: &[&Node], name: &str, tests: &mut Tests) -> Result<()> {
    let [own @ .., root] = levels else { return Ok(()) };
    let is_plain = own.iter().all(|level| level.get("checker").is_none());
    ensure!(is_plain, document.wrong(levels[0], "a case with a checker of its own is not read"));
    let file = |key| {
        let mut values = levels.iter().map(|level| level.get(key));
        let Some(node) = values.find(|value| !value.is_none()) else { return Ok(None) };
        let path = document.folder().join(node.text().unwrap_or_default());
        let missing = || format!("{} is not there; {}", path.display(), unpacked(root));
        ensure!(path.is_file(), document.wrong(&node, missing()));
        Ok(Some(path))
    };
    let input = file("in")?.ok_or_else(|| document.wrong(levels[0], "it has no `in`"))?;
    tests.add(name, input, file("out")?);
    Ok(())
}

fn overrides(document: &Document, checker: &Node) -> Result<Overrides> {
    let (named, arguments) = (checker.get("name"), checker.get("args"));
    let digits = |text: &str| text.parse::<i32>().ok();
    let precision = document.value(&arguments, "precision", "a number of digits", digits)?;
    let error = 10f64.powi(-precision.unwrap_or(6));
    tolerance(document, &arguments, error)?;
    let float = |float| Overrides { float: Some(float), ..spaces("filled-lines") };
    let name = checker.text().or(named.text());
    Ok(match name.unwrap_or("standard") {
        "standard" => spaces("filled-lines"),
        "rstripped" => spaces("ends"),
        "identical" => spaces("none"),
        "floats" => float([error; 2]),
        "floatsabs" => float([error, 0.0]),
        "floatsrel" => float([0.0, error]),
        "bridged" => {
            Overrides { checker: Some(bridged(document, &arguments)?), ..Overrides::default() }
        }
        name => {
            let what = format!("the checker `{name}` is DMOJ's alone: name another by --checker");
            return Err(document.wrong(checker, what));
        }
    })
}

/// A checker or an interactor that is a program.
fn bridged(document: &Document, node: &Node) -> Result<String> {
    let (files, is_testlib) = (node.get("files").words(), node.get("type").has("testlib"));
    let [file] = &files[..] else {
        return Err(document.wrong(node, "one file in `files` is expected"));
    };
    ensure!(is_testlib, document.wrong(node, "only programs of `type: testlib` are called here"));
    let line = command_line(&document.folder().join(file), document.folder(), &[]);
    line.map_err(|error| document.wrong(node, format!("{error:#}")))
}
