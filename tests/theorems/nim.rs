use brute::options;
use cases::Game;
use cases::sorted;
use sg::nim::{self, Move};
use sg::nim_sum;

#[path = "../../problems/nim/brute.rs"]
mod brute;

/// All positions of 4 heaps <= 7, in every order.
fn positions() -> impl Iterator<Item = Vec<u64>> {
    (0..8_u64.pow(4)).map(|code| (0..4).map(|i| code >> (3 * i) & 7).collect())
}

#[test]
fn normal_play() {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    for heaps in positions() {
        let value = nim_sum(heaps.iter().copied());
        assert_eq!(value != 0, game.next_player_wins(&sorted(&heaps)), "{heaps:?}");
    }
}

#[test]
fn misere_play() {
    let mut game = Game::misere(|heaps: &Vec<u64>| options(heaps));
    for heaps in positions() {
        let wins = nim::next_player_wins_misere(&heaps);
        assert_eq!(wins, game.next_player_wins(&sorted(&heaps)), "{heaps:?}");
    }
    assert!(nim::next_player_wins_misere(&[]));
}

/// The winning moves are those that leave a position that loses, no more and no fewer.
#[test]
fn winning_moves() {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    for heaps in positions() {
        let mut expected = Vec::new();
        for (heap, &size) in heaps.iter().enumerate() {
            for leave in 0..size {
                let mut option = heaps.clone();
                option[heap] = leave;
                if !game.next_player_wins(&sorted(&option)) {
                    expected.push(Move { heap, leave });
                }
            }
        }
        let moves: Vec<Move> = nim::winning_moves(&heaps).collect();
        assert_eq!(moves, expected, "{heaps:?}");
    }
}

#[test]
fn ends_of_u64() {
    let moves: Vec<Move> = nim::winning_moves(&[u64::MAX, 0, 1]).collect();
    assert_eq!(moves, [Move { heap: 0, leave: 1 }]);
    assert_eq!(nim::winning_moves(&[]).count(), 0);
    assert!(!nim::next_player_wins_misere(&[u64::MAX, u64::MAX]));
}
