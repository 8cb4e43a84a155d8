use crate::{compare_counted, line, lists};
use brutes::hdu4388::first_player_wins;

/// All pairs of heaps up to 7; single heaps up to 15.
#[test]
fn small_cases() {
    let all = lists(2, 7).chain(lists(1, 15));
    let case = |(i, heaps): (usize, Vec<u64>)| {
        let answer = if first_player_wins(heaps.clone()) { "Yes" } else { "No" };
        (format!("{}\n{}", heaps.len(), line(&heaps)), format!("Case {}: {answer}", i + 1))
    };
    compare_counted("hdu4388", all.filter(|heaps| !heaps.contains(&0)).enumerate().map(case));
}
