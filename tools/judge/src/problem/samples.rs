//! Samples as fixtures: their names, and what stands in where none is known yet.

use super::existing::Changes;
use crate::keep::{NONE, Place, lines, place};
use std::fs;
use std::path::{Path, PathBuf};

/// An input and its output.
#[derive(Clone, Debug)]
pub struct Sample {
    pub input: String,
    pub output: String,
}

/// The name of the sample of that number, from 1 on.
pub fn name(number: usize) -> String {
    if number == 1 { "sample".to_owned() } else { format!("sample-{number}") }
}

/// The files of a sample.
pub fn files(folder: &Path, name: &str, sample: &Sample) -> [(PathBuf, Vec<u8>); 2] {
    [("in", &sample.input), ("out", &sample.output)].map(|(extension, text)| {
        (folder.join(format!("{name}.{extension}")), lines(text).into_bytes())
    })
}

/// Adds the samples that are not there yet, or a stand-in where there is no fixture.
pub(super) fn add(folder: &Path, samples: &[Sample], changes: &mut Changes) {
    for (sample, number) in samples.iter().zip(1..) {
        let name = name(number);
        match place(folder, &name, [Some(&sample.input), Some(&sample.output)]) {
            Place::Same => {}
            Place::Free => {
                changes.files.extend(files(folder, &name, sample));
                changes.added.push(name);
            }
            Place::Taken => changes.left.push(name),
        }
    }
    let there = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut all = there.chain(changes.files.iter().map(|(path, _)| path.clone()));
    if !all.any(|path| path.extension().is_some_and(|extension| extension == "in")) {
        let [input, output] = NONE.map(str::to_owned);
        changes.files.extend(files(folder, &name(1), &Sample { input, output }));
    }
}
