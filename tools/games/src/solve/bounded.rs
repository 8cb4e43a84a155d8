//! Rules of a number and of another one that has few values: a form of the first for each value of the other.

use super::confirm;
use super::learn::Known;
use super::term::Term;
use crate::formula::{Form, Formula};

/// The form that joins a form for each value of the bounded number: `find` finds that for one value.
pub fn joined(
    known: &Known,
    of_outcome: bool,
    mut find: impl FnMut(&Known) -> Option<Term>,
) -> Option<Formula> {
    let (place, slices) = known.slices()?;
    let names: Vec<&str> = known.names.iter().map(String::as_str).collect();
    let mut forms = Vec::new();
    for (value, slice) in &slices {
        let form = find(slice)?.with(&[Term::Name(1 - place)]);
        let text = confirm::text(&form, of_outcome, &known.names);
        forms.push((*value, Formula::parse(&text, &names).ok()?));
    }
    let name = &known.names[place];
    let formula = if forms.iter().all(|(_, form)| form.to_string() == forms[0].1.to_string()) {
        forms.swap_remove(0).1
    } else {
        let text = if of_outcome { conditions(name, &forms) } else { values(name, &forms) };
        Formula::parse(&text, &names).ok()?
    };
    known.agree(&formula).then_some(formula)
}

/// `[F, G][t]`.
fn values(name: &str, forms: &[(u64, Formula)]) -> String {
    let texts: Vec<String> = forms.iter().map(|(_, form)| bracketed(form.to_string())).collect();
    let first = forms[0].0;
    let index = if first == 0 { name.to_owned() } else { format!("{name} - {first}") };
    format!("[{}][{index}]", texts.join(", "))
}

/// A text that stands alone, in brackets if it is more than a word.
fn bracketed(text: String) -> String {
    if text.chars().all(char::is_alphanumeric) { text } else { format!("({text})") }
}

/// `wins if if t = 0 then A else B`.
fn conditions(name: &str, forms: &[(u64, Formula)]) -> String {
    let mut text = "wins if ".to_owned();
    for (place, (value, form)) in forms.iter().enumerate() {
        let own = form.to_string();
        let condition = own.split_once(" if ").map_or("", |(_, condition)| condition);
        let wins = match form.form() {
            Form::Loses => format!("not ({condition})"),
            _ => format!("({condition})"),
        };
        let is_last = place + 1 == forms.len();
        if is_last {
            text.push_str(&wins);
        } else {
            text.extend(["if ", name, " = ", &value.to_string(), " then ", &wins, " else "]);
        }
    }
    text
}
