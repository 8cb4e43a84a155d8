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
        input.cases_to_end(|input| {
            let (most, len) = (input.up_to(10_u64).min(2_000_000_001), input.up_to(6).min(100));
            // Nothing says that the coins are different.
            input.drawn(|g| {
                let heads = if g.size() > 1 && g.one_in(2) {
                    g.vector(0..=len, 0..=most - 1)
                } else {
                    g.distinct(0..=len, 0..=most - 1)
                };
                g.line([heads.len()]);
                g.line(heads);
            });
            let heads = input.list(0..=len, 0..=most - 1);
            input.print(|| {
                input.require(heads.iter().all(|&head| head < 16), "too many coins to play");
                let heads = heads.into_iter().fold(0, |heads, head| heads | 1 << head);
                if game.next_player_wins(&heads) {
                    "No"
                } else {
                    "Yes"
                }
            });
        });
    });
}
