//! Codeforces 2004E by its rules.

use cases::{move_in_one_heap, sorted, Game};

fn has_common_divisor(x: u64, y: u64) -> bool {
    (2..=y).any(|d| x % d < 1 && y % d < 1)
}

/// The positions that one move leads to.
pub fn options(heaps: &[u64]) -> impl Iterator<Item = Vec<u64>> + '_ {
    let takes = |heap: u64| (1..=heap).filter(move |&take| !has_common_divisor(heap, take));
    move_in_one_heap(heaps, move |heap| takes(heap).map(move |take| [heap - take]))
}

fn main() {
    cases::answer(|input| {
        let (len, most) = (input.up_to(2).min(300_000), input.up_to(40).min(10_000_000));
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps).collect::<Vec<_>>());
        let mut all = 0;
        input.cases(10_000, |input| {
            let len = len.min(input.share(300_000));
            let n = input.count(1..=len);
            all += n;
            input.require(all <= 300_000, "there are at most 300000 heaps");
            input.end_line();
            let heaps = input.bag(n, 1..=most);
            input.print(|| {
                let ways = heaps.iter().map(|heap| heap + 1).product::<u64>();
                input.require(ways < 20_000, "too large");
                if game.next_player_wins(&sorted(&heaps)) {
                    "Alice"
                } else {
                    "Bob"
                }
            });
        });
    });
}
