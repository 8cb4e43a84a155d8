//! A test suite of cargo-compete, `testcases/a.yml`.

use super::document::{Document, Node};
use super::{Tests, limit, names, spaces, tolerance};
use anyhow::{Result, ensure};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use verdicts::comparison::Overrides;
use verdicts::{Content, Package};

/// Where that of a program is: as the `compete.toml` around it says, or in `testcases`.
pub fn suite(package: &Package) -> PathBuf {
    let folder = package.manifest.parent().unwrap_or(&package.manifest);
    let settings =
        folder.ancestors().find_map(|it| fs::read_to_string(it.join("compete.toml")).ok());
    let settings = settings.and_then(|text| basic_toml::from_str::<Value>(&text).ok());
    let usual = "{{ manifest_dir }}/testcases/{{ bin_alias }}.yml";
    let pattern = settings.as_ref().and_then(|it| it["test-suite"].as_str()).unwrap_or(usual);
    let known = [
        ("manifest_dir", &*folder.to_string_lossy()),
        ("bin_alias", &package.alias),
        ("bin_name", &package.binary),
    ];
    let mut path = pattern.to_owned();
    for (name, value) in known {
        path = path.replace(&format!("{{{{ {name} }}}}"), value);
        path = path.replace(&format!("{{{{{name}}}}}"), value);
    }
    folder.join(path)
}

/// Reads it.
pub fn read(path: &Path) -> Result<Tests> {
    let document = Document::read(path)?;
    let root = &document.root;
    let kind = root.get("type");
    let is_batch = kind.text() == Some("Batch");
    ensure!(is_batch, document.wrong(&kind, "only a suite of `type: Batch` can be judged by it"));
    let mut tests = Tests { folder: document.folder().to_owned(), ..Tests::default() };
    tests.time = document.value(root, "timelimit", "a time, as 2s,", time)?;
    tests.overrides = overrides(&document, root)?;
    for (case, number) in root.get("cases").list.iter().zip(1..) {
        let (input, answer, name) = (case.get("in"), case.get("out"), case.get("name"));
        ensure!(input.text().is_some(), document.wrong(case, "it has no `in`"));
        let is_plain = case.get("match").is_none() && case.get("timelimit").is_none();
        let own = "a case with a limit or a comparison of its own is not read";
        ensure!(is_plain, document.wrong(case, own));
        let name = name.text().map_or_else(|| number.to_string(), str::to_owned);
        tests.add(&name, Content::from(input.text().unwrap_or_default()), answer.text());
    }
    for more in root.get("extend").list.iter().filter(|more| more.get("type").has("Text")) {
        extend(&document, more, &mut tests)?;
    }
    tests.filled(path, "`cargo compete retrieve testcases` gets samples")
}

/// A time, as `2s`, `1s 500ms` or `500ms`.
fn time(text: &str) -> Option<Duration> {
    let seconds = |word: &str| {
        let in_ms = word.strip_suffix("ms").map(|number| Some(number.parse::<f64>().ok()? / 1e3));
        in_ms.unwrap_or_else(|| word.strip_suffix('s')?.parse().ok())
    };
    let all = text.split_whitespace().map(seconds).sum::<Option<f64>>()?;
    limit(all)
}

fn overrides(document: &Document, root: &Node) -> Result<Overrides> {
    let rule = root.get("match");
    let float = rule.get("Float");
    match rule.text() {
        Some("Exact") => Ok(spaces("none")),
        Some("Lines") => Ok(spaces("ends")),
        Some("SplitWhitespace") => Ok(spaces("words")),
        None if !float.is_none() => {
            let error = |key| document.value(&float, key, "a number", |text| text.parse().ok());
            let [a, b] = [error("absolute_error")?, error("relative_error")?];
            let [a, b] = [a, b].map(|it| tolerance(document, &float, it.unwrap_or_default()));
            Ok(Overrides { float: Some([a?, b?]), ..spaces("lines") })
        }
        _ => {
            let known = "Exact, Lines, SplitWhitespace or Float is expected; a checker is named by --checker";
            Err(document.wrong(&rule, known))
        }
    }
}

/// The tests of two globs, `/in/*.txt` and `/out/*.txt`.
fn extend(document: &Document, more: &Node, tests: &mut Tests) -> Result<()> {
    let glob = |key| {
        let one_star = |text: &str| {
            let (start, end) = text.trim_start_matches('/').split_once('*')?;
            (!end.contains(['*', '/'])).then(|| (start.to_owned(), end.to_owned()))
        };
        let found = document.value(more, key, "a path with one star, as /in/*.txt,", one_star)?;
        found.ok_or_else(|| document.wrong(more, format!("it has no `{key}`")))
    };
    let ((start, end), (answer, behind)) = (glob("in")?, glob("out")?);
    let folder = document.folder().join(more.get("path").text().unwrap_or("."));
    let (within, start) = start.rsplit_once('/').unwrap_or(("", &start));
    for file in names(&folder.join(within))? {
        if let Some(star) = file.strip_prefix(start).and_then(|rest| rest.strip_suffix(&end)) {
            let answer = Some(folder.join(format!("{answer}{star}{behind}")));
            tests.add(star, folder.join(within).join(&file), answer.filter(|it| it.is_file()));
        }
    }
    Ok(())
}
