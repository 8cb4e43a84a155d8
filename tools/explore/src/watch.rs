//! Progress on standard error when that is a terminal, and Ctrl-C.

use crate::error::{Error, Result};
use indicatif::{HumanFloatCount, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
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

/// Ctrl-C has been pressed; it has been, and nothing has stopped for it yet.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static PENDING: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C has been pressed.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// From now on Ctrl-C stops what is being done, computing or printing, and ends the program if it is
/// pressed again before that has stopped.
///
/// # Errors
/// If the system does not let it.
pub fn catch_interrupts() -> Result<()> {
    let handler = || {
        INTERRUPTED.store(true, Ordering::Relaxed);
        if PENDING.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|e| Error::new(format!("Ctrl-C: {e}")))
}

/// The printing of what is known, which goes on after Ctrl-C has stopped the computing, until it is
/// pressed again.
pub struct Printing(());

impl Printing {
    /// Begins to print.
    #[must_use]
    pub fn begin() -> Printing {
        PENDING.store(false, Ordering::Relaxed);
        Printing(())
    }

    /// Whether to print one more line.
    #[must_use]
    pub fn go_on(&self) -> bool {
        !PENDING.load(Ordering::Relaxed)
    }
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
            format!("{{wide_bar}} {{human_pos}}/{{human_len}} {unit}, {{rate}}/s, {{eta}} left");
        let style = ProgressStyle::with_template(&template);
        let rate = |state: &ProgressState, text: &mut dyn Write| {
            // Where it fails, a rate is missing for a moment.
            let _ = write!(text, "{:.0}", HumanFloatCount(state.per_sec()));
        };
        let bar = ProgressBar::new(total);
        Progress(style.map_or_else(
            |_| ProgressBar::hidden(),
            |style| bar.with_style(style.with_key("rate", rate)),
        ))
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
