use crate::{answers, line, lists};
use brutes::hdu5795::options;
use cases::{Game, sorted};

/// All positions of 2 heaps of 1 to 9, with splits. Heaps up to 500 by the mex: `theorems`.
#[test]
fn small_cases() {
    let heaps = || lists(2, 9).filter(|heaps| !heaps.contains(&0));
    let lines: String = heaps().map(|heaps| format!("2\n{}", line(&heaps))).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let input = format!("{}\n{lines}", heaps().count());
    let wins = heaps().map(|heaps| game.next_player_wins(&sorted(&heaps)));
    let expected = wins.map(|wins| if wins { "First player wins." } else { "Second player wins." });
    assert!(answers("hdu5795", &input).into_iter().eq(expected));
}
