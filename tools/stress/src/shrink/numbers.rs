//! Smaller numbers.

use super::document::{At, Document};
use super::shrinker::Shrinker;

/// In an input of so many numbers pairs of them are tried together.
const FEW: usize = 12;

/// Brings each number nearer to 0, alone and together with others.
pub(super) fn lower(shrinker: &mut Shrinker, document: &mut Document) {
    let places: Vec<At> = document.places();
    for &at in &places {
        lower_one(shrinker, document, at);
    }
    let numbers: Vec<At> = places.into_iter().filter(|&at| document.number(at).is_some()).collect();
    if numbers.len() > FEW {
        return;
    }
    for (i, &one) in numbers.iter().enumerate() {
        for &other in &numbers[i + 1..] {
            while !shrinker.is_cut && lower_both(shrinker, document, one, other) {}
        }
    }
}

/// Tries 0, 1, a number without its sign, other numbers of the input, and steps that begin with half of it.
fn lower_one(shrinker: &mut Shrinker, document: &mut Document, at: At) {
    let Some(number) = document.number(at) else { return };
    let mut others = vec![0, number.signum(), -number];
    if document.places().len() <= 4 * FEW {
        others.extend(document.places().into_iter().filter_map(|at| document.number(at)));
    }
    // The nearest to 0 first, and a positive one is less than its negative.
    let size = |other: &i128| (other.unsigned_abs(), *other < 0);
    others.retain(|other| size(other) < size(&number));
    others.sort_unstable_by_key(size);
    others.into_iter().any(|other| shrinker.accept(document, document.with_number(at, other)));
    let Some(mut number) = document.number(at) else { return };
    let mut step = number / 2;
    while step != 0 && !shrinker.is_cut {
        let smaller = document.with_number(at, number - step);
        if number.unsigned_abs() > step.unsigned_abs() && shrinker.accept(document, smaller) {
            number -= step;
        } else {
            // What takes long is not tried as often.
            step /= if shrinker.is_late { 16 } else { 2 };
        }
    }
}

/// Tries steps that are the same for both.
fn lower_both(shrinker: &mut Shrinker, document: &mut Document, one: At, other: At) -> bool {
    let (Some(a), Some(b)) = (document.number(one), document.number(other)) else { return false };
    let mut step = a.min(b) - 1;
    while step > 0 {
        let smaller = document.with_number(one, a - step).with_number(other, b - step);
        if shrinker.accept(document, smaller) {
            return true;
        }
        step /= if shrinker.is_late { 16 } else { 2 };
    }
    false
}
