use crate::answers;
use brutes::poj2311::options;
use cases::Game;

/// All sheets with sides from 2 to 8.
#[test]
fn small_cases() {
    let sheets = || (2..=8).flat_map(|w| (2..=8).map(move |h| (w, h)));
    let input: String = sheets().map(|(w, h)| format!("{w} {h}\n")).collect();
    let mut game = Game::normal(|sheets: &Vec<(u64, u64)>| options(sheets));
    let wins = sheets().map(|(w, h)| game.next_player_wins(&vec![(w, h)]));
    let expected = wins.map(|wins| if wins { "WIN" } else { "LOSE" });
    assert!(answers("poj2311", &input).into_iter().eq(expected));
}
