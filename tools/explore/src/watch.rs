//! Progress on standard error when that is a terminal, and Ctrl-C.

use crate::error::{Error, Result};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicBool, Ordering};

/// Is told how far a computation is, and says whether it should go on.
pub trait Watch: Sync {
    /// `done` of the work is done; `false` asks to stop.
    fn go_on(&self, done: usize) -> bool;
}

/// Lets everything run to its end.
pub struct Unwatched;

impl Watch for Unwatched {
    fn go_on(&self, _: usize) -> bool {
        true
    }
}

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C has been pressed.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// From now on the first Ctrl-C makes computations stop, and a second one ends the program.
///
/// # Errors
/// If the system does not let it.
pub fn catch_interrupts() -> Result<()> {
    let handler = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|e| Error::new(format!("Ctrl-C: {e}")))
}

/// A progress bar on standard error, if that is a terminal; stops at Ctrl-C.
pub struct Progress(ProgressBar);

impl Progress {
    /// For work of `total` steps, called `unit`.
    #[must_use]
    pub fn new(total: u64, unit: &str) -> Progress {
        if !stderr().is_terminal() {
            return Progress(ProgressBar::hidden());
        }
        let template =
            format!("{{wide_bar}} {{human_pos}}/{{human_len}} {unit}, {{per_sec}}, {{eta}} left");
        let style = ProgressStyle::with_template(&template);
        let bar = ProgressBar::new(total);
        Progress(style.map_or_else(|_| ProgressBar::hidden(), |style| bar.with_style(style)))
    }
}

impl Watch for Progress {
    fn go_on(&self, done: usize) -> bool {
        self.0.set_position(done as u64);
        !interrupted()
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
