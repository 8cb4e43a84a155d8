use crate::{compare_counted, line};
use brutes::luogu_p2575::options;
use cases::Game;

/// All rows whose pieces are on the last 8 places, each beside one piece.
#[test]
fn small_cases() {
    let mut game = Game::normal(|rows: &Vec<Vec<u64>>| options(rows));
    let row =
        |set: u64| (13..=20).filter(|place| set >> (place - 13) & 1 == 1).collect::<Vec<u64>>();
    let pairs = (0..1 << 8).flat_map(|set| [16, 18, 19].map(|place| vec![row(set), vec![place]]));
    let case = |rows: Vec<Vec<u64>>| {
        let lines: String = rows.iter().map(|row| format!("{} {}", row.len(), line(row))).collect();
        let answer = if game.next_player_wins(&rows) { "YES" } else { "NO" };
        (format!("2\n{lines}"), answer)
    };
    compare_counted("luogu-p2575", pairs.map(case));
}
