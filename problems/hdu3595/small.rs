use crate::{compare, lists};
use brutes::hdu3595::{options, unfinished};
use cases::Game;

/// All pairs of heaps of 0 to 30, and all sums of up to 3 pairs of 1 to 7.
#[test]
fn small_cases() {
    let mut game = Game::normal(options);
    let pairs: Vec<(u64, u64)> = (1..=7).flat_map(|a| (a..=7).map(move |b| (b, a))).collect();
    let last = pairs.len() as u64 - 1;
    let sums = (2..=3).flat_map(|len| lists(len, last)).filter(|list| list.is_sorted());
    let sums = sums.map(|list| list.iter().map(|&i| pairs[i as usize]).collect());
    let single = lists(2, 30).map(|pair| vec![(pair[0], pair[1])]);
    let cases = single.chain(sums).map(|pairs| {
        let lines: String = pairs.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
        let answer = if game.next_player_wins(&unfinished(&pairs)) { "MM" } else { "GG" };
        (format!("{}\n{lines}", pairs.len()), answer)
    });
    compare("hdu3595", cases);
}
