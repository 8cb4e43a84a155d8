use crate::{answers, line, lists};
use brutes::hdu2509::options;
use cases::{Game, sorted};

/// All positions of up to 3 rows of 1 to 6, and of 4 of 1 to 3.
#[test]
fn small_cases() {
    let positions = || {
        [(1, 6), (2, 6), (3, 6), (4, 3)]
            .into_iter()
            .flat_map(|(len, most)| lists(len, most))
            .filter(|rows| !rows.contains(&0))
    };
    let input: String = positions().map(|p| format!("{}\n{}\n", p.len(), line(&p))).collect();
    let mut game = Game::misere(|rows: &Vec<u64>| options(rows));
    let expected =
        positions().map(|p| if game.next_player_wins(&sorted(&p)) { "Yes" } else { "No" });
    assert!(answers("hdu2509", &input).into_iter().eq(expected));
}
