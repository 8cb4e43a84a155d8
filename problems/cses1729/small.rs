use crate::answers;
use brutes::cses1729::options;
use cases::Game;

/// Every set within 1..=8 that has 1, each size up to 30.
#[test]
fn small_cases() {
    for set in (1..256_usize).step_by(2) {
        let takes: Vec<usize> = (1..=8).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let mut game = Game::normal(|&heap: &usize| options(heap, &takes));
        let expected: String =
            (1..=30).map(|heap| if game.next_player_wins(&heap) { 'W' } else { 'L' }).collect();
        let words: String = takes.iter().map(|take| format!("{take} ")).collect();
        let input = format!("30 {}\n{words}\n", takes.len());
        assert_eq!(answers("cses1729", &input), [expected], "takes {takes:?}");
    }
}
