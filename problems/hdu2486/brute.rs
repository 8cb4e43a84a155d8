//! HDU 2486 by its rules.

use cases::Game;

/// The heaps, each with the largest take from it, that one move leads to.
#[must_use]
pub fn options(k: u64, heap: u64, largest: u64) -> Vec<(u64, u64)> {
    let bounded = |take: u64| (heap - take, (k * take).min(heap - take));
    (1..=heap.min(largest)).map(bounded).collect()
}

/// The answer: the least first take that wins, or that there is none.
#[must_use]
pub fn answer(n: u64, k: u64) -> String {
    let mut game = Game::normal(|&(heap, largest): &(u64, u64)| options(k, heap, largest));
    let mut first = options(k, n, n - 1).into_iter();
    let left = first.find(|option| !game.next_player_wins(option));
    left.map_or("lose".to_owned(), |(left, _)| (n - left).to_string())
}

fn main() {
    cases::answer(|input| {
        let (heap, factor) = (input.up_to(119).min(99_999_999), input.up_to(150).min(100_000));
        let mut case = 0;
        input.cases(20, |input| {
            let (n, k) = (input.number(2..=1 + heap), input.number(1..=factor));
            input.end_line();
            input.require(n <= 200, "more than 200 stones are too many to play");
            case += 1;
            input.print(|| format!("Case {case}: {}", answer(n, k)));
        });
    });
}
