//! The chessboard of SDSC 2024: all boards of 4 by 4 by play, as the document's search does, and the closed form.

use mission::{column, typed};

#[test]
fn all_boards_of_4_by_4_have_the_nim_sum_of_their_coins() {
    let printed = typed("cargo explore table squares --boards 4", "");
    assert!(
        printed.contains("all 65536 boards of 4x4 have the nim-sum of their coins as value: yes"),
        "{printed}"
    );
    assert!(
        printed.contains("closed form min(lowbit i, lowbit j): right for all coins"),
        "{printed}"
    );
    let lowbit = |n: u64| n & n.wrapping_neg();
    let expected = (1..=4).flat_map(|i| (1..=4).map(move |j| lowbit(i).min(lowbit(j))));
    let values = column(&typed("cargo explore table squares --boards 4 --format csv", ""));
    assert_eq!(values, expected.collect::<Vec<u64>>());
}
