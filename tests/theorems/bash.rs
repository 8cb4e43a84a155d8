use cases::Game;
use sg::bash;

#[path = "../../problems/hdu1846/brute.rs"]
mod brute;

/// All n <= 60, m <= 60.
#[test]
fn normal_play() {
    for m in 0..=60 {
        for n in 0..=60 {
            let wins = brute::next_player_wins(n, m);
            assert_eq!(bash::next_player_wins(n as u64, m as u64), wins, "n {n}, m {m}");
        }
    }
}

/// All n <= 60, m <= 60.
#[test]
fn misere_play() {
    for m in 0..=60 {
        let mut game = Game::misere(|&n: &u64| (1..=m.min(n)).map(move |take| n - take));
        for n in 0..=60 {
            let wins = bash::next_player_wins_misere(n, m);
            assert_eq!(wins, game.next_player_wins(&n), "n {n}, m {m}");
        }
    }
}

#[test]
fn ends_of_u64() {
    // Whoever may take everything does; in misère play, all but one.
    assert!(bash::next_player_wins(u64::MAX, u64::MAX));
    assert!(bash::next_player_wins_misere(u64::MAX, u64::MAX));
    assert!(!bash::next_player_wins(u64::MAX, u64::MAX - 1));
    assert!(bash::next_player_wins_misere(u64::MAX, u64::MAX - 1));
    assert!(!bash::next_player_wins_misere(u64::MAX, u64::MAX - 2));
    assert!(!bash::next_player_wins_misere(1, u64::MAX));
}
