//! A problem package of Polygon: `problem.xml`, and tests in `tests`.

use super::document::wrong;
use super::program::command_line;
use super::{Tests, of_testlib};
use anyhow::{Context, Error, Result, ensure};
use roxmltree::{Document, Node};
use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// A package, of which nodes are said with file and line.
struct Package<'a> {
    folder: &'a Path,
    path: &'a Path,
    xml: &'a Document<'a>,
}

/// Reads a package.
pub fn read(folder: &Path) -> Result<Tests> {
    let path = &folder.join("problem.xml");
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let xml = &Document::parse(&text).map_err(|error| wrong(path, error.pos().row, &error))?;
    let package = Package { folder, path, xml };
    let all = |tag: &'static str| xml.descendants().filter(move |node| node.has_tag_name(tag));
    for judging in all("judging") {
        let value = |name| judging.attribute(name).unwrap_or_default();
        let is_plain = value("input-file").is_empty() && value("output-file").is_empty();
        let is_once = ["", "1"].contains(&value("run-count"));
        let what = "only one run, on standard streams, can be judged here";
        ensure!(is_plain && is_once, package.wrong(judging, what));
    }
    let is_main = |set: &Node| set.attribute("name") == Some("tests");
    let set = all("testset").find(is_main).or_else(|| all("testset").next());
    let mut tests = package.tests(set.ok_or_else(|| wrong(path, 1, "there is no <testset>"))?)?;
    if let Some(interactor) = all("interactor").next() {
        tests.overrides.interactor = Some(package.program(interactor)?);
    } else if let Some(checker) = all("checker").next() {
        let name = checker.attribute("name").and_then(|name| name.strip_prefix("std::"));
        match name.and_then(|name| of_testlib(name.trim_end_matches(".cpp"))) {
            Some(known) => tests.overrides = known,
            None => tests.overrides.checker = Some(package.program(checker)?),
        }
    }
    Ok(tests)
}

impl Package<'_> {
    fn wrong(&self, node: Node, what: impl Display) -> Error {
        wrong(self.path, self.xml.text_pos_at(node.range().start).row, what)
    }

    /// The limits and tests of a set.
    fn tests(&self, set: Node) -> Result<Tests> {
        let said = |tag: &str| {
            let node = set.children().find(|node| node.has_tag_name(tag)).unwrap_or(set);
            (node, node.text().unwrap_or_default().trim())
        };
        let number = |tag: &str| {
            let (node, text) = said(tag);
            let number = text.parse::<u64>().ok().filter(|number| *number > 0);
            number.ok_or_else(|| self.wrong(node, format!("a number <{tag}> is expected")))
        };
        let file = |tag: &str, test: u64| {
            let (node, pattern) = said(tag);
            let name = numbered(pattern, test);
            let name =
                name.ok_or_else(|| self.wrong(node, format!("<{tag}> as tests/%02d is expected")))?;
            let missing =
                format!("{name} is not there: doall.sh makes it, and the full package has it");
            ensure!(self.folder.join(&name).is_file(), self.wrong(set, missing));
            Ok(name)
        };
        let mut tests = Tests { folder: self.folder.to_owned(), ..Tests::default() };
        tests.time = Some(Duration::from_millis(number("time-limit")?));
        tests.memory = Some(number("memory-limit")?);
        for test in 1..=number("test-count")? {
            let (input, answer) =
                (file("input-path-pattern", test)?, file("answer-path-pattern", test)?);
            let name = input.rsplit('/').next().unwrap_or_default();
            tests.add(name, self.folder.join(&input), Some(self.folder.join(answer)));
        }
        Ok(tests)
    }

    /// The program of which a node names the source.
    fn program(&self, node: Node) -> Result<String> {
        let source = node.descendants().find_map(|node| {
            Some(node).filter(|node| node.has_tag_name("source"))?.attribute("path")
        });
        let source = source.ok_or_else(|| self.wrong(node, "it has no <source>"))?;
        let line = command_line(&self.folder.join(source), &self.folder.join("files"), &[]);
        line.map_err(|error| self.wrong(node, format!("{error:#}")))
    }
}

/// The path of a test, as `tests/%02d` says it.
fn numbered(pattern: &str, number: u64) -> Option<String> {
    let (start, rest) = pattern.split_once('%')?;
    let (width, end) = rest.split_once('d')?;
    let width = if width.is_empty() { 0 } else { width.parse().ok()? };
    Some(format!("{start}{number:0width$}{end}"))
}
