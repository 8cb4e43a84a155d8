use sg::bash;
use tests::play::{Game, Play};

/// Takes 1 to `m` from `n`.
fn game(play: Play, m: u64) -> Game<u64, impl Fn(&u64) -> Vec<u64>> {
    Game::new(play, move |&n| (1..=m.min(n)).map(|take| n - take).collect())
}

/// All n <= 60, m <= 60.
#[test]
fn normal_play() {
    for m in 0..=60 {
        let mut game = game(Play::Normal, m);
        for n in 0..=60 {
            assert_eq!(bash::next_player_wins(n, m), game.next_player_wins(&n), "n {n}, m {m}");
        }
    }
}

/// All n <= 60, m <= 60.
#[test]
fn misere_play() {
    for m in 0..=60 {
        let mut game = game(Play::Misere, m);
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
