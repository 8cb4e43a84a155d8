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
//!
//! Where the input is large and all numbers, [`Input::fold`], [`Input::for_each`] and
//! [`Input::integers`] read two to three times as fast where the processor has AVX2, and as fast
//! everywhere else.

#[cfg(all(feature = "std", target_arch = "x86_64", not(any(miri, judge_host))))]
#[path = "batch/avx2/mod.rs"]
mod batch;
#[cfg(not(all(feature = "std", target_arch = "x86_64", not(any(miri, judge_host)))))]
#[path = "batch/portable.rs"]
mod batch;
mod decode;
mod eight_digits;
mod error;
mod fast;
#[cfg(all(judge_host, not(feature = "std")))]
#[path = "c/host.rs"]
mod host;
#[cfg(judge_host)]
#[path = "c/input.rs"]
mod input;
#[cfg(not(judge_host))]
mod input;
#[cfg(judge_host)]
#[path = "c/integer.rs"]
mod integer;
#[cfg(not(judge_host))]
mod integer;
mod output;
#[cfg(all(judge_host, not(feature = "std")))]
#[path = "platform/c.rs"]
mod platform;
#[cfg(not(all(judge_host, not(feature = "std"))))]
#[path = "platform/native.rs"]
mod platform;
mod readable;
mod run;
mod source;
mod space;
#[cfg(feature = "std")]
mod std_streams;

pub use self::decode::Decode;
pub use self::error::{Cause, Error, Excerpt, Result};
pub use self::fast::Integers;
#[cfg(all(judge_host, not(feature = "std")))]
pub use self::host::run;
pub use self::input::Input;
pub use self::output::{Output, Print, Sink};
pub use self::readable::Readable;
#[cfg(feature = "std")]
pub use self::run::run;
pub use self::run::run_on;
pub use self::source::{ReadError, Source};
#[cfg(feature = "std")]
pub use self::std_streams::{Reader, Stdout};
