use crate::{answers, line};
use tests::play::{Game, Play};

/// Every set of takes within 1..=4, all K from the largest take to 12.
#[test]
fn small_cases() {
    for set in 1..16_u64 {
        let takes: Vec<u64> = (1..=4).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let mut game = Game::new(Play::Normal, |&heap: &u64| {
            takes.iter().filter_map(|take| heap.checked_sub(*take)).collect()
        });
        for k in takes[takes.len() - 1]..=12 {
            let expected = if game.next_player_wins(&k) { "First" } else { "Second" };
            let input = format!("{} {k}\n{}", takes.len(), line(&takes));
            assert_eq!(answers("atcoder-dp-k", &input), [expected], "takes {takes:?}, K {k}");
        }
    }
}
