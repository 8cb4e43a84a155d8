//! Progress on standard error when that is a terminal, and Ctrl-C.

use crate::error::{Error, Result};
use indicatif::{HumanFloatCount, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicBool, Ordering};

/// Watches the progress of a computation, and may stop it.
pub trait Watch: Sync {
    /// Whether to go on, after `done` steps.
    fn go_on(&self, done: usize) -> bool;
}

/// Never stops a computation.
pub struct Unwatched;

impl Watch for Unwatched {
    fn go_on(&self, _: usize) -> bool {
        true
    }
}

/// Ctrl-C has been pressed.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// It has been pressed, and nothing has stopped for it yet.
static PENDING: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C has been pressed.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// From now on, Ctrl-C asks the computation or the printing under way to stop; pressed again before it
/// has stopped, it ends the program.
///
/// # Errors
/// If the handler cannot be set.
pub fn catch_interrupts() -> Result<()> {
    let handler = || {
        INTERRUPTED.store(true, Ordering::Relaxed);
        if PENDING.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|e| Error::new(format!("Ctrl-C: {e}")))
}

/// The printing of what has been computed: it goes on after a Ctrl-C that stopped the computation, and
/// stops at the next one.
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
            // If it fails, the rate is missing for a moment.
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
