use crate::compare_each;
use brutes::cf1458e::options;
use cases::Game;

/// All sets of up to 2 positions up to (2, 2), for all starts up to (5, 5).
#[test]
fn small_cases() {
    let cell = |i: u64| (i / 3, i % 3);
    let pairs = (0..9).flat_map(|i| (i..9).map(move |j| (i, j)));
    let case = |(i, j): (u64, u64)| {
        let shortcuts = if i == j { vec![cell(i)] } else { vec![cell(i), cell(j)] };
        let mut game = Game::normal(|&heaps: &(u64, u64)| options(&shortcuts, heaps));
        let starts: Vec<(u64, u64)> = (0..36).map(|i| (i / 6, i % 6)).collect();
        let answers: Vec<&str> = starts
            .iter()
            .map(|start| if game.next_player_wins(start) { "WIN" } else { "LOSE" })
            .collect();
        let lines: String =
            shortcuts.iter().chain(&starts).map(|(x, y)| format!("{x} {y}\n")).collect();
        (format!("{} 36\n{lines}", shortcuts.len()), answers.join("\n"))
    };
    compare_each("cf1458e", pairs.map(case));
}
