use crate::{compare_each, line};
use brutes::cf603c::options;
use cases::{Game, sorted};

/// All heaps of 1 to 40 with k = 1, to 12 with k = 2 and 3, and to 8 with k = 4, each alone and beside one of 1, 2
/// and 4.
#[test]
fn small_cases() {
    let mut all = Vec::new();
    for (k, most) in [(1, 40), (2, 12), (3, 12), (4, 8)] {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps, k));
        for heaps in (1..=most).flat_map(|heap| [0, 1, 2, 4].map(|beside| sorted(&[heap, beside])))
        {
            let expected = if game.next_player_wins(&heaps) { "Kevin" } else { "Nicky" };
            all.push((format!("{} {k}\n{}", heaps.len(), line(&heaps)), expected));
        }
    }
    compare_each("cf603c", all);
}
