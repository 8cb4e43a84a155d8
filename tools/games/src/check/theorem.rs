//! Formulas that a theorem gives without any computation.
//!
//! **Bounded Nim**: if g a, g (a + 1), ..., g b may be taken, `G(n) = floor((floor(n / g) mod (a + b)) / a)`, and in misère play the
//! next player loses if that is 1: `tools/explore/THEOREMS.md`. So if 1 to k tokens may be taken from a heap, `G(n) = n mod (k + 1)`; in Nim `G(n) = n`. So the next player
//! loses if that is 0. In misère play, on one heap, he loses if `n mod (k + 1) = 1`, or in Nim if `n = 1`: from 0 tokens he has
//! won; from 1 he must take the last; and by induction, from one more than a multiple all moves lead to another remainder, from
//! where, but from no tokens, a move leads back.

use super::Proof;
use crate::formula::{Form, Formula};
use crate::game::{Game, Rule};
use crate::rule::Code;

/// What a theorem gives: the formulas of values or of who wins for a game, the best one first, if it is about that game;
/// and the proof.
type Theorem = fn(&Game, Form, bool) -> Option<(Vec<String>, Proof)>;

/// All of them.
const THEOREMS: [Theorem; 1] = [bounded_nim];

fn bounded_nim(game: &Game, form: Form, misere: bool) -> Option<(Vec<String>, Proof)> {
    let Rule::Heap(code) = &game.rule else { return None };
    let Some((period, saltus)) = code.nim_law() else { return of_interval(code, form, misere) };
    // Numbers in formulas end at 2^63 - 1.
    let modulus = match i64::try_from(period) {
        Ok(period) => period.to_string(),
        Err(_) if period == 1 << 64 => "2 ** 64".to_owned(),
        Err(_) => format!("(2 ** 63 + {})", period - (1 << 63)),
    };
    let value = if saltus > 0 { "n".to_owned() } else { format!("n % {modulus}") };
    let (formulas, gives) = match (form, misere) {
        (Form::Value, true) => return None,
        (Form::Value, false) => (vec![value], "G(n) = n mod (k + 1), and n in Nim"),
        (_, misere) => (of_winner(&value, u8::from(misere)), "who wins"),
    };
    Some((formulas, Proof::Theorem { name: "bounded Nim", gives }))
}

fn of_interval(code: &Code, form: Form, misere: bool) -> Option<(Vec<String>, Proof)> {
    let takes = code.interval()?;
    let first = takes.first;
    // Numbers in formulas end at 2^63 - 1.
    i64::try_from(takes.period()).ok()?;
    let value = takes.text();
    let (formulas, gives) = match (form, misere) {
        (Form::Value, true) => return None,
        (Form::Value, false) => (vec![value], "G(n) = floor((floor(n / g) mod (a + b)) / a)"),
        (_, misere) if first > 1 => {
            let by = value.trim_end_matches(&format!(" / {first}"));
            let short = match misere {
                false => format!("loses if {by} < {first}"),
                true if takes.last == first => format!("loses if {by} >= {first}"),
                true => format!("loses if {first} <= {by} < {}", 2 * first),
            };
            ([vec![short], of_winner(&value, u8::from(misere))].concat(), "who wins")
        }
        (_, misere) => (of_winner(&value, u8::from(misere)), "who wins"),
    };
    Some((formulas, Proof::Theorem { name: "bounded Nim", gives }))
}

/// The formulas of who wins, where that is who does not find this value.
fn of_winner(value: &str, lost: u8) -> Vec<String> {
    let mut formulas =
        vec![format!("loses if {value} = {lost}"), format!("wins if {value} != {lost}")];
    formulas.extend((lost == 0).then(|| format!("wins if {value} > 0")));
    formulas
}

/// The proof by a theorem that gives this formula, if one does.
#[must_use]
pub fn proof(game: &Game, formula: &Formula, misere: bool) -> Option<Proof> {
    let plain = |text: &str| text.replace(char::is_whitespace, "");
    let wanted = plain(&formula.to_string());
    THEOREMS.iter().find_map(|theorem| {
        let (texts, proof) = theorem(game, formula.form(), misere)?;
        texts.iter().any(|text| plain(text) == wanted).then_some(proof)
    })
}

/// Heaps around multiples of the period, and the largest one: there other formulas differ, if small heaps show nothing.
pub fn turns(game: &Game) -> impl Iterator<Item = u64> {
    let of = |code: &Code| code.nim_law().map(|law| law.0).or(Some(code.interval()?.period()));
    let law = if let Rule::Heap(code) = &game.rule { of(code) } else { None };
    let period = law.and_then(|period| u64::try_from(period).ok()).unwrap_or(0);
    let multiples = (1..4).filter_map(move |times| period.checked_mul(times)?.checked_sub(2));
    multiples
        .flat_map(|least| (0..4).filter_map(move |more| least.checked_add(more)))
        .chain([u64::MAX])
}

/// The formula that a theorem gives, with its proof.
#[must_use]
pub fn formula(game: &Game, form: Form, misere: bool) -> Option<(Formula, Proof)> {
    let (texts, proof) = THEOREMS.iter().find_map(|theorem| theorem(game, form, misere))?;
    Some((Formula::parse(texts.first()?, &["n"]).ok()?, proof))
}
