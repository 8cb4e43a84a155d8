//! Phrases of what several commands print.

use games::game::Game;
use games::join;
use games::period::{Seen, equation};
use std::fmt::Display;

pub use games::watch::stopped;

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

/// Things of which there is one, as a sentence lists them: `a, b or c`.
pub fn either<T: Display>(all: &[T]) -> String {
    match all {
        [before @ .., last] if !before.is_empty() => format!("{} or {last}", join(before, ", ")),
        _ => join(all, ""),
    }
}

/// The range of each number of a position whose largest one is `to`: `n = 0 to 100, t = 0 to 1`, or `a, b = 0 to 9`.
pub fn range(game: &Game, to: u64) -> String {
    let text = |(names, (least, last)): (Vec<&str>, (u64, u64))| {
        let from = if least == last { String::new() } else { format!("{least} to ") };
        format!("{} = {from}{last}", join(names, ", "))
    };
    join(groups(game, to).into_iter().map(text), ", ")
}

/// The same without the least ones: `n <= 100, t <= 1`.
pub fn upto(game: &Game, to: u64) -> String {
    let text = |(names, (_, last))| format!("{} <= {last}", join::<&str>(names, ", "));
    join(groups(game, to).into_iter().map(text), ", ")
}

/// The numbers of a position, those of the same range together.
fn groups(game: &Game, to: u64) -> Vec<(Vec<&str>, (u64, u64))> {
    let mut groups: Vec<(Vec<&str>, (u64, u64))> = Vec::new();
    let ends = game.least_numbers().into_iter().zip(game.last_numbers(to));
    for (name, ends) in game.variables().into_iter().zip(ends) {
        match groups.last_mut().filter(|(_, known)| *known == ends) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], ends)),
        }
    }
    groups
}
