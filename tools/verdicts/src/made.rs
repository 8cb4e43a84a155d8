//! Inputs that are made, not stored: `NAME.made` says by which command, started in the folder of the package, and what
//! comes of it.
//!
//! ```text
//! make: cargo run --quiet --package generators -- gen nim 1 random
//! input: 488874 bytes, 90d1c3a5f0e7b264
//! answer: 1244561 bytes, 3b0c74e28a5d9f16
//! ```
//!
//! The last line stands where the answer is long, in place of `NAME.out`. What is made lies in the target folder, named by
//! its digest, FNV-1a of 64 bits: the input as soon as a program is judged on it, the answer as soon as one has printed it.

use crate::cargo::{cargo, run};
use crate::error::{Error, Result, at};
use crate::text::Scratch;
use crate::tool::Tool;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// How an input is made.
#[derive(Clone, Debug)]
pub struct Made {
    /// The file that says it.
    file: PathBuf,
    command: String,
    input: Known,
    answer: Option<Known>,
    /// Where it is started.
    package: PathBuf,
    /// Where what is made lies.
    folder: PathBuf,
}

/// What is known of a text.
#[derive(Clone, PartialEq, Debug)]
struct Known(String);

impl Known {
    /// That of a text.
    fn of_text(text: &[u8]) -> Known {
        let fnv = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        let digest = text.iter().fold(0xcbf2_9ce4_8422_2325, fnv);
        Known(format!("{} bytes, {digest:016x}", text.len()))
    }

    /// The text's place.
    fn place(&self, folder: &Path, extension: &str) -> PathBuf {
        let digest = self.0.rsplit(' ').next().unwrap_or_default();
        folder.join(digest).with_extension(extension)
    }
}

impl Made {
    /// Reads how an input is made for a package; what is made lies in `target`.
    pub(crate) fn read(file: &Path, package: &Path, target: &Path) -> Result<Made> {
        let text = fs::read_to_string(file).map_err(at(file))?;
        let (mut command, [mut input, mut answer]) = (None, [None, None]);
        for line in text.lines() {
            let checked = |known: &str| {
                let digest = known.split_once(" bytes, ").map_or("", |(_, digest)| digest);
                (digest.len() == 16 && digest.bytes().all(|byte| byte.is_ascii_hexdigit()))
                    .then(|| Known(known.to_owned()))
            };
            let is_read = match line.split_once(": ") {
                Some(("make", line)) => command.replace(line.to_owned()).is_none(),
                Some(("input", known)) => {
                    checked(known).is_some_and(|known| input.replace(known).is_none())
                }
                Some(("answer", known)) => {
                    checked(known).is_some_and(|known| answer.replace(known).is_none())
                }
                _ => false,
            };
            if !is_read {
                let place = file.display();
                return Err(format!(
                    "{place}: `{line}` is not understood: `make: COMMAND`, `input: N bytes, DIGEST` and perhaps `answer: …` \
                     are expected, each once"
                ).into());
            }
        }
        let (Some(command), Some(input)) = (command, input) else {
            return Err(format!("{}: it needs `make: …` and `input: …`", file.display()).into());
        };
        let (file, package, folder) = (file.to_owned(), package.to_owned(), target.join("made"));
        Ok(Made { file, command, input, answer, package, folder })
    }

    /// Where the input is, once it is made.
    pub(crate) fn input(&self) -> PathBuf {
        self.input.place(&self.folder, "in")
    }

    /// Makes the input, unless it is there.
    pub(crate) fn make(&self) -> Result<()> {
        if self.input().is_file() {
            return Ok(());
        }
        let wrong = |what: &dyn Display| {
            Error::from(format!("{}: `{}` {what}", self.file.display(), self.command))
        };
        let tool = Tool::find(&self.command, &[&self.package]).map_err(|error| wrong(&error))?;
        let mut command = self.built(&tool).unwrap_or_else(|| tool.command());
        let output = command.output().map_err(|error| wrong(&error))?;
        if !output.status.success() {
            let errors = String::from_utf8_lossy(&output.stderr);
            return Err(wrong(&format!("failed:\n{}", errors.trim_end())));
        }
        let made = Known::of_text(&output.stdout);
        if made != self.input {
            return Err(wrong(&format!(
                "made {}, but {} is expected: if it is to be another input, write `input: {}`, and its answer",
                made.0, self.input.0, made.0
            )));
        }
        self.keep(&self.input(), &output.stdout)
    }

    /// For `cargo run ... --package NAME -- WORDS`, what that starts: Cargo, which would look each time at what is built,
    /// takes longer than most inputs. It is built once in this process, for each workspace.
    fn built(&self, tool: &Tool) -> Option<Command> {
        type Programs = BTreeMap<(Vec<String>, PathBuf), Option<PathBuf>>;
        static BUILT: Mutex<Programs> = Mutex::new(BTreeMap::new());
        let (flags, words) = tool.cargo_run()?;
        if !flags.iter().any(|flag| flag == "--package") {
            return None;
        }
        let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
        let program = built.entry((flags.to_vec(), self.folder.clone())).or_insert_with(|| {
            let mut cargo = cargo();
            cargo.arg("build").args(flags).current_dir(&self.package);
            // Where there is not one, `cargo run` says why.
            let programs = run(&mut cargo).programs;
            (programs.len() == 1).then(|| programs.into_values().next()).flatten()
        });
        let mut command = Command::new(program.as_ref()?);
        command.args(words).current_dir(&self.package);
        Some(command)
    }

    /// Where the answer is, if a program has printed it before.
    pub(crate) fn answer(&self) -> Option<PathBuf> {
        let place = self.answer.as_ref()?.place(&self.folder, "out");
        place.is_file().then_some(place)
    }

    /// Whether an output is the answer, which is kept then.
    pub(crate) fn compare(&self, output: &[u8]) -> Result<()> {
        let printed = Known::of_text(output);
        match &self.answer {
            Some(answer) if *answer == printed => {
                self.keep(&answer.place(&self.folder, "out"), output)
            }
            Some(answer) => {
                Err(format!("wrong output: {}; the answer has {}", printed.0, answer.0).into())
            }
            None => Err(format!(
                "no answer: put it beside {}, or write there, if this is right, `answer: {}`",
                self.file.display(),
                printed.0
            )
            .into()),
        }
    }

    fn keep(&self, place: &Path, text: &[u8]) -> Result<()> {
        fs::create_dir_all(&self.folder).map_err(at(&self.folder))?;
        let scratch = Scratch::within(&self.folder)?;
        let new = scratch.write("new", text)?;
        fs::rename(new, place).map_err(at(place))
    }
}
