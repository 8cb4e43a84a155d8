use super::Boards;
use crate::watch::Interruptible;

/// A board of another value than the nim-sum of its coins is found.
#[test]
fn boards_that_are_no_sums() {
    let mut boards = Boards::new(3, 4, &Interruptible).unwrap();
    assert_eq!(boards.not_a_sum(), None);
    let coins = [(1, 2), (2, 2), (3, 4)];
    let board = 1 << 1 | 1 << 5 | 1 << 11;
    boards.values[board] = 1 << (boards.value(&coins) ^ 1);
    assert_eq!(boards.not_a_sum(), Some(coins.to_vec()));
}
