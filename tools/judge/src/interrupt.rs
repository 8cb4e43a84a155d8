//! Ctrl-C: what is being made is finished or taken back first.

use anyhow::{Context, Result};
use std::sync::atomic::{AtomicBool, Ordering};

static PRESSED: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C does not end the program, but is [`pressed`].
///
/// # Errors
/// If the system does not let it.
pub fn catch() -> Result<()> {
    ctrlc::set_handler(|| PRESSED.store(true, Ordering::Relaxed)).context("Ctrl-C")
}

/// Whether Ctrl-C has been pressed.
#[must_use]
pub fn pressed() -> bool {
    PRESSED.load(Ordering::Relaxed)
}
