//! A problem of the editor extension cph, `.cph/.a.rs_HASH.prob`.

use super::document::Document;
use super::{Tests, names};
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use std::time::Duration;
use verdicts::Content;

/// That of a program, if it has one.
pub fn beside(program: &Path) -> Option<PathBuf> {
    let folder = program.with_file_name(".cph");
    let start = format!(".{}_", program.file_name()?.to_str()?);
    let mut names = names(&folder).ok()?.into_iter();
    let found = names.find(|name| name.starts_with(&start) && name.strip_suffix(".prob").is_some());
    found.map(|name| folder.join(name))
}

/// Reads it.
pub fn read(path: &Path) -> Result<Tests> {
    let document = Document::read(path)?;
    let root = &document.root;
    let interactive = root.get("interactive");
    let is_plain = !interactive.has("true");
    ensure!(
        is_plain,
        document.wrong(&interactive, "name an `interactor`: samples cannot judge it")
    );
    let positive = |text: &str| text.parse::<u64>().ok().filter(|it| (1..1 << 32).contains(it));
    let number = |key| document.value(root, key, "a number above 0", positive);
    let mut tests = Tests { folder: document.folder().to_owned(), ..Tests::default() };
    tests.time = number("timeLimit")?.map(Duration::from_millis);
    tests.memory = number("memoryLimit")?.map(|mebibytes| mebibytes << 20);
    tests.link = root.get("url").text().map(str::to_owned);
    for (case, number) in root.get("tests").list.iter().zip(1..) {
        let (input, answer) = (case.get("input"), case.get("output"));
        let input = input.text().map(Content::from);
        let input = input.ok_or_else(|| document.wrong(case, "it has no `input`"))?;
        tests.add(&number.to_string(), input, answer.text());
    }
    tests.filled(path, "add some in the editor")
}
