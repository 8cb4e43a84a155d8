//! Tests of the parts of the search.

mod families;
mod known;
mod terms;

use crate::formula::{Claimed, Formula};

fn names(width: usize) -> Vec<String> {
    let names: &[&str] = if width == 1 { &["n"] } else { &["a", "b"] };
    names.iter().map(|&name| name.to_owned()).collect()
}

fn parsed(text: &str, width: usize) -> Formula {
    let names = names(width);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Formula::parse(text, &names).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The value of a formula, or of a condition, 1 or 0.
fn value(formula: &Formula, position: &[i64]) -> i64 {
    let position: Vec<u64> = position.iter().map(|n| u64::try_from(*n).unwrap()).collect();
    match formula.value(&position) {
        Ok(Claimed::Value(value)) => i64::try_from(value).unwrap(),
        Ok(Claimed::Outcome { next_player_wins }) => next_player_wins.into(),
        Err(e) => panic!("{formula}: {e}"),
    }
}

fn compare(found: &str, expected: &str) {
    for (found, expected) in found.lines().zip(expected.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.len(), expected.len());
}
