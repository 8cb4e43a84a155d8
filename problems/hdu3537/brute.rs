//! HDU 3537 by its rules.

use cases::Game;

/// The heads after one more move; bits are heads.
#[must_use]
pub fn options(heads: u64) -> Vec<u64> {
    let mut options = Vec::new();
    for last in (0..64).filter(|last| heads >> last & 1 == 1) {
        let turned = heads ^ 1 << last;
        options.push(turned);
        for one in 0..last {
            options.push(turned ^ 1 << one);
            options.extend((0..one).map(|other| turned ^ 1 << one ^ 1 << other));
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|&heads: &u64| options(heads));
        while input.has_more() {
            let n = input.number(0..=100);
            let heads: Vec<u64> = input.numbers(n, 0..=2_000_000_000);
            input.require(heads.iter().all(|&head| head < 16), "too many coins to play");
            let heads = heads.into_iter().fold(0, |heads, head| heads | 1 << head);
            println!("{}", if game.next_player_wins(&heads) { "No" } else { "Yes" });
        }
    });
}
