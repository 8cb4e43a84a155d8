use crate::{answers, line, lists};
use brutes::hdu1850::winning_moves;

/// All positions of 3 heaps from 1 to 6, and of 4 from 1 to 3.
#[test]
fn small_cases() {
    let all = || lists(3, 6).chain(lists(4, 3)).filter(|heaps| !heaps.contains(&0));
    let lines: String = all().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let expected = all().map(|heaps| winning_moves(&heaps).to_string());
    assert!(answers("hdu1850", &(lines + "0\n")).into_iter().eq(expected));
}
