use brute::options;
use cases::Game;
use sg::{grundy, lasker, nim_sum};

#[path = "../../problems/hdu3032/brute.rs"]
mod brute;

/// Heaps <= 2000.
#[test]
fn values_are_the_mex() {
    let values = grundy::heap_game(2000, |heap, g, out| {
        out.extend(&g[..heap]);
        out.extend((1..heap).map(|part| g[part] ^ g[heap - part]));
    });
    for (heap, value) in (0..).zip(values) {
        assert_eq!(lasker::grundy(heap), value, "heap {heap}");
    }
}

/// The rules themselves: every position of 3 heaps <= 6, splits and all.
#[test]
fn nim_sum_decides() {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    for a in 1..=6 {
        for b in a..=6 {
            for c in b..=6 {
                let value = nim_sum([a, b, c].map(lasker::grundy));
                let wins = game.next_player_wins(&vec![a, b, c]);
                assert_eq!(value != 0, wins, "{a} {b} {c}");
            }
        }
    }
}

/// The value of every heap below `u64::MAX` is a `u64`.
#[test]
fn greatest_heaps() {
    assert_eq!(lasker::grundy(u64::MAX - 1), u64::MAX - 1);
    assert_eq!(lasker::grundy(u64::MAX - 2), u64::MAX - 2);
    assert_eq!(lasker::grundy(u64::MAX - 3), u64::MAX - 4);
    assert_eq!(lasker::grundy(u64::MAX - 4), u64::MAX - 3);
}

#[test]
#[should_panic(expected = "2^64")]
fn a_value_above_u64() {
    let _ = lasker::grundy(u64::MAX);
}
