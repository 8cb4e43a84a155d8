use crate::answers;
use brutes::atcoder_arc091_f::{Heap, options};
use cases::Game;

/// Each two heaps of 1 to `most` stones with K up to `largest_k`.
fn check(most: u64, largest_k: u64) {
    let heaps: Vec<Heap> = (1..=most).flat_map(|x| (1..=largest_k).map(move |k| (x, k))).collect();
    let mut game = Game::normal(|heaps: &Vec<Heap>| options(heaps));
    for (i, &(x, k)) in heaps.iter().enumerate() {
        for &(y, l) in &heaps[i..] {
            let wins = game.next_player_wins(&vec![(x, k), (y, l)]);
            let expected = if wins { "Takahashi" } else { "Aoki" };
            let input = format!("2\n{x} {k}\n{y} {l}\n");
            assert_eq!(answers("atcoder-arc091-f", &input), [expected], "{input}");
        }
    }
}

#[test]
fn small_cases() {
    check(4, 2);
}

#[test]
#[ignore = "slow: the program is started 1176 times"]
fn larger_cases() {
    check(12, 4);
}
