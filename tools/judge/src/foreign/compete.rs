//! A test suite of cargo-compete, `testcases/a.yml`.

use super::Tests;
use super::document::{Document, Node};
use anyhow::{Result, ensure};
use std::path::Path;
use std::time::Duration;
use verdicts::comparison::Wanted;

/// Reads it.
pub fn read(path: &Path) -> Result<Tests> {
    let document = Document::read(path)?;
    let root = &document.root;
    let kind = root.get("type");
    ensure!(
        kind.text() == Some("Batch"),
        document.wrong(
            &kind,
            "a suite of `type: Batch` is expected; for an interactive problem, name an `interactor`"
        )
    );
    let mut tests = Tests { folder: document.folder().to_owned(), ..Tests::default() };
    tests.time = document.value(&root.get("timelimit"), "a time, as 2s", time)?;
    tests.wanted = wanted(&document, &root.get("match"))?;
    for (case, number) in root.get("cases").list().iter().zip(1..) {
        let (input, answer) = (case.get("in"), case.get("out"));
        let Some(input) = input.text() else { return Err(document.wrong(case, "it has no `in`")) };
        ensure!(
            case.get("match").is_none() && case.get("timelimit").is_none(),
            document.wrong(case, "a case with a limit or a comparison of its own is not read")
        );
        let name = case.get("name").text().map_or_else(|| number.to_string(), str::to_owned);
        let held = |text: &str| verdicts::Content::Held(text.as_bytes().to_vec());
        tests.push(&name, held(input), answer.text().map(held));
    }
    for more in root.get("extend").list().iter().filter(|it| it.get("type").text() == Some("Text"))
    {
        extend(&document, more, &mut tests)?;
    }
    tests.filled(path, "`cargo compete retrieve testcases` gets samples")
}

/// A time, as `2s`, `1s 500ms` or `500ms`.
fn time(text: &str) -> Option<Duration> {
    let seconds = |word: &str| {
        let (number, unit) = word.split_at(word.find(|c: char| c.is_alphabetic())?);
        let unit = ["ms", "s"].iter().position(|known| *known == unit)?;
        Some(number.parse::<f64>().ok()? * [1e-3, 1.0][unit])
    };
    let all = text.split_whitespace().map(seconds).sum::<Option<f64>>()?;
    Duration::try_from_secs_f64(all).ok().filter(|time| !time.is_zero())
}

fn wanted(document: &Document, rule: &Node) -> Result<Wanted> {
    let level = |level: &str| Wanted { ignore_spaces: Some(level.to_owned()), ..Wanted::default() };
    let float = rule.get("Float");
    Ok(match rule.text() {
        Some("Exact") => level("none"),
        Some("Lines") => level("ends"),
        Some("SplitWhitespace") => level("words"),
        None if !float.is_none() => {
            let error = |key| document.value(&float.get(key), "a number", |text| text.parse().ok());
            let [absolute, relative] = [error("absolute_error")?, error("relative_error")?];
            let float = Some([absolute.unwrap_or(0.0), relative.unwrap_or(0.0)]);
            Wanted { float, ..level("lines") }
        }
        _ => {
            let known = "Exact, Lines, SplitWhitespace or Float is expected; for a checker, name one in Cargo.toml";
            return Err(document.wrong(rule, known));
        }
    })
}

/// The tests of two globs, `/in/*.txt` and `/out/*.txt`.
fn extend(document: &Document, more: &Node, tests: &mut Tests) -> Result<()> {
    let part = |key| {
        let glob = more.get(key);
        let parts = glob.text().and_then(|text| text.trim_start_matches('/').split_once('*'));
        let parts = parts.filter(|(_, end)| !end.contains(['*', '/']));
        let Some((start, end)) = parts else {
            return Err(
                document.wrong(more, format!("`{key}` with one star, as /in/*.txt, is expected"))
            );
        };
        Ok((start.to_owned(), end.to_owned()))
    };
    let ((start, end), answer) = (part("in")?, part("out")?);
    let folder = document.folder().join(more.get("path").text().unwrap_or("."));
    let (within, start) = start.rsplit_once('/').unwrap_or(("", &start));
    for file in super::names(&folder.join(within)).unwrap_or_default() {
        let star = file.strip_prefix(start).and_then(|rest| rest.strip_suffix(&end));
        if let Some(star) = star {
            let answer = folder.join(format!("{}{star}{}", answer.0, answer.1));
            tests.add(
                star,
                folder.join(within).join(&file),
                Some(answer).filter(|it| it.is_file()),
            );
        }
    }
    Ok(())
}
