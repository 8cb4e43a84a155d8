//! Macros that print.

use crate::io::{stderr, stdout, Write};
use core::fmt::Arguments;

#[doc(hidden)]
pub fn print(arguments: Arguments<'_>) {
    // Where the host cannot write, it ends the program.
    let _ = stdout().write_fmt(arguments);
}

#[doc(hidden)]
pub fn complain(arguments: Arguments<'_>) {
    let _ = stderr().write_fmt(arguments);
}

#[macro_export]
macro_rules! print {
    ($($arguments:tt)*) => { $crate::print::print(format_args!($($arguments)*)) };
}

#[macro_export]
macro_rules! println {
    () => { $crate::print!("\n") };
    ($($arguments:tt)*) => {{
        $crate::print!($($arguments)*);
        $crate::print!("\n");
    }};
}

#[macro_export]
macro_rules! eprint {
    ($($arguments:tt)*) => { $crate::print::complain(format_args!($($arguments)*)) };
}

#[macro_export]
macro_rules! eprintln {
    () => { $crate::eprint!("\n") };
    ($($arguments:tt)*) => {{
        $crate::eprint!($($arguments)*);
        $crate::eprint!("\n");
    }};
}

#[macro_export]
macro_rules! dbg {
    () => { $crate::eprintln!("[{}:{}:{}]", file!(), line!(), column!()) };
    ($value:expr $(,)?) => {
        match $value {
            value => {
                $crate::eprintln!("[{}:{}:{}] {} = {:#?}", file!(), line!(), column!(), stringify!($value), &value);
                value
            }
        }
    };
    ($($value:expr),+ $(,)?) => { ($($crate::dbg!($value)),+,) };
}
