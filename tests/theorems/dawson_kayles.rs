use brute::options;
use cases::Game;
use sg::{dawson_kayles, grundy};

#[path = "../../problems/hdu4664/brute.rs"]
mod brute;

/// Rows <= 2000, among them the 2 * 53 + 34 + 2 that the theorem of Guy and Smith asks for.
#[test]
fn values_are_the_mex() {
    let values = grundy::heap_game(2000, |row, g, out| {
        out.extend((2..=row).map(|end| g[end - 2] ^ g[row - end]));
    });
    let value = dawson_kayles::grundy();
    for (row, expected) in (0..).zip(values) {
        assert_eq!(value(row), expected, "row {row}");
    }
}

/// The rules of a problem: two polygons of up to 9 corners.
#[test]
fn nim_sum_decides() {
    let value = dawson_kayles::grundy();
    let mut game = Game::normal(|planes: &Vec<u64>| options(planes));
    for a in 1..=9 {
        for b in a..=9 {
            assert_eq!(value(a) != value(b), game.next_player_wins(&vec![a, b]), "{a} {b}");
        }
    }
}

#[test]
fn longest_rows() {
    let value = dawson_kayles::grundy();
    for row in u64::MAX - 100..=u64::MAX {
        assert_eq!(value(row), value(row % 34 + 34 * 2), "row {row}");
    }
}
