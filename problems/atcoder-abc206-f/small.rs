use crate::{answers, line};
use brutes::atcoder_abc206_f::{Interval, options};
use cases::Game;

/// All sets of intervals with ends from 1 to 4, and some twice.
#[test]
fn small_cases() {
    let all: Vec<Interval> = (1..=4).flat_map(|l| (l + 1..=4).map(move |r| (l, r))).collect();
    let mut game = Game::normal(|intervals: &Vec<Interval>| options(intervals));
    let chosen = |code: usize| {
        let times = |i: usize| code / 3_usize.pow(u32::try_from(i).unwrap()) % 3;
        (0..all.len()).flat_map(|i| vec![all[i]; times(i)]).collect::<Vec<Interval>>()
    };
    let cases: Vec<Vec<Interval>> = (1..3_usize.pow(6)).map(chosen).collect();
    for cases in cases.chunks(20) {
        let mut input = format!("{}\n", cases.len());
        for case in cases {
            input += &line(&[case.len() as u64]);
            input.extend(case.iter().map(|&(l, r)| line(&[l, r])));
        }
        let expected =
            cases.iter().map(|case| if game.next_player_wins(case) { "Alice" } else { "Bob" });
        assert!(answers("atcoder-abc206-f", &input).into_iter().eq(expected), "{input}");
    }
}
