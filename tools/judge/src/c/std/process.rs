//! How a program ends.

use crate::{fmt, host, io};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExitCode(u8);

impl ExitCode {
    pub const SUCCESS: ExitCode = ExitCode(0);
    pub const FAILURE: ExitCode = ExitCode(1);
}

impl From<u8> for ExitCode {
    fn from(code: u8) -> Self {
        ExitCode(code)
    }
}

/// What `main` may return.
pub trait Termination {
    fn report(self) -> ExitCode;
}

impl Termination for () {
    fn report(self) -> ExitCode {
        ExitCode::SUCCESS
    }
}

impl Termination for ExitCode {
    fn report(self) -> ExitCode {
        self
    }
}

impl<T: Termination, E: fmt::Debug> Termination for Result<T, E> {
    fn report(self) -> ExitCode {
        match self {
            Ok(value) => value.report(),
            Err(error) => {
                let _ = io::Write::write_fmt(&mut io::stderr(), format_args!("Error: {error:?}\n"));
                ExitCode::FAILURE
            }
        }
    }
}

/// The status with which a program ends that has run `main`. What it has printed is passed on.
#[doc(hidden)]
pub fn status(result: impl Termination) -> i32 {
    let status = i32::from(result.report().0);
    host::flush();
    status
}

/// Ends the program at once: what a `BufWriter` holds is lost, as elsewhere.
pub fn exit(code: i32) -> ! {
    host::flush_direct();
    host::exit(code)
}

pub fn abort() -> ! {
    host::flush_direct();
    host::exit(134)
}
