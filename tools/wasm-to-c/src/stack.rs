//! A stack that suffices for deeply nested code: the passes are recursive.

use anyhow::{Context, Result};
use std::panic::resume_unwind;
use std::thread;

/// What the passes need at most, given the limits on functions in [`crate::lower`].
const BYTES: usize = 256 << 20;

/// Runs it on a thread with a large stack.
pub(crate) fn with_large_stack<T: Send>(run: impl FnOnce() -> Result<T> + Send) -> Result<T> {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(BYTES).spawn_scoped(scope, run);
        let thread = thread.context("cannot start a thread with a stack of 256 MiB")?;
        thread.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}
