//! What differs in a program that is translated to C (`--cfg judge_host`), where what is there of std is a
//! host that reads and prints, beside how it reads (`c/`).

/// None: the host has the buffer, which it prints in a panic too. A panic does not unwind here.
pub(super) const OUTPUT_BUFFER: usize = 0;

/// The host knows no error codes.
pub(super) const OS_ERROR_CODES: bool = false;
