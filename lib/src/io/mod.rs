//! Typed input with errors that a person can act on, buffered output, and one entry point.
//!
//! A solution is a function from an [`Input`] to an [`Output`]. [`run`] gives it standard input and
//! output; [`run_on`] gives it a byte slice, for tests. Memory does not grow with the input.
//!
//! ```
//! use sg::io::{self, Input, Output};
//!
//! /// For each of T cases, the sum of two numbers.
//! fn solve(input: &mut Input, out: &mut Output) -> io::Result {
//!     for _ in 0..input.read::<usize>()? {
//!         let (a, b) = input.read::<(u32, u32)>()?;
//!         out.line(u64::from(a) + u64::from(b));
//!     }
//!     Ok(())
//! }
//!
//! let (output, result) = io::run_on(solve, b"2\n1 2\r\n3 4");
//! assert_eq!(output, b"3\n7\n");
//! assert!(result.is_ok());
//!
//! // What was answered before an error is still printed.
//! let (output, result) = io::run_on(solve, b"2\n1 2\n3 4x\n");
//! assert_eq!(output, b"3\n");
//! assert_eq!(
//!     result.unwrap_err().to_string(),
//!     "line 3, column 3: expected u32, found `4x`: `x` is not a digit",
//! );
//! ```
//! As a program it is `fn main() -> std::process::ExitCode { sg::io::run(solve) }`.

mod error;
mod input;
mod integer;
mod output;
mod readable;

pub use self::error::{Error, Result};
pub use self::input::Input;
pub use self::output::{Output, Print};
pub use self::readable::Readable;

use std::io::{stderr, stdin, stdout, BufWriter};
use std::process::ExitCode;

/// Runs a solution on standard input and output: the body of `main`.
///
/// If the solution fails, what it has printed is on standard output, the message is on standard error,
/// and the exit status is not 0. If nobody reads the output any more (`| head`), the program ends at
/// once, with status 0 and without a message.
///
/// # Panics
/// If the system cannot read the input or write the output, for another reason than that.
///
/// # Examples
/// ```
/// use sg::io::{self, Input, Output};
///
/// fn solve(input: &mut Input, out: &mut Output) -> io::Result {
///     while let Some(n) = input.next::<u64>()? {
///         out.line(n % 2);
///     }
///     Ok(())
/// }
///
/// fn main() -> std::process::ExitCode {
///     io::run(solve)
/// }
/// ```
pub fn run(solve: impl FnOnce(&mut Input<'_>, &mut Output<'_>) -> Result) -> ExitCode {
    let (mut stdin, mut stdout) = (stdin(), BufWriter::with_capacity(1 << 16, stdout()));
    let mut out = Output::new(&mut stdout);
    let result = solve(&mut Input::new(&mut stdin), &mut out);
    out.flush();
    if let Err(error) = result {
        let mut stderr = stderr();
        let mut out = Output::new(&mut stderr);
        out.print("error: ");
        out.line(error);
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Runs a solution on `input`. Returns what it printed and how it ended.
///
/// # Examples
/// ```
/// let (output, result) = sg::io::run_on(|input, out| {
///     while let Some(n) = input.next::<u64>()? {
///         out.line(n + 1);
///     }
///     Ok(())
/// }, b"1 41\n");
/// assert_eq!((output.as_slice(), result), (&b"2\n42\n"[..], Ok(())));
/// ```
pub fn run_on(
    solve: impl FnOnce(&mut Input<'_>, &mut Output<'_>) -> Result,
    mut input: &[u8],
) -> (Vec<u8>, Result) {
    let mut output = Vec::new();
    let result = solve(&mut Input::new(&mut input), &mut Output::new(&mut output));
    (output, result)
}
