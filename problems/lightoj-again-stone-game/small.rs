use crate::{compare_counted, line, lists};
use brutes::lightoj_again_stone_game::options;
use cases::{Game, sorted};

/// All heaps up to 300, and all positions of up to 3 heaps of 1 to 12.
#[test]
fn small_cases() {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let positions = (1..=3).flat_map(|len| lists(len, 12)).filter(|heaps| !heaps.contains(&0));
    let cases = (1..=300).map(|heap| vec![heap]).chain(positions).zip(1..);
    let case = |(heaps, case): (Vec<u64>, u32)| {
        let winner = if game.next_player_wins(&sorted(&heaps)) { "Alice" } else { "Bob" };
        (format!("{}\n{}", heaps.len(), line(&heaps)), format!("Case {case}: {winner}"))
    };
    compare_counted("lightoj-again-stone-game", cases.map(case));
}
