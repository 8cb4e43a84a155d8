use brute::options;
use sg::{mex, nim_sum, squares};

#[path = "../../problems/sdsc2024-day6-t1/brute.rs"]
mod brute;

/// The cells of a board of 4x4; cell i is bit i of a board's number. The lower right one of a square is its
/// highest bit, so that every move makes the number smaller.
const CELLS: [(u64, u64); 16] = {
    let mut cells = [(0, 0); 16];
    let mut i = 0;
    while i < 16 {
        cells[i] = (i as u64 / 4 + 1, i as u64 % 4 + 1);
        i += 1;
    }
    cells
};

/// Every one of the 65536 boards of 4x4, by playing the game: the value of a board is the nim-sum of
/// its pieces.
#[test]
fn all_boards_4x4() {
    let bit = |cell| 1_u16 << CELLS.iter().position(|&other| other == cell).expect("a cell");
    // What each move of a piece flips, whatever else is on the board.
    let flips = CELLS.map(|cell| -> Vec<u16> {
        let options = options(&[cell].into());
        options
            .map(|option| option.into_iter().fold(bit(cell), |flip, cell| flip ^ bit(cell)))
            .collect()
    });
    let mut values: Vec<u64> = Vec::new();
    for board in 0..=u16::MAX {
        let pieces = || (0..16).filter(|piece| board >> piece & 1 == 1);
        let moves = pieces().flat_map(|piece| &flips[piece]);
        let options: Vec<u64> = moves.map(|flip| values[usize::from(board ^ flip)]).collect();
        let value = mex(&options);
        let closed = nim_sum(pieces().map(|piece| squares::grundy(CELLS[piece].0, CELLS[piece].1)));
        assert_eq!(value, closed, "board {board:016b}");
        values.push(value);
    }
}

/// Single pieces on a 16x16 board, by mex: a flip leaves the other cells of its square, whose
/// nim-sum is the value of that option.
#[test]
fn single_pieces_16x16() {
    let mut values = [[0; 17]; 17];
    for i in 1..=16 {
        for j in 1..=16 {
            let options = (1..=i.min(j)).map(|k| {
                let square = (0..k).flat_map(|up| (0..k).map(move |left| (i - up, j - left)));
                nim_sum(square.skip(1).map(|(a, b): (usize, usize)| values[a][b]))
            });
            let value = mex(&options.collect::<Vec<_>>());
            assert_eq!(squares::grundy(i as u64, j as u64), value, "({i}, {j})");
            values[i][j] = value;
        }
    }
}

#[test]
fn ends_of_u64() {
    assert_eq!(squares::grundy(1 << 63, 1 << 63), 1 << 63);
    assert_eq!(squares::grundy(u64::MAX, 1 << 63), 1);
    assert_eq!(squares::grundy(0, 4), 0);
    assert_eq!(squares::grundy(4, 0), 0);
    assert_eq!(squares::lowbit(0), 0);
    assert_eq!(squares::lowbit(u64::MAX), 1);
}
