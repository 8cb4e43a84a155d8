//! A checker, an interactor or another helper, as a command line names it.

use crate::error::{Error, Result};
use std::io;
use std::path::{self, Path, PathBuf};
use std::process::Command;

/// A command with arguments, started in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tool {
    /// The program, and its first arguments; there is at least the program.
    words: Vec<String>,
    /// What relative paths among them are relative to.
    folder: PathBuf,
}

impl Tool {
    /// Reads a command line, to be started in the first of `folders` that has a file which it names; in the first,
    /// if none has. Words are between spaces; spaces between quotes, `'` or `"`, belong to the word. There is
    /// no shell.
    pub fn find(line: &str, folders: &[&Path]) -> Result<Tool> {
        let words = split(line)?;
        if words.first().is_none_or(String::is_empty) {
            return Err("there is no command: write a program and its arguments".into());
        }
        let in_folder = |folder: &&Path| {
            let folder = path::absolute(folder).map_err(|error| error.to_string())?;
            Ok::<_, Error>(Tool { words: words.clone(), folder })
        };
        let mut tools = folders.iter().map(in_folder).collect::<Result<Vec<_>, _>>()?;
        // A file with its whole path says nothing of a folder.
        let is_of_folder = |tool: &Tool| {
            let words = tool.words.iter().filter(|word| !Path::new(word).is_absolute());
            words.map(|word| tool.folder.join(word)).any(|path| path.is_file())
        };
        let with_files = tools.iter().position(is_of_folder);
        Ok(tools.swap_remove(with_files.unwrap_or(0)))
    }

    /// What it is, its words, and where it is started.
    pub(crate) fn named(&self, what: &str) -> String {
        format!("the {what} `{}` in {}", self.words.join(" "), self.folder.display())
    }

    /// The command, to which arguments may be added.
    pub fn command(&self) -> Command {
        let program = Path::new(&self.words[0]);
        // A single word is looked for on the path.
        let is_path = program.components().count() > 1;
        let program = if is_path { &self.folder.join(program) } else { program };
        let mut command = Command::new(program);
        command.args(&self.words[1..]).current_dir(&self.folder);
        command
    }

    /// The flags and the program's arguments, if it is `cargo run FLAGS -- ARGUMENTS`.
    pub(crate) fn cargo_run(&self) -> Option<(&[String], &[String])> {
        let [cargo, run, words @ ..] = &self.words[..] else { return None };
        let end = words.iter().position(|word| word == "--")?;
        (cargo == "cargo" && run == "run").then(|| (&words[..end], &words[end + 1..]))
    }

    /// Whether it is started in a problem's package of Kattis or ICPC.
    pub(crate) fn is_in_package(&self) -> bool {
        self.folder.join("problem.yaml").is_file()
    }

    /// A sentence about an `error` at its start.
    pub(crate) fn cannot_start(&self, what: &str, error: &io::Error) -> Error {
        let hint = "write `./check` for a program in that folder, `python3 check.py` for a script; compile a source \
                    first, or write `cargo run -q --release --bin NAME`";
        format!("cannot start {}: {error}; {hint}", self.named(what)).into()
    }
}

/// The words of a command line.
fn split(line: &str) -> Result<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '\'' || c == '"' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match quote {
        None => Ok(words),
        Some(quote) => Err(format!("`{line}`: the quote {quote} is not closed").into()),
    }
}
