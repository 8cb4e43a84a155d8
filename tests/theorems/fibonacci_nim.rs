use brute::options;
use cases::Game;
use sg::fibonacci_nim::is_p_position;

#[path = "../../problems/hdu2516/brute.rs"]
mod brute;

/// All heaps from 1 to 250. Of none, there is no move.
#[test]
fn by_its_rules() {
    let mut game = Game::normal(options);
    for n in 1..=250 {
        assert_eq!(is_p_position(n), !game.next_player_wins(&(n, n - 1)), "n {n}");
    }
    assert!(is_p_position(0));
}

#[test]
fn ends_of_u64() {
    // F(93), the largest below 2^64.
    assert!(is_p_position(12_200_160_415_121_876_738));
    assert!(!is_p_position(12_200_160_415_121_876_739));
    assert!(!is_p_position(u64::MAX));
}
