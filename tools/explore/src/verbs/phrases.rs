//! Phrases of what several commands print.

use games::error::Error;
use games::join;
use std::fmt::Display;

/// A count and its noun.
pub fn plural(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// The items, with blanks between them.
pub fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    join(items, " ")
}

/// The error after Ctrl-C; `what` is what was done of what was asked for.
pub fn stopped(what: &str) -> Error {
    Error::new(format!("stopped by Ctrl-C: {what}"))
}
