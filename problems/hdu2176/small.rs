use crate::{answers, line, lists};
use brutes::hdu2176::winning_moves;

/// All positions of 3 heaps <= 5, and of 4 <= 3.
#[test]
fn small_cases() {
    let positions = || lists(3, 5).chain(lists(4, 3));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let expected = positions().flat_map(|heaps| {
        let moves = winning_moves(&heaps);
        let wins = if moves.is_empty() { "No" } else { "Yes" };
        let moves = moves.into_iter().map(|(heap, rest)| format!("{heap} {rest}"));
        [wins.to_owned()].into_iter().chain(moves).collect::<Vec<_>>()
    });
    assert!(answers("hdu2176", &(lines + "0\n")).into_iter().eq(expected));
}
