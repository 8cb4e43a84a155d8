//! `--checkpoint`: what a command has found is kept in a file, and it goes on from there.

use super::options::{refuse, seconds};
use clap::Args;
use games::analysis::Analysis;
use games::engine::{Checkpoint, Subject};
use games::error::Result;
use games::game::{Game, Rule};
use games::rule::Code;
use std::path::PathBuf;
use std::time::Duration;

/// The options of commands that keep what they find.
#[derive(Args, Default)]
pub struct Keep {
    /// Keep the values in this file while they are computed, and at the end and at Ctrl-C; go on from those in
    /// it, if there is one. However the run ends, the file has the values of the last checkpoint. It is for one
    /// rule; of another one, or damaged, it is refused and left as it is
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Seconds of work between two checkpoints, like 0.5
    #[arg(long, value_name = "S", default_value = "60", requires = "checkpoint", value_parser = seconds)]
    checkpoint_seconds: Duration,
}

impl Keep {
    /// Whether anything is kept.
    pub fn is_asked(&self) -> bool {
        self.checkpoint.is_some()
    }

    /// Refuses a checkpoint of a game whose values none keeps.
    pub fn refuse_without_heaps(&self, game: &Game) -> Result<()> {
        let of_heaps = matches!(game.rule, Rule::Heap(_));
        refuse(
            "--checkpoint",
            self.is_asked() && !of_heaps,
            "for games on heaps that a code describes",
        )
    }

    /// The analysis of a code, which is called `name`: new, or from the checkpoint, if there is one.
    ///
    /// # Errors
    /// As [`Keep::open`].
    pub fn analysis(&self, name: &str, code: &Code) -> Result<Analysis> {
        let mut analysis = Analysis::new(code);
        if let Some((checkpoint, values)) = self.open(|| Subject::heaps(name, code))? {
            analysis.keep(values, checkpoint);
        }
        Ok(analysis)
    }

    /// Opens the checkpoint of `subject`, if there is to be one, and says from where the run goes on.
    ///
    /// # Errors
    /// As [`Checkpoint::open`].
    pub fn open(
        &self,
        subject: impl FnOnce() -> Subject,
    ) -> Result<Option<(Checkpoint, Vec<u32>)>> {
        let Some(path) = &self.checkpoint else { return Ok(None) };
        let (checkpoint, numbers) = Checkpoint::open(path, subject(), self.checkpoint_seconds)?;
        if !numbers.is_empty() {
            eprintln!(
                "going on after the first {} values, which are in {}",
                numbers.len(),
                path.display()
            );
        }
        Ok(Some((checkpoint, numbers)))
    }
}
