//! Nim: the theorem and the strategy, for 3 4 5 and for 1 4 5.

use mission::typed;

#[test]
fn the_nim_sum_of_3_4_5_is_2_and_one_move_makes_it_0() {
    let expected = "\
position: nim 3 4 5
outcome: N, the next player wins
Grundy values: 3 4 5, nim-sum 2
winning moves: 1
  nim 3 -> 1
";
    assert_eq!(typed("cargo explore moves nim 3 4 5", ""), expected);
}

#[test]
fn of_1_4_5_it_is_0_and_no_move_wins() {
    let expected = "\
position: nim 1 4 5
outcome: P, the previous player wins
Grundy values: 1 4 5, nim-sum 0
winning moves: 0
";
    assert_eq!(typed("cargo explore moves nim 1 4 5", ""), expected);
}
