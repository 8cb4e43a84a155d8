//! Plain rustc, as a judge runs it, and what it says.

mod compile;
mod diagnostic;
mod toolchain;

pub use self::compile::{Compiled, OUTPUT, Rustc, compilations, run};
pub use self::diagnostic::{Diagnostic, SOURCE, Span};
pub use self::toolchain::{Toolchain, options};
