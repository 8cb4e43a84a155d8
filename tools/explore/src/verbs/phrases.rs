//! Phrases of what several commands print.

use games::error::Error;
use games::join;
use games::period::{Seen, equation};
use std::fmt::Display;

/// A count and its noun.
pub fn plural(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// A law of values, of what `of` says, that begin with n = `first` and are known to `last`.
pub fn seen_law(law: &Seen, first: u64, (of, n): (&str, &str), last: u64) -> String {
    let [is, known] = if law.is_seen { ["seen", "seen"] } else { ["best guess", "known"] };
    let (e, equation) = (first + law.preperiod as u64, equation(n, law.period, law.saltus));
    let exceptions = match law.exceptions {
        0 => "no exceptions".to_owned(),
        count => plural(count, "exception", "exceptions"),
    };
    let periods = plural(law.periods, "period", "periods");
    format!(
        "{is}{of}: {n} >= {e} fits {equation}, {known} to {last}, {periods}, {exceptions}, not proved"
    )
}

/// The items, with blanks between them.
pub fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    join(items, " ")
}

/// The error after Ctrl-C; `what` is what was done of what was asked for.
pub fn stopped(what: &str) -> Error {
    Error::new(format!("stopped by Ctrl-C: {what}"))
}
