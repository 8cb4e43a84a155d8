use crate::{compare, lists};
use brutes::hdu3595::{options, unfinished};
use cases::Game;

/// All pairs of heaps of 0 to 30, and all sums of up to 3 pairs of 1 to 7.
#[test]
fn small_cases() {
    let mut game = Game::normal(options);
    let pairs = || (1..=7).flat_map(|a| (a..=7).map(move |b| (b, a)));
    let two =
        || pairs().flat_map(move |a| pairs().filter(move |b| *b >= a).map(move |b| vec![a, b]));
    let three = two().flat_map(|two| {
        let (a, b) = (two[0], two[1]);
        pairs().filter(move |other| *other >= b).map(move |other| vec![a, b, other])
    });
    let single = lists(2, 30).map(|pair| vec![(pair[0], pair[1])]);
    let cases = single.chain(two()).chain(three).map(|pairs| {
        let lines: String = pairs.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
        let answer = if game.next_player_wins(&unfinished(&pairs)) { "MM" } else { "GG" };
        (format!("{}\n{lines}", pairs.len()), answer)
    });
    compare("hdu3595", cases);
}
