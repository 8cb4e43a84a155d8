//! Luogu P6487 by its rules.

use cases::Game;

/// The heaps, each with the largest take, that one move leads to.
#[must_use]
pub fn options(heap: u64, largest: u64) -> Vec<(u64, u64)> {
    (1..=heap.min(largest)).map(|take| (heap - take, 2 * take)).collect()
}

/// The least first take that wins, of each heap from 1 to `most`.
#[must_use]
pub fn least_takes(most: u64) -> Vec<u64> {
    // A larger bound than the heap means no more than the heap.
    let bounded = |(heap, largest): (u64, u64)| (heap, largest.min(heap));
    let mut game = Game::normal(|&(heap, largest): &(u64, u64)| {
        options(heap, largest).into_iter().map(bounded)
    });
    let least = |heap: u64| {
        let mut moves = options(heap, heap).into_iter();
        // All of it may be taken.
        let wins = moves.find(|&option| !game.next_player_wins(&bounded(option)));
        heap - wins.map_or(0, |(rest, _)| rest)
    };
    (1..=most).map(least).collect()
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(300).min(1_000_000_000_000_000);
        let n = input.number(1..=most);
        input.end_line();
        input.require(n <= 1000, "more than 1000 stones are too many to play");
        input.print(|| *least_takes(n).last().expect("there is a heap"));
    });
}
