use super::error::Result;
use super::input::Input;
use super::output::Output;
#[cfg(feature = "std")]
use super::std_streams::{Reader, Stdout};
use alloc::vec::Vec;

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

/// Runs a solution on standard input and output: the body of `main`.
///
/// If the solution fails, what it has printed is on standard output, the message is on standard error,
/// and the exit status is not 0. If nobody reads the output any more (`| head`), the program ends at
/// once, with status 0 and without a message.
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
#[cfg(feature = "std")]
pub fn run(
    solve: impl FnOnce(&mut Input<'_>, &mut Output<'_>) -> Result,
) -> std::process::ExitCode {
    use std::io::Write;
    use std::process::ExitCode;

    let mut stdin = Reader(std::io::stdin().lock());
    let mut stdout = Stdout;
    let result = solve(&mut Input::new(&mut stdin), &mut Output::new(&mut stdout));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // If standard error is closed too, there is still the status.
            let _ = writeln!(std::io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}
