//! All boards of the squares game, against the rules written again.

use crate::common::{generator, mex};
use games::rule::Boards;
use games::watch::{Interruptible, Watch};
use rand::RngExt;

/// A board by rows; its coins that show heads, by row and column from 1.
fn coins((rows, columns): (u64, u64), board: u64) -> Vec<(u64, u64)> {
    let cells = (1..=rows).flat_map(|i| (1..=columns).map(move |j| (i, j)));
    let heads = cells.enumerate().filter(|(bit, _)| board >> bit & 1 == 1);
    heads.map(|(_, coin)| coin).collect()
}

/// The boards that the moves from a board lead to: a move turns over a square whose lower right coin shows
/// heads.
fn options((rows, columns): (u64, u64), board: u64) -> Vec<u64> {
    let mut options = Vec::new();
    for (i, j) in coins((rows, columns), board) {
        for k in 1..=i.min(j) {
            let square = (i - k..i).flat_map(|row| (j - k..j).map(move |column| (row, column)));
            options
                .push(square.fold(board, |to, (row, column)| to ^ 1 << (row * columns + column)));
        }
    }
    options
}

#[test]
fn every_board_of_small_shapes() {
    let shapes = (1..=10).flat_map(|rows| (1..=10 / rows).map(move |columns| (rows, columns)));
    for shape in shapes.chain([(3, 4), (4, 3), (2, 7)]) {
        let boards = Boards::new(shape.0, shape.1, &Interruptible).unwrap();
        let mut values: Vec<u32> = Vec::new();
        for board in 0..1 << (shape.0 * shape.1) {
            let options = options(shape, board);
            let options: Vec<u32> =
                options.iter().map(|&to| values[usize::try_from(to).unwrap()]).collect();
            values.push(mex(&options));
            let found = boards.value(&coins(shape, board));
            assert_eq!(Some(&found), values.last(), "{shape:?}, board {board:b}");
        }
        assert_eq!(boards.not_a_sum(), None);
    }
}

/// Boards whose passes are shared by processors: every value that is looked at is the mex of those of its options.
#[test]
fn random_boards_of_larger_shapes() {
    let seed = 21;
    let mut random = generator(seed);
    for shape in [(4, 4), (4, 5), (3, 6), (6, 3), (2, 9), (1, 19), (18, 1)] {
        let boards = Boards::new(shape.0, shape.1, &Interruptible).unwrap();
        let value = |board| boards.value(&coins(shape, board));
        for _ in 0..400 {
            let board = random.random_range(0..1_u64 << (shape.0 * shape.1));
            let options: Vec<u32> = options(shape, board).into_iter().map(value).collect();
            assert_eq!(value(board), mex(&options), "seed {seed}, {shape:?}, board {board:b}");
        }
        assert_eq!(boards.not_a_sum(), None);
    }
}

/// The largest board that is not slow, all of it.
#[test]
#[ignore = "slow: some seconds"]
fn every_board_of_five_by_five() {
    let shape = (5, 5);
    let boards = Boards::new(5, 5, &Interruptible).unwrap();
    let mut random = generator(5);
    for _ in 0..100_000 {
        let board = random.random_range(0..1_u64 << 25);
        let value = |board| boards.value(&coins(shape, board));
        let options: Vec<u32> = options(shape, board).into_iter().map(value).collect();
        assert_eq!(value(board), mex(&options), "board {board:b}");
    }
}

#[test]
fn a_computation_that_is_stopped() {
    struct Stop;
    impl Watch for Stop {
        fn go_on(&self, done: usize) -> bool {
            done < 1 << 19
        }
    }
    let error = Boards::new(4, 5, &Stop).err().map(|error| error.to_string());
    assert_eq!(error.as_deref(), Some("stopped by Ctrl-C: 524288 of 1048576 boards"));
}

/// The values of coins on some boards and of others, as the closed form has them.
#[test]
fn sums_of_coins() {
    let boards = Boards::new(4, 5, &Interruptible).unwrap();
    for coin in coins((4, 5), (1 << 20) - 1) {
        let expected = sg::squares::grundy(coin.0, coin.1);
        assert_eq!(u64::from(boards.value(&[coin])), expected, "{coin:?}");
    }
    assert_eq!(boards.value(&[(2, 2), (4, 4), (1, 2)]), 2 ^ 4 ^ 1);
}
