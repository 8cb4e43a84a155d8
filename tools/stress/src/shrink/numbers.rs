//! Smaller numbers.

use super::Shrinker;
use super::document::{At, Document};

/// In an input of so many numbers pairs of them are tried together.
const FEW: usize = 12;

/// Brings each number nearer to 0, alone and together with others.
pub(super) fn lower(shrinker: &mut Shrinker, document: &mut Document) {
    let places: Vec<At> = document.places();
    for &at in &places {
        while !shrinker.is_cut && lower_one(shrinker, document, at) {}
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

/// Tries 0, 1, a number without its sign, and steps that begin with half of it.
fn lower_one(shrinker: &mut Shrinker, document: &mut Document, at: At) -> bool {
    let Some(number) = document.number(at) else { return false };
    let mut tries = vec![0, number.signum(), -number];
    let mut step = number / 2;
    while step != 0 {
        tries.push(number - step);
        step /= 2;
    }
    let is_less = |try_: &i128| {
        let (less, now) = (try_.unsigned_abs(), number.unsigned_abs());
        less < now || (less == now && *try_ > number)
    };
    tries.dedup();
    tries.into_iter().filter(is_less).any(|less| {
        let smaller = document.with_number(at, less);
        shrinker.accept(document, smaller)
    })
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
        step /= 2;
    }
    false
}
