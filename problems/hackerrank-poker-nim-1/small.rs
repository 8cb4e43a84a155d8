use crate::{compare_counted, line, lists};
use brutes::hackerrank_poker_nim_1::first_player_wins;

/// All lists of up to 2 piles of up to 3 chips, k up to 2.
#[test]
fn small_cases() {
    let all = (1..=2).flat_map(|len| lists(len, 3)).filter(|piles| !piles.contains(&0));
    let all = all.flat_map(|piles| [1, 2].map(|k| (k, piles.clone())));
    let case = |(k, piles): (u64, Vec<u64>)| {
        let answer = if first_player_wins(k, &piles) { "First" } else { "Second" };
        (format!("{} {k}\n{}", piles.len(), line(&piles)), answer)
    };
    compare_counted("hackerrank-poker-nim-1", all.map(case));
}
