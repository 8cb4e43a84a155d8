//! Programs that are run thousands of times.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fmt};
use verdicts::process::Finished;
use verdicts::tool::Tool;
use verdicts::{Limits, Result, Text, run_on};

/// A program, as it is named.
#[derive(Clone, Debug)]
pub enum Program {
    /// One that was built.
    Built(PathBuf),
    /// A command line.
    Command(Tool),
}

impl Program {
    /// The command that starts it.
    pub fn command(&self) -> Command {
        match self {
            Program::Built(path) => Command::new(path),
            Program::Command(tool) => tool.command(),
        }
    }

    /// Runs it on an input, with more arguments.
    pub(crate) fn run(
        &self,
        arguments: &[String],
        input: &[u8],
        limits: Limits,
    ) -> Result<Finished> {
        run_on(self.command().args(arguments), Text::Held(input), limits)
    }
}

impl fmt::Display for Program {
    /// As it is typed: with its path from the current folder, where it is in that.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let command = self.command();
        let program = Path::new(command.get_program());
        let here = env::current_dir().unwrap_or_default();
        let program = program.strip_prefix(here).unwrap_or(program);
        write!(f, "{}", program.display())?;
        command.get_args().try_for_each(|argument| write!(f, " {}", argument.to_string_lossy()))
    }
}
