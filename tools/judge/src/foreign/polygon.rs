//! A problem package of Polygon: `problem.xml`, and tests in `tests`.

use super::document::wrong;
use super::program::command_line;
use super::{Tests, of_testlib};
use anyhow::{Context, Result, ensure};
use roxmltree::{Document, Node};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// Reads a package.
pub fn read(folder: &Path) -> Result<Tests> {
    let path = folder.join("problem.xml");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let xml = Document::parse(&text).map_err(|error| wrong(&path, error.pos().row, &error))?;
    let line = |node: Node| xml.text_pos_at(node.range().start).row;
    let all = |tag: &'static str| xml.descendants().filter(move |node| node.has_tag_name(tag));
    let sets = || all("testset");
    let main = sets().find(|set| set.attribute("name") == Some("tests")).or_else(|| sets().next());
    let set = main.ok_or_else(|| wrong(&path, 1, "there is no <testset>"))?;
    if let Some(judging) = all("judging").next() {
        let files =
            ["input-file", "output-file"].map(|name| judging.attribute(name).unwrap_or_default());
        ensure!(
            files == [""; 2],
            wrong(
                &path,
                line(judging),
                format!(
                    "it reads and writes files, {files:?}: only standard streams can be judged here"
                )
            )
        );
        let runs = judging.attribute("run-count").unwrap_or("1");
        ensure!(runs == "1", wrong(&path, line(judging), "only one run can be judged here"));
    }
    let said = |tag: &str| set.children().find(|node| node.has_tag_name(tag));
    let value = |tag: &str| said(tag).and_then(|node| node.text()).unwrap_or_default().trim();
    let number = |tag: &str| {
        let place = said(tag).unwrap_or(set);
        let number = value(tag).parse::<u64>().ok().filter(|number| *number > 0);
        number.ok_or_else(|| wrong(&path, line(place), format!("a number <{tag}> is expected")))
    };
    let mut tests = Tests { folder: folder.to_owned(), ..Tests::default() };
    tests.time = Some(Duration::from_millis(number("time-limit")?));
    tests.memory = Some(number("memory-limit")?);
    let file = |tag: &str, number: u64| {
        let place = said(tag).unwrap_or(set);
        let name = numbered(value(tag), number);
        name.ok_or_else(|| wrong(&path, line(place), format!("<{tag}> as tests/%02d is expected")))
    };
    let missing = |name: &str| {
        wrong(
            &path,
            line(set),
            format!("{name} is not there: doall.sh makes it, and the full package has it"),
        )
    };
    for test in 1..=number("test-count")? {
        let names = [file("input-path-pattern", test)?, file("answer-path-pattern", test)?];
        for name in &names {
            ensure!(folder.join(name).is_file(), missing(name));
        }
        let [input, answer] = names.each_ref().map(|name| folder.join(name));
        tests.add(names[0].rsplit('/').next().unwrap_or_default(), input, Some(answer));
    }
    let source = |node: Node| {
        let source = node.descendants().find(|node| node.has_tag_name("source"));
        let source = source.and_then(|source| source.attribute("path"));
        let source = source.ok_or_else(|| wrong(&path, line(node), "there is no <source>"))?;
        command_line(&folder.join(source), &folder.join("files"), &[])
            .map_err(|error| wrong(&path, line(node), format!("{error:#}")))
    };
    if let Some(interactor) = all("interactor").next() {
        tests.wanted.interactor = Some(source(interactor)?);
    } else if let Some(checker) = all("checker").next() {
        let name = checker.attribute("name").unwrap_or_default();
        let known =
            name.strip_prefix("std::").and_then(|name| of_testlib(name.trim_end_matches(".cpp")));
        match known {
            Some(known) => tests.wanted = known,
            None => tests.wanted.checker = Some(source(checker)?),
        }
    }
    tests.filled(folder, "doall.sh makes them")
}

/// The path of a test, as `tests/%02d` says it.
fn numbered(pattern: &str, number: u64) -> Option<String> {
    let (start, rest) = pattern.split_once('%')?;
    let (width, end) = rest.split_once('d')?;
    let width = if width.is_empty() { 0 } else { width.parse().ok()? };
    Some(format!("{start}{number:0width$}{end}"))
}
