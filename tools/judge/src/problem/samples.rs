//! Samples as fixtures: their names, and what stands in where none is known yet.

use crate::keep::keep;
use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};

/// An input and its output.
#[derive(Clone, Debug)]
pub struct Sample {
    pub input: String,
    pub output: String,
}

/// What stands in for a sample: no solution passes it.
const NONE: [&str; 2] =
    ["no sample yet: put its input here\n", "no sample yet: put its output here\n"];

/// The name of the sample of that number, from 1 on.
pub fn name(number: usize) -> String {
    if number == 1 { "sample".to_owned() } else { format!("sample-{number}") }
}

/// Whether nothing but stand-ins, or nothing, is where a fixture of that name would be.
pub fn is_free(folder: &Path, name: &str) -> bool {
    ["in", "out"].into_iter().zip(NONE).all(|(extension, none)| {
        let path = folder.join(format!("{name}.{extension}"));
        fs::read(&path).map_or(!path.exists(), |text| text == none.as_bytes())
    })
}

/// Writes a sample where [`is_free`] says that it may be.
pub fn write(folder: &Path, name: &str, sample: &Sample) -> Result<()> {
    let [input, output] = [&sample.input, &sample.output].map(|text| lines(text));
    keep(folder, name, input.as_bytes(), Some(output.as_bytes()))?;
    Ok(())
}

/// Writes the samples that are not there yet, or a stand-in where there is no fixture: the names of the samples.
pub fn add(folder: &Path, samples: &[Sample]) -> Result<Vec<String>> {
    let mut added = Vec::new();
    for (sample, number) in samples.iter().zip(1..) {
        let name = name(number);
        if is_free(folder, &name) {
            write(folder, &name, sample)?;
            added.push(name);
        }
    }
    let is_input = |path: PathBuf| path.extension().is_some_and(|extension| extension == "in");
    let there = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    if !there.into_iter().any(is_input) {
        let [input, output] = NONE.map(str::to_owned);
        write(folder, &name(1), &Sample { input, output })?;
    }
    Ok(added)
}

/// A text as judges have it: lines that end with `\n`, the last one too, and none without anything
/// after it.
pub fn lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    match text.trim_end_matches(['\n', '\r']) {
        "" => String::new(),
        text => format!("{text}\n"),
    }
}
