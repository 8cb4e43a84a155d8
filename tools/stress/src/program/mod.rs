//! Programs that are run thousands of times.

mod plain;
#[cfg(target_os = "linux")]
mod zygote;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, fmt};
use verdicts::Limits;
use verdicts::process::Finished;
use verdicts::tool::Tool;

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
    #[must_use]
    pub fn command(&self) -> Command {
        match self {
            Program::Built(path) => Command::new(path),
            Program::Command(tool) => tool.command(),
        }
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

/// What makes programs start fast, shared by all of them: on Linux, a library that is loaded into each.
pub struct Starter {
    #[cfg(target_os = "linux")]
    library: Option<zygote::Library>,
    is_interrupted: Arc<AtomicBool>,
}

impl Starter {
    /// One whose programs are stopped when `is_interrupted` is set.
    #[must_use]
    pub fn new(is_interrupted: Arc<AtomicBool>) -> Starter {
        Starter {
            #[cfg(target_os = "linux")]
            library: zygote::Library::compile().ok(),
            is_interrupted,
        }
    }

    /// One that starts each program anew, as the system does it.
    #[must_use]
    pub fn plain(is_interrupted: Arc<AtomicBool>) -> Starter {
        Starter {
            #[cfg(target_os = "linux")]
            library: None,
            is_interrupted,
        }
    }

    /// Gets a program ready to be run, by the thread that asks.
    #[must_use]
    pub fn start(&self, program: &Program) -> Runner {
        Runner {
            // One that does not wait is started anew each time.
            #[cfg(target_os = "linux")]
            zygote: (self.library.as_ref())
                .and_then(|library| zygote::Zygote::start(library, program.command()).ok()),
            program: program.clone(),
            is_interrupted: self.is_interrupted.clone(),
        }
    }
}

/// A program that is ready to be run.
pub struct Runner {
    #[cfg(target_os = "linux")]
    zygote: Option<zygote::Zygote>,
    program: Program,
    is_interrupted: Arc<AtomicBool>,
}

impl Runner {
    /// Runs the program on an input, with more arguments.
    ///
    /// # Errors
    /// If it cannot be started, or is stopped as all is: `None`.
    pub fn run(
        &mut self,
        arguments: &[String],
        input: &[u8],
        limits: Limits,
    ) -> Result<Finished, Option<String>> {
        let finished = self.run_somehow(arguments, input, limits);
        if self.is_interrupted.load(Ordering::Relaxed) {
            return Err(None);
        }
        finished.map_err(Some)
    }

    fn run_somehow(
        &mut self,
        arguments: &[String],
        input: &[u8],
        limits: Limits,
    ) -> Result<Finished, String> {
        #[cfg(target_os = "linux")]
        if let Some(zygote) = &mut self.zygote {
            match zygote.run(arguments, input, limits, &self.is_interrupted) {
                Ok(finished) => return Ok(finished),
                // It is gone: from now on without.
                Err(_) => self.zygote = None,
            }
        }
        let mut command = self.program.command();
        command.args(arguments);
        plain::run(command, input, limits)
    }

    /// The command, for what has to start it by itself.
    #[must_use]
    pub fn command(&self) -> Command {
        self.program.command()
    }

    /// Whether it is started by a copy of itself that waits.
    #[must_use]
    pub fn is_fast(&self) -> bool {
        #[cfg(target_os = "linux")]
        return self.zygote.is_some();
        #[cfg(not(target_os = "linux"))]
        false
    }
}
