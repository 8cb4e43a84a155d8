use brute::options;
use cases::Game;
use cases::sorted;
use sg::{bounded_nim, mex, nim_sum};

#[path = "../../problems/bounded-nim/brute.rs"]
mod brute;

/// Every position of 3 heaps <= 12, for k <= 6.
#[test]
fn nim_sum_decides() {
    for k in 0..=6 {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(k, heaps));
        for a in 0..=12 {
            for b in a..=12 {
                for c in b..=12 {
                    let value = nim_sum([a, b, c].map(|heap| bounded_nim::grundy(heap, k)));
                    let wins = game.next_player_wins(&sorted(&[a, b, c]));
                    assert_eq!(value != 0, wins, "{a} {b} {c}, k {k}");
                }
            }
        }
    }
}

/// Grundy values, not just outcomes: heaps <= 200, k <= 40.
#[test]
fn values_are_the_mex() {
    for k in 0..=40 {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=200_u64 {
            let nearest = values.iter().rev().zip(0..k).map(|(&value, _)| value);
            let value = mex(&nearest.collect::<Vec<_>>());
            assert_eq!(bounded_nim::grundy(heap, k), value, "heap {heap}, k {k}");
            values.push(value);
        }
    }
}

#[test]
fn ends_of_u64() {
    assert_eq!(bounded_nim::grundy(u64::MAX, u64::MAX), u64::MAX);
    assert_eq!(bounded_nim::grundy(u64::MAX, u64::MAX - 1), 0);
    assert_eq!(bounded_nim::grundy(u64::MAX - 1, u64::MAX - 1), u64::MAX - 1);
    assert_eq!(bounded_nim::grundy(u64::MAX, 0), 0);
    assert_eq!(bounded_nim::grundy(0, u64::MAX), 0);
}
