use crate::{answers, line, lists};
use brutes::bounded_nim::options;
use cases::Game;
use cases::sorted;

/// All positions of 3 heaps <= 7 for k <= 5.
#[test]
fn small_cases() {
    for k in 1..=5 {
        let lines: String = lists(3, 7).map(|heaps| format!("3 {k}\n{}", line(&heaps))).collect();
        let mut game = Game::normal(|heaps: &Vec<u64>| options(k, heaps));
        let input = format!("{}\n{lines}", lists(3, 7).count());
        let expected =
            lists(3, 7).map(|p| if game.next_player_wins(&sorted(&p)) { "A" } else { "B" });
        assert!(answers("bounded-nim", &input).into_iter().eq(expected), "k {k}");
    }
}
