use brute::options;
use cases::Game;
use sg::euclid::next_player_wins;

#[path = "../../problems/hdu1525/brute.rs"]
mod brute;

/// All numbers <= 200, in both orders.
#[test]
fn by_its_rules() {
    let mut game = Game::normal(options);
    for a in 0..=200 {
        for b in 0..=200 {
            assert_eq!(next_player_wins(a, b), game.next_player_wins(&(a, b)), "{a} {b}");
        }
    }
}

/// The quotients of Fibonacci numbers are the closest to phi: above it and below it in turn.
#[test]
fn fibonacci_numbers() {
    let (mut small, mut large) = (1_u64, 2_u64);
    for k in 0.. {
        assert_eq!(next_player_wins(small, large), k % 2 == 0, "{small} {large}");
        match small.checked_add(large) {
            Some(sum) => (small, large) = (large, sum),
            None => break,
        }
    }
}

#[test]
fn ends_of_u64() {
    assert!(next_player_wins(u64::MAX, u64::MAX));
    assert!(next_player_wins(1, u64::MAX));
    assert!(!next_player_wins(u64::MAX - 1, u64::MAX));
    assert!(!next_player_wins(0, u64::MAX));
}
