use crate::{answers, line, lists};
use tests::play::{Play, heap_game};
use tests::rules::take_up_to;

/// All positions of 3 heaps <= 7 for k <= 5.
#[test]
fn small_cases() {
    for k in 1..=5 {
        let lines: String = lists(3, 7).map(|heaps| format!("3 {k}\n{}", line(&heaps))).collect();
        let mut next_player_wins = heap_game(Play::Normal, take_up_to(k));
        let input = format!("{}\n{lines}", lists(3, 7).count());
        let expected = lists(3, 7).map(|p| if next_player_wins(p) { "A" } else { "B" });
        assert!(answers("bounded-nim", &input).into_iter().eq(expected), "k {k}");
    }
}
