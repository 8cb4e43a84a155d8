//! CSES 2208 by its rules.

use cases::Game;

/// The positions that one move leads to: one coin is taken from each of some heaps.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let takes = |chosen: u32| {
        let heaps = heaps.iter().enumerate();
        cases::sorted(&heaps.map(|(i, heap)| heap - u64::from(chosen >> i & 1)).collect::<Vec<_>>())
    };
    (1..1 << heaps.len()).map(takes).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        let mut sum = 0;
        input.cases(200_000, |input| {
            let (most, len) =
                (input.up_to(5).min(1_000_000_000), input.up_to(4).min(input.share(200_000)));
            let heaps = input.list(1..=len, 1..=most);
            sum += heaps.len();
            input.require(sum <= 200_000, "there are more than 200000 heaps");
            input.print(|| {
                if game.next_player_wins(&cases::sorted(&heaps)) {
                    "first"
                } else {
                    "second"
                }
            });
        });
    });
}
