//! What a native program does where a program that is translated to C does something else (`c.rs`).

/// How many bytes [`Output`](super::Output) collects before it passes them on.
pub(super) const OUTPUT_BUFFER: usize = 1 << 16;

/// Whether the error code of the operating system is known where reading fails.
pub(super) const OS_ERROR_CODES: bool = true;
