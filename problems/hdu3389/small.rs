use crate::{answers, line, lists};
use brutes::hdu3389::options;
use cases::Game;

/// All positions of up to 7 boxes with up to 2 cards each, and one box of each number up to 40 with up to 3.
#[test]
fn small_cases() {
    let alone =
        |number: usize| (0..=3).map(move |cards| [vec![0; number - 1], vec![cards]].concat());
    let positions = || (1..=7).flat_map(|len| lists(len, 2)).chain((1..=40).flat_map(alone));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut game = Game::normal(|boxes: &Vec<u64>| options(boxes));
    let input = format!("{}\n{lines}", positions().count());
    let expected = (1..).zip(positions()).map(|(case, boxes)| {
        format!("Case {case}: {}", if game.next_player_wins(&boxes) { "Alice" } else { "Bob" })
    });
    assert!(answers("hdu3389", &input).into_iter().eq(expected));
}
