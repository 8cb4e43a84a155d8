use crate::{answers, line, lists};
use brutes::atcoder_arc105_d::{Position, options};
use cases::{Game, sorted};

/// All 1 to 5 bags of 1 to 5 coins, and 6 of 1 to 3, each set of them once.
#[test]
fn small_cases() {
    let sizes = [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5), (6, 3)];
    let all: Vec<Vec<u64>> = sizes
        .into_iter()
        .flat_map(|(len, most)| lists(len, most))
        .filter(|bags| !bags.contains(&0) && bags.is_sorted())
        .collect();
    let lines: String = all.iter().map(|bags| format!("{}\n{}", bags.len(), line(bags))).collect();
    let mut game = Game::normal(|position: &Position| options(position));
    let expected = all.iter().map(|bags| {
        if game.next_player_wins(&(sorted(bags), Vec::new())) { "First" } else { "Second" }
    });
    let input = format!("{}\n{lines}", all.len());
    assert!(answers("atcoder-arc105-d", &input).into_iter().eq(expected));
}
