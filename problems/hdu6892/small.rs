use crate::{compare_counted, line, lists};
use brutes::hdu6892::first_player_wins;

/// All single pieces up to 64, pairs up to 16, and 3 pieces up to 8.
#[test]
fn small_cases() {
    let all = (1..=2).flat_map(|len| lists(len, 16)).chain(lists(3, 8)).chain(lists(1, 64));
    let case = |pieces: Vec<u64>| {
        let answer = if first_player_wins(&pieces) { "W" } else { "L" };
        (format!("{}\n{}", pieces.len(), line(&pieces)), answer)
    };
    compare_counted("hdu6892", all.filter(|pieces| !pieces.contains(&0)).map(case));
}
