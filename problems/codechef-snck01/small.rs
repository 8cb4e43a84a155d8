use crate::{compare_counted, line, lists};
use brutes::codechef_snck01::options;
use cases::Game;

/// All pairs of rows of up to 2 heaps of up to 3, all rows of 3 heaps of up to 4.
#[test]
fn small_cases() {
    let mut game = Game::normal(|rows: &Vec<Vec<u64>>| options(rows));
    let pairs = |m: u32| {
        lists(2 * m, 3).map(move |all| all.chunks(m as usize).map(<[u64]>::to_vec).collect())
    };
    let all = pairs(1).chain(pairs(2)).chain(lists(3, 4).map(|row| vec![row]));
    let case = |rows: Vec<Vec<u64>>| {
        let lines: String = rows.iter().map(|row| line(row)).collect();
        let answer = if game.next_player_wins(&rows) { "FIRST" } else { "SECOND" };
        (format!("{} {}\n{lines}", rows.len(), rows[0].len()), answer)
    };
    let is_full = |rows: &Vec<Vec<u64>>| rows.iter().all(|row| !row.contains(&0));
    compare_counted("codechef-snck01", all.filter(is_full).map(case));
}
