use crate::{answers, line};
use brutes::cf603c::options;
use cases::{Game, sorted};

/// All piles of 1 to 40 with k = 1, to 12 with k = 2 and 3, and to 8 with k = 4, each alone and beside one of 1, 2
/// and 4.
#[test]
fn small_cases() {
    for (k, most) in [(1, 40), (2, 12), (3, 12), (4, 8)] {
        let mut game = Game::normal(|piles: &Vec<u64>| options(piles, k));
        for piles in (1..=most).flat_map(|pile| [0, 1, 2, 4].map(|beside| sorted(&[pile, beside])))
        {
            let expected = if game.next_player_wins(&piles) { "Kevin" } else { "Nicky" };
            let input = format!("{} {k}\n{}", piles.len(), line(&piles));
            assert_eq!(answers("cf603c", &input), [expected], "{input}");
        }
    }
}
