//! Codeforces 317D by its rules.

use cases::Game;
use std::collections::BTreeMap;

/// What can still be chosen, as bits, after each choice.
#[must_use]
pub fn options(numbers: u64) -> Vec<u64> {
    let is_there = |number: &u64| numbers >> number & 1 == 1;
    let left = |chosen: u64| {
        let powers = std::iter::successors(Some(chosen), |power| Some(power * chosen));
        let powers = powers.take_while(|&power| power < 64).take(64);
        powers.fold(numbers, |left, power| left & !(1 << power))
    };
    (1..64).filter(is_there).map(left).collect()
}

/// The Grundy value of the exponents that are there, as bits, of which a choice takes one and its multiples.
#[must_use]
pub fn value_of_exponents(exponents: u64, known: &mut BTreeMap<u64, u32>) -> u32 {
    if let Some(&value) = known.get(&exponents) {
        return value;
    }
    let mut seen = 0_u64;
    for chosen in (1..64).filter(|chosen| exponents >> chosen & 1 == 1) {
        let left = (chosen..64).step_by(chosen).fold(exponents, |left, power| left & !(1 << power));
        seen |= 1 << value_of_exponents(left, known);
    }
    known.insert(exponents, seen.trailing_ones());
    seen.trailing_ones()
}

/// Whether the first player wins.
#[must_use]
pub fn first_player_wins(n: u64) -> bool {
    Game::normal(|&numbers: &u64| options(numbers)).next_player_wins(&((2 << n) - 2))
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(18).min(1_000_000_000);
        let n = input.number(1..=most);
        input.end_line();
        input.require(n <= 20, "more than 20 numbers are too many to play");
        input.print(|| if first_player_wins(n) { "Vasya" } else { "Petya" });
    });
}
