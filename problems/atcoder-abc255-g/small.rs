use crate::{answers, line, lists};
use brutes::atcoder_abc255_g::options;
use cases::{Game, sorted};

/// Every set of forbidden moves from heaps of up to `largest`, each two heaps of up to `largest + 1`.
fn check(largest: u64) {
    let moves: Vec<(u64, u64)> = (1..=largest).flat_map(|x| (1..=x).map(move |y| (x, y))).collect();
    for set in 1..1_usize << moves.len() {
        let forbidden: Vec<(u64, u64)> =
            (0..moves.len()).filter(|i| set >> i & 1 == 1).map(|i| moves[i]).collect();
        let lines: String = forbidden.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
        let mut game = Game::normal(|heaps: &Vec<u64>| options(&forbidden, heaps));
        for heaps in lists(2, largest + 1).filter(|heaps| 0 < heaps[0] && heaps.is_sorted()) {
            let wins = game.next_player_wins(&sorted(&heaps));
            let expected = if wins { "Takahashi" } else { "Aoki" };
            let input = format!("2 {}\n{}{lines}", forbidden.len(), line(&heaps));
            assert_eq!(answers("atcoder-abc255-g", &input), [expected], "{input}");
        }
    }
}

#[test]
fn small_cases() {
    check(2);
}

#[test]
#[ignore = "slow: the program is started 630 times"]
fn larger_cases() {
    check(3);
}
