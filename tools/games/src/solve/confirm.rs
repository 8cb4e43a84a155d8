//! When a form is believed.
//!
//! **The rule.** Forms are fitted to the values up to a tenth of the range that is computed, and never see
//! the others. A form of size `s` (its operations, numbers, names and entries of tables, exceptions counting
//! twice) is believed if
//!
//! - it is right at all positions of the range: with twice as many numbers as values a form could be right
//!   by chance, so that the fitted positions must be at least `3s`;
//! - so must be the positions to which it was not fitted, nine times over; of values that were read, of which there
//!   may be few, a third is fitted, and of the others there must be `3s + 9`, or `3s + 27` if each says no more than
//!   who wins;
//! - it is proved, or of the value, or both players win three of the positions to which it was not fitted:
//!   where hardly anybody wins, nearly every form is right.
//!
//! What is checked is the text that is printed, read again as a formula.

use super::conditions::is_beatty;
use super::learn::Known;
use super::term::Term;
use crate::formula::Formula;

/// How many fitted values each part of a form must have, and how many others.
const FITTED: usize = 3;
const OTHERS: usize = 9;

/// The size of a form that is one of a few, and fitted by its slope alone.
const BEATTY: usize = 4;

/// How many of the others each player must win.
const WON_BY_EACH: usize = 3;

/// Whether each player wins some of the positions to which nothing was fitted.
pub fn both_win(known: &Known) -> bool {
    let others = || known.values().iter().filter(|(at, _)| !known.is_fitted(at));
    let wins = others().filter(|(_, value)| value.next_player_wins()).count();
    wins >= WON_BY_EACH && others().count() - wins >= WON_BY_EACH
}

/// The formula of a form, if it is believed: of who wins if `of_outcome`, otherwise of the value.
pub fn confirmed(form: &Term, of_outcome: bool, known: &Known) -> Option<Formula> {
    let fitted = known.values().iter().filter(|(at, _)| known.is_fitted(at)).count();
    let others = known.values().len() - fitted;
    let size = if is_beatty(form) { BEATTY } else { form.size() };
    let needed = match (known.is_read, of_outcome) {
        (false, _) => OTHERS * FITTED * size,
        (true, false) => FITTED * size + OTHERS,
        (true, true) => FITTED * (size + OTHERS),
    };
    if fitted < FITTED * size || others < needed {
        return None;
    }
    formula(form, of_outcome, known)
}

/// The formula of a form, if it is right at all positions that are known.
pub fn formula(form: &Term, of_outcome: bool, known: &Known) -> Option<Formula> {
    let names: Vec<&str> = known.names.iter().map(String::as_str).collect();
    let formula = Formula::parse(&text(form, of_outcome, &known.names), &names).ok()?;
    known.agree(&formula).then_some(formula)
}

pub fn text(form: &Term, of_outcome: bool, names: &[String]) -> String {
    if !of_outcome {
        return form.as_number().text(names);
    }
    let wins = if form.is_condition() { form.clone() } else { form.negated().negated() };
    let loses = wins.negated();
    let texts = [("wins", wins), ("loses", loses)]
        .map(|(who, is)| (is.size(), format!("{who} if {}", is.text(names))));
    // The smaller one, or else the one with more equations, or with `and`.
    let count = |text: &str, parts: &[&str]| -> usize {
        parts.iter().map(|part| text.matches(part).count()).sum()
    };
    let smallest = texts
        .iter()
        .min_by_key(|(size, text)| (*size, count(text, &["!=", ">="]), count(text, &[" or "])));
    smallest.map(|(_, text)| text.clone()).unwrap_or_default()
}
