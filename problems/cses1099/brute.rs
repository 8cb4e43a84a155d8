//! CSES 1099 by its rules.

use cases::Game;

/// The positions that one move leads to: 1 or more balls go from a stair to the one below. The first stair has none.
#[must_use]
pub fn options(stairs: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for stair in 1..stairs.len() {
        for balls in 1..=stairs[stair] {
            let mut option = stairs.to_vec();
            option[stair] -= balls;
            option[stair - 1] += balls;
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|stairs: &Vec<u64>| options(stairs));
        let mut sum = 0;
        input.cases(200_000, |input| {
            let (most, len) =
                (input.up_to(4).min(1_000_000_000), input.up_to(4).min(input.share(200_000)));
            let stairs = input.list(1..=len, 0..=most);
            sum += stairs.len();
            input.require(sum <= 200_000, "there are more than 200000 stairs");
            input.print(|| if game.next_player_wins(&stairs) { "first" } else { "second" });
        });
    });
}
