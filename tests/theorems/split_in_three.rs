use brute::options;
use cases::Game;
use sg::{grundy, nim_sum, split_in_three};

#[path = "../../problems/hdu5795/brute.rs"]
mod brute;

/// Heaps <= 300.
#[test]
fn values_are_the_mex() {
    let values = grundy::heap_game(300, |heap, g, out| {
        out.extend(&g[..heap]);
        for a in 1..=heap / 3 {
            out.extend((a..=(heap - a) / 2).map(|b| g[a] ^ g[b] ^ g[heap - a - b]));
        }
    });
    for (heap, value) in (0..).zip(values) {
        assert_eq!(split_in_three::grundy(heap), value, "heap {heap}");
    }
}

/// The cases mod 8 of the proof: two parts whose values have no bit 4, and any third.
#[test]
fn residues() {
    for a in [1, 2, 3, 7] {
        for b in [1, 2, 3, 7] {
            for c in 1..=8 {
                let nim_sum = nim_sum([a, b, c].map(split_in_three::grundy));
                let claimed = split_in_three::grundy(a + b + c);
                assert_ne!(nim_sum % 8, claimed % 8, "{a} {b} {c}");
            }
        }
    }
}

/// The rules themselves: every position of 2 heaps <= 9, splits and all.
#[test]
fn nim_sum_decides() {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    for a in 1..=9 {
        for b in a..=9 {
            let value = nim_sum([a, b].map(split_in_three::grundy));
            assert_eq!(value != 0, game.next_player_wins(&vec![a, b]), "{a} {b}");
        }
    }
}

#[test]
fn greatest_heaps() {
    assert_eq!(split_in_three::grundy(u64::MAX - 1), u64::MAX - 1);
    assert_eq!(split_in_three::grundy(u64::MAX - 7), u64::MAX - 8);
    assert_eq!(split_in_three::grundy(u64::MAX - 8), u64::MAX - 7);
}

#[test]
#[should_panic(expected = "2^64")]
fn a_value_above_u64() {
    let _ = split_in_three::grundy(u64::MAX);
}
