use crate::compare;
use brutes::poj3533::{Lamps, options};
use cases::Game;

/// All sets of lamps on 2 x 2 x 2 places, and all of up to 2 lamps on 2 x 2 x 3.
#[test]
fn small_cases() {
    let mut game = Game::normal(|lamps: &Lamps| options(lamps));
    let of = |set: u32, depth: u64| -> Lamps {
        let bits = (0..4 * depth).filter(|i| set >> i & 1 == 1);
        bits.map(|i| [i / (2 * depth) + 1, i / depth % 2 + 1, i % depth + 1]).collect()
    };
    let few = (1..1 << 12).filter(|set: &u32| set.count_ones() <= 2).map(|set| of(set, 3));
    let sets = (1..256).map(|set| of(set, 2)).chain(few);
    let case = |lamps: Lamps| {
        let lines: String = lamps.iter().map(|[x, y, z]| format!("{x} {y} {z}\n")).collect();
        let answer = if game.next_player_wins(&lamps) { "No" } else { "Yes" };
        (format!("{}\n{lines}", lamps.len()), answer)
    };
    compare("poj3533", sets.map(case));
}
