use crate::{answers, line, lists};
use brutes::atcoder_abc297_g::options;
use cases::{Game, sorted};

/// All L <= R <= `largest_r` with each two heaps of 1 to `most`.
fn check(largest_r: u64, most: u64) {
    for (l, r) in (1..=largest_r).flat_map(|r| (1..=r).map(move |l| (l, r))) {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(l, r, heaps));
        for heaps in lists(2, most).filter(|heaps| 0 < heaps[0] && heaps[0] <= heaps[1]) {
            let expected = if game.next_player_wins(&sorted(&heaps)) { "First" } else { "Second" };
            let input = format!("2 {l} {r}\n{}", line(&heaps));
            assert_eq!(answers("atcoder-abc297-g", &input), [expected], "{input}");
        }
    }
}

#[test]
fn small_cases() {
    check(3, 4);
}

#[test]
#[ignore = "slow: the program is started 1170 times"]
fn larger_cases() {
    check(5, 12);
}
