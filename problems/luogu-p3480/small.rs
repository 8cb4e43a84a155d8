use crate::{answers, line, lists};
use brutes::luogu_p3480::options;
use cases::Game;

/// All rows of up to 4 heaps of up to 6, and of 6 of up to 3.
#[test]
fn small_cases() {
    let sizes = (1..=4).map(|len| (len, 6)).chain([(6, 3)]);
    let rows = || {
        let rows = sizes.clone().flat_map(|(len, most)| lists(len, most));
        rows.filter(|heaps| heaps.is_sorted())
    };
    let lines: String = rows().map(|heaps| format!("{}\n{}", heaps.len(), line(&heaps))).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let input = format!("{}\n{lines}", rows().count());
    let expected = rows().map(|heaps| if game.next_player_wins(&heaps) { "TAK" } else { "NIE" });
    assert!(answers("luogu-p3480", &input).into_iter().eq(expected));
}
