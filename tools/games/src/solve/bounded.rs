//! Rules of a number and of another one that has few values: a form of the first for each value of the other.

use super::confirm;
use super::learn::Known;
use super::operation::Operation::{Both, Either, Equal};
use super::term::Term;
use crate::formula::Formula;
use crate::join;

/// The form that joins a form for each value of the bounded number, and a line of each of these where they differ: `find`
/// finds that for one value.
pub fn joined(
    known: &Known,
    of_outcome: bool,
    mut find: impl FnMut(&Known) -> Option<Term>,
) -> Option<(Formula, Vec<String>)> {
    let (place, slices) = known.slices()?;
    let names: Vec<&str> = known.names.iter().map(String::as_str).collect();
    let mut forms = Vec::new();
    for (value, slice) in &slices {
        forms.push((*value, find(slice)?.with(&[Term::Name(1 - place)])));
    }
    let line = |(value, form): &(u64, Term)| {
        format!("{} = {value}: {}", names[place], confirm::text(form, of_outcome, &known.names))
    };
    let mut lines: Vec<String> = forms.iter().map(line).collect();
    let text = if forms.iter().all(|(_, form)| *form == forms[0].1) {
        lines.clear();
        confirm::text(&forms[0].1, of_outcome, &known.names)
    } else if of_outcome {
        format!("loses if {}", losses(place, &forms)?.text(&known.names))
    } else {
        values(place, &forms, &known.names)
    };
    let formula = Formula::parse(&text, &names).ok()?;
    known.agree(&formula).then_some((formula, lines))
}

/// `[F, G][t]`.
fn values(place: usize, forms: &[(u64, Term)], names: &[String]) -> String {
    let text = |(_, form): &(u64, Term)| match form {
        Term::Name(_) | Term::Number(_) => form.text(names),
        _ => format!("({})", form.as_number().text(names)),
    };
    let (name, first) = (&names[place], forms[0].0);
    let index = if first == 0 { name.clone() } else { format!("{name} - {first}") };
    format!("[{}][{index}]", join(forms.iter().map(text), ", "))
}

/// `t = 0 and A or t = 1 and B`, of forms of who wins.
fn losses(place: usize, forms: &[(u64, Term)]) -> Option<Term> {
    let of_value = |(value, form): &(u64, Term)| {
        let is_it = Term::two(Equal, Term::Name(place), Term::Number(i64::try_from(*value).ok()?));
        match form {
            Term::Number(0) => Some(is_it),
            Term::Number(_) => None,
            _ => Some(Term::two(Both, is_it, form.negated())),
        }
    };
    forms.iter().filter_map(of_value).reduce(|all, one| Term::two(Either, all, one))
}
