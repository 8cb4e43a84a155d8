use crate::{answers, line};
use brutes::luogu_p3179::options;
use cases::Game;

/// All n <= 12 with each set of white cells.
#[test]
fn small_cases() {
    for n in 1..=12_u64 {
        let sets: Vec<Vec<u64>> = (1..1_u32 << n)
            .map(|set| (1..=n).filter(|cell| set >> (cell - 1) & 1 == 1).collect())
            .collect();
        let lines: String =
            sets.iter().map(|set| format!("{}\n{}", set.len(), line(set))).collect();
        let mut game = Game::normal(|white: &Vec<u64>| options(n, white));
        let expected = sets.iter().map(|set| if game.next_player_wins(set) { "Yes" } else { "No" });
        let input = format!("{n}\n{}\n{lines}", sets.len());
        assert!(answers("luogu-p3179", &input).into_iter().eq(expected), "n is {n}");
    }
}
