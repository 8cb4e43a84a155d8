//! Pairs whose values depend on the residues of both numbers, or on that of their sum, or on these and on the nim-sum of the
//! quotients, as those of cyclic Nimhoff.

use super::edges::{is_inside, with_edges};
use super::operation::Operation;
use super::samples::Samples;
use super::search::Search;
use super::term::Term;

/// The largest modulus, and the most pairs of residues.
const LARGEST: i64 = 12;
const MOST: i64 = 64;

/// The form of the fewest pairs of residues.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let both = |p| (1..=LARGEST).map(move |q| (p, q));
    let mut moduli: Vec<(i64, i64)> = (1..=LARGEST).flat_map(both).collect();
    moduli.retain(|(p, q)| p * q <= MOST);
    moduli.sort_by_key(|(p, q)| p * q);
    let mut forms = moduli.into_iter().filter_map(|(p, q)| {
        search.tried += 1;
        of_moduli(samples, p, q)
    });
    let form = forms.next();
    let is_of_outcome = search.of_outcome;
    let mut cyclic =
        (2..=LARGEST).filter(|_| !is_of_outcome).filter_map(|m| of_quotients(samples, m));
    form.or_else(|| cyclic.next()).into_iter().collect()
}

/// The form of the sum modulo the least number.
pub fn sums(samples: &Samples, search: &mut Search) -> Vec<Term> {
    search.tried += 1;
    (2..=MOST).find_map(|m| of_sum(samples, m)).into_iter().collect()
}

/// The value by the sum modulo m.
fn of_sum(samples: &Samples, m: i64) -> Option<Term> {
    let table = table(samples, m, |at| (at[0] + at[1]) % m)?;
    let sum = (Term::Name(0) + Term::Name(1)) % m;
    let is_sum = table.iter().copied().eq(0..m);
    with_edges(if is_sum { sum } else { Term::Table(table, Box::new(sum)) }, samples)
}

/// The form `m * (a / m ^ b / m)` and what is left, of the residues modulo m: their sum modulo m, or else a table.
fn of_quotients(samples: &Samples, m: i64) -> Option<Term> {
    let of = |place| Term::Name(place) / m;
    let whole = Term::Number(m) * Term::two(Operation::Xor, of(0), of(1));
    let sum = whole.clone() + (Term::Name(0) + Term::Name(1)) % m;
    if let Some(form) = with_edges(sum, samples) {
        return Some(form);
    }
    let mut rest = Samples::new(&samples.least);
    for (at, wanted) in samples.iter() {
        rest.push(at, wanted - whole.value(at)?);
    }
    with_edges(whole + of_moduli(&rest, m, m).filter(|_| m * m <= MOST)?, samples)
}

fn of_moduli(samples: &Samples, p: i64, q: i64) -> Option<Term> {
    let table = table(samples, p * q, |at| at[0] % p * q + at[1] % q)?;
    let rest = |place, by| Term::Name(place) % by;
    let form = match (p, q) {
        (1, 1) => Term::Number(table[0]),
        (_, 1) => Term::Table(table, Box::new(rest(0, p))),
        (1, _) => Term::Table(table, Box::new(rest(1, q))),
        _ => Term::Table(table, Box::new(rest(0, p) * q + rest(1, q))),
    };
    with_edges(form, samples)
}

/// What is wanted by the place that a position has, if that says it for all, and all places are there.
fn table(samples: &Samples, size: i64, place: impl Fn(&[i64]) -> i64) -> Option<Vec<i64>> {
    let mut table = vec![None; usize::try_from(size).ok()?];
    for (at, wanted) in samples.iter().filter(|(at, _)| is_inside(samples, at)) {
        if *table[usize::try_from(place(at)).ok()?].get_or_insert(wanted) != wanted {
            return None;
        }
    }
    table.into_iter().collect()
}
