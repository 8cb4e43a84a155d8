use crate::{answers, line, lists};
use brutes::luogu_p3480::options;
use cases::Game;

/// All rows of up to 4 piles of up to 6, and of 6 of up to 3.
#[test]
fn small_cases() {
    let sizes = (1..=4).map(|len| (len, 6)).chain([(6, 3)]);
    let rows = || {
        let rows = sizes.clone().flat_map(|(len, most)| lists(len, most));
        rows.filter(|piles| piles.is_sorted())
    };
    let lines: String = rows().map(|piles| format!("{}\n{}", piles.len(), line(&piles))).collect();
    let mut game = Game::normal(|piles: &Vec<u64>| options(piles));
    let input = format!("{}\n{lines}", rows().count());
    let expected = rows().map(|piles| if game.next_player_wins(&piles) { "TAK" } else { "NIE" });
    assert!(answers("luogu-p3480", &input).into_iter().eq(expected));
}
