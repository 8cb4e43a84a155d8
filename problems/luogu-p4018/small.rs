use crate::compare_counted;
use brutes::luogu_p4018::options;
use cases::Game;

/// All heaps up to 200.
#[test]
fn small_cases() {
    let mut game = Game::normal(|&heap: &u64| options(heap));
    let case = |n: u64| {
        let answer = if game.next_player_wins(&n) { "October wins!" } else { "Roy wins!" };
        (format!("{n}\n"), answer)
    };
    compare_counted("luogu-p4018", (1..=200).map(case));
}
