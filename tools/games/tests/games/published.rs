//! Published values (`tests/published`) against computed ones.

use crate::common::mex;
use games::engine::Table;
use games::moves::Values;
use games::parse;
use games::rule::CoinGame;
use games::value::Value;
use games::watch::Interruptible;

/// The rows of a file of `tests/published`; its lines that begin with `#` say what they are.
macro_rules! published {
    ($file:literal) => {
        rows(include_str!(concat!("../../../../tests/published/", $file, ".txt")))
    };
}

fn rows(text: &str) -> Vec<Vec<u32>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let rows = lines.map(|line| line.split(' ').map(|n| n.parse().expect("a number")).collect());
    let rows: Vec<Vec<u32>> = rows.collect();
    assert!(!rows.is_empty() && rows.iter().all(|row| !row.is_empty()));
    rows
}

fn values(rule: &str, len: usize) -> Vec<u32> {
    let mut table = Table::new(&parse::code(rule).unwrap());
    table.extend(len as u64, &Interruptible).unwrap();
    table.values().iter().map(|&value| value.into()).collect()
}

#[test]
fn heaps() {
    for (rule, rows) in [
        ("kayles", published!("kayles")),
        ("dawson", published!("dawsons-chess")),
        ("grundy", published!("grundys-game")),
        ("lasker", published!("laskers-nim")),
    ] {
        assert_eq!(values(rule, rows[0].len()), rows[0], "{rule}");
    }
}

#[test]
fn zeros_of_grundys_game() {
    let zeros = (0..).zip(values("grundy", 1401)).filter(|&(_, value)| value == 0);
    assert_eq!(
        zeros.map(|(heap, _)| heap).collect::<Vec<u32>>(),
        published!("grundys-game-zeros")[0]
    );
}

/// Games with a sparse space: how many heaps there are, from 0; the first with the largest value, that value; the
/// mask of which a rare value has an even number of bits; how many heaps have rare values, and the last of them.
/// Source: T. Czajka, octal-games (2018), after Flammenkamp, and Gangolli and Plambeck.
type Sparse = (&'static str, usize, usize, u32, u32, usize, usize);

fn check_sparse((rule, len, first, largest, mask, rare, last): Sparse) {
    let values = values(rule, len);
    let most = *values.iter().max().unwrap();
    let at = values.iter().position(|&value| value == most);
    assert_eq!((at, most), (Some(first), largest), "{rule}");
    let is_rare = |heap: &usize| (values[*heap] & mask).count_ones().is_multiple_of(2);
    let heaps: Vec<usize> = (0..len).filter(is_rare).collect();
    assert_eq!((heaps.len(), heaps.last()), (rare, Some(&last)), "{rule}");
}

#[test]
fn sparse_spaces() {
    for game in [
        ("0.45", 518, 37, 8, 0xf, 11, 198),
        ("0.156", 3828, 1032, 23, 0x1b, 15, 357),
        ("0.356", 7457, 86, 19, 0x1b, 7, 43),
        ("0.644", 3698, 333, 64, 0x7e, 31, 511),
        ("0.16", 254_810, 229_790, 23, 0x1e, 53, 13_935),
        ("0.56", 326_784, 22_778, 64, 0x5b, 46, 1795),
    ] {
        check_sparse(game);
    }
}

/// Values become few, so that a part of a rare value is larger than all that are kept. Source: as above.
#[test]
#[ignore = "slow: a hundred thousand heaps"]
fn values_that_become_few() {
    let values = values("0.127", 93_162);
    assert_eq!((values.iter().max(), values[24_734]), (Some(&56), 56));
    let repeats = |heap: &usize| values[*heap] == values[heap + 4];
    assert_eq!((0..values.len() - 4).rev().take_while(repeats).last(), Some(46_578));
}

#[test]
#[ignore = "slow: a million heaps"]
fn sparse_space_of_grundys_game() {
    check_sparse(("grundy", 1 << 20, 763_622, 231, 0xfe, 1274, 82_860));
}

#[test]
fn subtraction() {
    let period = &published!("subtraction-1-3-4")[0];
    assert!(values("take 1,3,4", 700).chunks(period.len()).all(|chunk| chunk == period));
}

/// The values of a game of two numbers from `least` to `to`, row by row.
fn grid(rule: &str, least: u64, to: u64) -> Vec<Vec<u32>> {
    let game = parse::rule(rule).unwrap();
    let mut values = Values::default();
    let mut value = |a, b| match values.state(&game, &game.state_of(&[a, b])).unwrap() {
        Value::Number(value) => u32::try_from(value).unwrap(),
        word => panic!("{word}"),
    };
    (least..=to).map(|a| (least..=to).map(|b| value(a, b)).collect()).collect()
}

#[test]
fn wythoff() {
    let diagonal = &published!("wythoff-diagonal")[0];
    let rows = grid("wythoff", 0, diagonal.len() as u64 - 1);
    assert!((0..diagonal.len()).all(|a| rows[a][a] == diagonal[a]));
    let antidiagonals = (0..rows.len()).flat_map(|sum| (0..=sum).map(move |a| (a, sum - a)));
    let antidiagonals = antidiagonals.map(|(a, b)| rows[a][b]);
    assert!(antidiagonals.zip(&published!("wythoff-antidiagonals")[0]).all(|(a, &b)| a == b));
    for (a, row) in (0..).zip(&rows) {
        for (b, &value) in (0..).zip(row) {
            assert_eq!(sg::wythoff::is_p_position(a, b), value == 0, "{a} {b}");
        }
    }
}

/// The values of single coins up to `to`, by the moves alone, which are those of the closed form too.
fn coins(game: CoinGame, to: u64) -> Vec<Vec<u32>> {
    let least = game.least();
    let place = |n: u64| usize::try_from(n - least).unwrap();
    let mut rows: Vec<Vec<u32>> = Vec::new();
    for i in least..=to {
        rows.push(Vec::new());
        for j in least..=to {
            let mut options = Vec::new();
            game.for_each_move((i, j), |turned| {
                let others = turned.iter().filter(|&&other| other != (i, j));
                options.push(others.fold(0, |sum, &(i, j)| sum ^ rows[place(i)][place(j)]));
            });
            let value = mex(&options);
            assert_eq!(game.closed_form((i, j)), u64::from(value), "{game:?} {i},{j}");
            rows[place(i)].push(value);
        }
    }
    rows
}

#[test]
fn nim_products() {
    assert_eq!(coins(CoinGame::TurningCorners, 15), published!("nim-products-16x16"));
    coins(CoinGame::TurningCorners, 40);
}

/// The nim-product is that of a field, for numbers beyond any grid too.
#[test]
fn nim_products_of_large_numbers() {
    let times = |a: u64, b: u64| CoinGame::TurningCorners.closed_form((a, b));
    let mut n = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..200 {
        n = n.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        let (a, b, c) = (n, n.rotate_left(21), n.rotate_left(42) ^ 5);
        assert_eq!(times(a, b), times(b, a));
        assert_eq!(times(times(a, b), c), times(a, times(b, c)));
        assert_eq!(times(a, b ^ c), times(a, b) ^ times(a, c));
    }
    assert_eq!(times(u64::MAX, 1), u64::MAX);
    // A Fermat 2-power times itself is 3/2 of it.
    assert_eq!(times(1 << 32, 1 << 32), 3 << 31);
}

#[test]
fn squares() {
    assert_eq!(coins(CoinGame::Squares, 16), published!("squares-16x16"));
    coins(CoinGame::Squares, 40);
}

/// Euclid's game against its closed form, the integer part of `b/a - a/b` (Nivasch, The Sprague-Grundy function of
/// the game Euclid, 2006).
#[test]
fn euclid() {
    for (a, row) in (1..).zip(grid("euclid", 1, 120)) {
        for (b, value) in (1..).zip(row) {
            let (smaller, larger) = (a.min(b), a.max(b));
            let closed = (larger * larger - smaller * smaller) / (a * b);
            assert_eq!(closed, u64::from(value), "{a} {b}");
        }
    }
}
