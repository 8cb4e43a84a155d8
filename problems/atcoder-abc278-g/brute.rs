//! AtCoder `abc278_g` by its rules: who should be first. What is played after that, `interactor.sh` judges.

use cases::Game;

/// The takes of `l` to `r` neighbours: the first of them, how many, and what is left; bits are cards, from 1 on.
#[must_use]
pub fn takes(n: usize, l: usize, r: usize, cards: u64) -> Vec<(usize, usize, u64)> {
    let sizes = |first: usize| (l..=r.min(n + 1 - first)).map(move |size| (first, size));
    let taken = |(first, size): (usize, usize)| (first, size, ((1 << size) - 1) << first);
    let all = (1..=n).flat_map(sizes).map(taken);
    let there = all.filter(|(_, _, taken)| cards & taken == *taken);
    there.map(|(first, size, taken)| (first, size, cards ^ taken)).collect()
}

/// Whether the first player wins.
#[must_use]
pub fn first_player_wins(n: usize, l: usize, r: usize) -> bool {
    let left = |&cards: &u64| takes(n, l, r, cards).into_iter().map(|(_, _, left)| left);
    Game::normal(left).next_player_wins(&((2 << n) - 2))
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(14).min(2000);
        let n = input.number(1..=most);
        let l = input.number(1..=n);
        // One size of takes.
        input.special(3, |g| g.line([l]));
        let r = input.number(l..=n);
        input.end_line();
        input.print(|| {
            input.require(n <= 20, "more than 20 cards are too many to play");
            if first_player_wins(n, l, r) {
                "First"
            } else {
                "Second"
            }
        });
    });
}
