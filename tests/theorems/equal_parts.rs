use brute::options;
use cases::Game;
use sg::{equal_parts, grundy};

#[path = "../../problems/hdu6892/brute.rs"]
mod brute;

/// Lengths <= 3000.
#[test]
fn values_are_the_mex() {
    let values = grundy::heap_game(3000, |length, g, out| {
        let parts = (2..=length).filter(|parts| length % parts == 0);
        out.extend(parts.map(|parts| g[length / parts] * (parts as u64 % 2)));
    });
    let value = equal_parts::grundy();
    for (length, expected) in (0..).zip(values).skip(1) {
        assert_eq!(value(length), expected, "length {length}");
    }
}

/// The rules of a problem: two lengths of up to 16.
#[test]
fn nim_sum_decides() {
    let value = equal_parts::grundy();
    let mut game = Game::normal(|pieces: &Vec<u64>| options(pieces));
    for a in 2..=16 {
        for b in a..=16 {
            let wins = game.next_player_wins(&vec![a.into(), b.into()]);
            assert_eq!(value(a) != value(b), wins, "{a} {b}");
        }
    }
}

/// A prime, the square of one, and the product of two, all without a factor below 1626; powers of 2 and of 3.
#[test]
fn largest_lengths() {
    let value = equal_parts::grundy();
    assert_eq!(value(u32::MAX), 5); // 3 * 5 * 17 * 257 * 65537
    assert_eq!(value(u32::MAX - 4), 1);
    assert_eq!(value(65_521 * 65_521), 2);
    assert_eq!(value(65_521 * 65_537), 2);
    assert_eq!(value(1 << 31), 1);
    assert_eq!(value(3_u32.pow(20)), 20);
    assert_eq!(value(1627 * 1627 * 1609), 3);
}

#[test]
#[should_panic(expected = "a length is at least 1")]
fn no_length() {
    equal_parts::grundy()(0);
}
