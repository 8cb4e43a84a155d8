use crate::{answers, line, lists};
use brutes::luogu_p3235::options;
use cases::{Game, sorted};

/// F from 1 to 5 with all positions of up to 2 heaps of 1 to 12.
#[test]
fn small_cases() {
    for f in 1..=5_u64 {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(f, heaps));
        let all: Vec<Vec<u64>> =
            lists(1, 12).chain(lists(2, 12)).filter(|heaps| !heaps.contains(&0)).collect();
        let lines: String =
            all.iter().map(|heaps| format!("{} {}", heaps.len(), line(heaps))).collect();
        let expected: Vec<&str> = all
            .iter()
            .map(|heaps| if game.next_player_wins(&sorted(heaps)) { "1" } else { "0" })
            .collect();
        let input = format!("{} {f}\n{lines}", all.len());
        assert_eq!(answers("luogu-p3235", &input), [expected.join(" ")], "F is {f}");
    }
}
