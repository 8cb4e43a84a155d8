use crate::compare_each;
use brutes::cses1729::options;
use cases::Game;

/// Every set within 1..=8 that has 1, each size up to 30.
#[test]
fn small_cases() {
    let case = |set: usize| {
        let takes: Vec<usize> = (1..=8).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let mut game = Game::normal(|&heap: &usize| options(heap, &takes));
        let expected: String =
            (1..=30).map(|heap| if game.next_player_wins(&heap) { 'W' } else { 'L' }).collect();
        let words: String = takes.iter().map(|take| format!("{take} ")).collect();
        (format!("30 {}\n{words}\n", takes.len()), expected)
    };
    compare_each("cses1729", (1..256).step_by(2).map(case));
}
