//! A checker or an interactor, as a command line names it.

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
    /// Reads a command line of words between spaces; spaces between quotes, `'` or `"`, belong to the word.
    /// There is no shell.
    ///
    /// # Errors
    /// If there is no word, or a quote is not closed.
    pub fn parse(line: &str, folder: &Path) -> Result<Tool, String> {
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
        if let Some(quote) = quote {
            return Err(format!("`{line}`: the quote {quote} is not closed"));
        }
        Tool::new(words, folder)
    }

    /// A program and its first arguments, started in `folder`.
    ///
    /// # Errors
    /// If there is no program.
    pub fn new(words: Vec<String>, folder: &Path) -> Result<Tool, String> {
        if words.first().is_none_or(String::is_empty) {
            return Err("there is no command: write a program and its first arguments".to_owned());
        }
        let folder = path::absolute(folder).map_err(|error| error.to_string())?;
        Ok(Tool { words, folder })
    }

    /// The command, to which arguments may be added.
    #[must_use]
    pub fn command(&self) -> Command {
        let program = Path::new(&self.words[0]);
        // A bare name is looked for on the path.
        let mut command = match program.components().count() {
            1 if !self.words[0].starts_with('.') => Command::new(program),
            _ => Command::new(self.folder.join(program)),
        };
        command.args(&self.words[1..]).current_dir(&self.folder);
        command
    }

    /// The files that its words name.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        let paths = self.words.iter().map(|word| self.folder.join(word));
        paths.filter(|path| path.is_file()).collect()
    }

    /// A sentence about an `error` at its start.
    pub(crate) fn cannot_start(&self, what: &str, error: &io::Error) -> String {
        let (program, folder) = (&self.words[0], self.folder.display());
        let hint = match error.kind() {
            io::ErrorKind::NotFound if !self.folder.is_dir() => "; there is no such folder".into(),
            io::ErrorKind::NotFound if self.folder.join(program).is_file() => {
                format!("; write `./{program}` for the file in that folder")
            }
            io::ErrorKind::PermissionDenied => "; is it executable?".into(),
            _ => String::new(),
        };
        format!("cannot start the {what} `{program}` in {folder}: {error}{hint}")
    }
}
