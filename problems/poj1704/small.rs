use crate::{answers, line};
use brutes::poj1704::options;
use cases::Game;

/// All sets of pieces on 12 places, listed from the last one on.
#[test]
fn small_cases() {
    let positions =
        || (1..1_u64 << 12).map(|set| (1..=12).filter(move |place| set >> (place - 1) & 1 == 1));
    let lines: String = positions()
        .map(|places| places.rev().collect::<Vec<u64>>())
        .map(|places| format!("{}\n{}", places.len(), line(&places)))
        .collect();
    let mut game = Game::normal(|places: &Vec<u64>| options(places));
    let input = format!("{}\n{lines}", positions().count());
    let wins = positions().map(|places| game.next_player_wins(&places.collect()));
    let expected = wins.map(|wins| if wins { "Georgia will win" } else { "Bob will win" });
    assert!(answers("poj1704", &input).into_iter().eq(expected));
}
