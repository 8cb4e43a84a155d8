use crate::compare;
use brutes::hdu2873::{Bombs, options};
use cases::Game;

/// All boards of up to 3 x 3.
#[test]
fn small_cases() {
    let mut game = Game::normal(|bombs: &Bombs| options(bombs));
    let sizes = (1..=3).flat_map(|n| (1..=3).map(move |m| (n, m)));
    let cases = sizes.flat_map(|(n, m)| (0..1 << (n * m)).map(move |set: u64| (n, m, set)));
    let case = |(n, m, set): (u64, u64, u64)| {
        let is_there = |p, q| set >> (p * m + q) & 1 == 1;
        let row = |p| (0..m).map(|q| if is_there(p, q) { '#' } else { '.' }).collect::<String>();
        let lines: String = (0..n).map(|p| row(p) + "\n").collect();
        let all = (0..n).flat_map(|p| (0..m).map(move |q| (p, q)));
        let bombs = all.filter(|&(p, q)| is_there(p, q) && p + q > 0).map(|(p, q)| (p + 1, q + 1));
        let answer = if game.next_player_wins(&bombs.collect()) { "John" } else { "Jack" };
        (format!("{n} {m}\n{lines}"), answer)
    };
    compare("hdu2873", cases.map(case));
}
