use sg::{mex, nim_sum, squares};
use tests::rules::{Board, flips, pieces};

/// Every one of the 65536 boards of 4x4, by playing the game: the value of a board is the nim-sum of
/// its pieces.
#[test]
fn all_boards_4x4() {
    let mut values: Vec<u64> = Vec::new();
    for board in 0..=Board::MAX {
        let options: Vec<u64> = flips(board).map(|option| values[usize::from(option)]).collect();
        let value = mex(&options);
        let closed = nim_sum(pieces(board).map(|(i, j)| squares::grundy(i.into(), j.into())));
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
