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
//!     "line 3, column 3: expected u32, found `4x`",
//! );
//! ```
//! As a program it is `fn main() -> std::process::ExitCode { sg::io::run(solve) }`.

mod input;
mod output;
mod values;

pub use self::input::{Input, Readable};
pub use self::output::{Output, Print};

use std::ascii::escape_default;
use std::fmt;
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
    let (mut stdin, mut stdout) = (stdin(), BufWriter::new(stdout()));
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

/// What reading gives: a value or an [`Error`].
pub type Result<T = (), E = Error> = std::result::Result<T, E>;

/// Why a value could not be read, and where.
///
/// Displayed as one line without a prefix or a line break, ``line 3, column 5: expected u32, found `12x` ``.
/// [`Print`] prints the same, without [`std::fmt`] and memory from an allocator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line of the token's first byte, counted from 1.
    pub line: u64,
    /// The byte of the line at which the token starts, counted from 1.
    pub column: u64,
    /// What was asked for: the name of a type, `a word` or `UTF-8`.
    pub expected: &'static str,
    /// The token's first bytes, which are enough to recognize it, and how many it has: none at the end of
    /// the input.
    found: [u8; 40],
    len: usize,
}

impl Error {
    /// Adds a byte to the token.
    fn push(&mut self, byte: u8) {
        if let Some(kept) = self.found.get_mut(self.len) {
            *kept = byte;
        }
        self.len += 1;
    }
}

impl Print for Error {
    fn print(self, out: &mut Output<'_>) {
        out.print("line ");
        out.print(self.line);
        out.print(", column ");
        out.print(self.column);
        out.print(": expected ");
        out.print(self.expected);
        if self.len == 0 {
            return out.print(", found the end of the input");
        }
        out.print(", found `");
        for &byte in self.found.iter().take(self.len) {
            // Terminals obey control codes.
            escape_default(byte).for_each(|byte| out.bytes(&[byte]));
        }
        out.print(if self.len > self.found.len() { "...`" } else { "`" });
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        Output::new(&mut text).print(*self);
        f.write_str(&String::from_utf8_lossy(&text))
    }
}

impl std::error::Error for Error {}
