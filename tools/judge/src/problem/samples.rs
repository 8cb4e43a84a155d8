//! Samples as fixtures: their names, and what stands in where none is known yet.

use super::existing::Changes;
use std::fs;
use std::io::ErrorKind;
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

/// What is where a sample would be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// The sample itself.
    Same,
    /// Nothing, a stand-in, or a part of the sample.
    Free,
    /// Something else.
    Taken,
}

/// What is where a fixture of that name would be: the sample, as far as it is known.
pub fn place(folder: &Path, name: &str, sample: [Option<&str>; 2]) -> Place {
    let file = |extension| fs::read(folder.join(format!("{name}.{extension}")));
    let is_absent =
        |extension| file(extension).is_err_and(|error| error.kind() == ErrorKind::NotFound);
    let places = ["in", "out"].into_iter().zip(NONE).zip(sample);
    let places = places.map(|((extension, none), sample)| match file(extension) {
        Err(_) if is_absent(extension) => Place::Free,
        Ok(text) if text == none.as_bytes() => Place::Free,
        Ok(text) if sample.is_none_or(|s| lines(s) == lines(&String::from_utf8_lossy(&text))) => {
            Place::Same
        }
        _ => Place::Taken,
    });
    let is_refused = !is_absent("err");
    places.chain(is_refused.then_some(Place::Taken)).max().unwrap_or(Place::Free)
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
    let is_input = |path: &Path| path.extension().is_some_and(|extension| extension == "in");
    let there = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    if !there.chain(changes.files.iter().map(|file| file.0.clone())).any(|path| is_input(&path)) {
        let [input, output] = NONE.map(str::to_owned);
        changes.files.extend(files(folder, &name(1), &Sample { input, output }));
    }
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
