//! A problem of the editor extension cph, `.cph/.a.rs_HASH.prob`.

use super::Tests;
use super::document::Document;
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use std::time::Duration;
use verdicts::Content;

/// That of a program, if it has one.
pub fn beside(program: &Path) -> Option<PathBuf> {
    let folder = program.with_file_name(".cph");
    let start = format!(".{}_", program.file_name()?.to_str()?);
    let names = super::names(&folder).ok()?;
    let is_it = |name: &String| name.starts_with(&start) && name.ends_with(".prob");
    names.into_iter().find(is_it).map(|name| folder.join(name))
}

/// Reads it.
pub fn read(path: &Path) -> Result<Tests> {
    let document = Document::read(path)?;
    let root = &document.root;
    let interactive = root.get("interactive");
    ensure!(
        interactive.text() != Some("true"),
        document
            .wrong(&interactive, "the problem is interactive: name an `interactor` in Cargo.toml")
    );
    let number = |key| {
        document.value(&root.get(key), "a number above 0", |text| {
            text.parse::<u64>().ok().filter(|number| (1..1 << 32).contains(number))
        })
    };
    let mut tests = Tests { folder: document.folder().to_owned(), ..Tests::default() };
    tests.time = number("timeLimit")?.map(Duration::from_millis);
    tests.memory = number("memoryLimit")?.map(|mebibytes| mebibytes << 20);
    tests.link = root.get("url").text().map(str::to_owned);
    for (case, number) in root.get("tests").list().iter().zip(1..) {
        let held = |key| case.get(key).text().map(|text| Content::Held(text.as_bytes().to_vec()));
        let Some(input) = held("input") else {
            return Err(document.wrong(case, "it has no `input`"));
        };
        tests.push(&number.to_string(), input, held("output"));
    }
    tests.filled(path, "add some in the editor")
}
