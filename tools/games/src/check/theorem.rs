//! Formulas that a theorem gives without any computation.
//!
//! **Bounded Nim**: if 1 to k tokens may be taken from a heap, `G(n) = n mod (k + 1)`; in Nim `G(n) = n`. So the next player
//! loses if that is 0. In misère play, on one heap, he loses if `n mod (k + 1) = 1`, or in Nim if `n = 1`: from 0 tokens he has
//! won; from 1 he must take the last; and by induction, from one more than a multiple all moves lead to another remainder, from
//! where, but from no tokens, a move leads back.

use crate::formula::{Form, Formula};
use crate::game::{Game, Rule};

/// The theorem, and the formulas of values or of who wins that it gives for a game, the best one first.
fn formulas(game: &Game, form: Form, misere: bool) -> Vec<String> {
    let Rule::Heap(code) = &game.rule else { return Vec::new() };
    let Some((period, saltus)) = code.nim_law() else { return Vec::new() };
    let value = if saltus > 0 { "n".to_owned() } else { format!("n % {period}") };
    match (form, misere) {
        (Form::Value, false) => vec![value],
        (Form::Value, true) => Vec::new(),
        (_, true) => vec![format!("loses if {value} = 1"), format!("wins if {value} != 1")],
        (_, false) => {
            let more = [format!("wins if {value} != 0"), format!("wins if {value} > 0")];
            [format!("loses if {value} = 0")].into_iter().chain(more).collect()
        }
    }
}

/// Whether a theorem gives this formula.
#[must_use]
pub fn gives(game: &Game, formula: &Formula, misere: bool) -> bool {
    let plain = |text: &str| text.replace(char::is_whitespace, "");
    let wanted = plain(&formula.to_string());
    formulas(game, formula.form(), misere).iter().any(|text| plain(text) == wanted)
}

/// The formula that a theorem gives.
#[must_use]
pub fn formula(game: &Game, form: Form, misere: bool) -> Option<Formula> {
    let texts = formulas(game, form, misere);
    Formula::parse(texts.first()?, &["n"]).ok()
}
