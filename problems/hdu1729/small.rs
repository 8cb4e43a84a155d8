use crate::answers;
use brutes::hdu1729::{Box, options};
use cases::Game;

/// All boxes of up to `size`.
fn boxes(size: u64) -> impl Iterator<Item = Box> {
    (0..=size).flat_map(|size| (0..=size).map(move |stones| (size, stones)))
}

/// All boxes of up to 200, and all pairs of a box of up to 30 and one of up to 7.
#[test]
fn small_cases() {
    let pairs = boxes(30).flat_map(|first| boxes(7).map(move |second| vec![first, second]));
    let positions: Vec<Vec<Box>> = boxes(200).map(|only| vec![only]).chain(pairs).collect();
    let line = |(size, stones): &Box| format!("{size} {stones}\n");
    let lines = |position: &Vec<Box>| -> String {
        format!("{}\n", position.len()) + &position.iter().map(line).collect::<String>()
    };
    let input: String = positions.iter().map(lines).collect();
    let mut game = Game::normal(|boxes: &Vec<Box>| options(boxes));
    let wins = positions.into_iter().map(|mut position| {
        position.sort_unstable();
        game.next_player_wins(&position)
    });
    let expected = wins.zip(1..).flat_map(|(wins, case)| {
        [format!("Case {case}:"), if wins { "Yes" } else { "No" }.to_owned()]
    });
    assert!(answers("hdu1729", &(input + "0\n")).into_iter().eq(expected));
}
