use crate::{compare_counted, line, lists};
use brutes::hdu4664::first_player_wins;

/// All lists of up to 3 planes of up to 6 corners, and pairs of up to 9.
#[test]
fn small_cases() {
    let all = (1..=3).flat_map(|len| lists(len, 6)).chain(lists(2, 9));
    let case = |planes: Vec<u64>| {
        let answer = if first_player_wins(&planes) { "Carol" } else { "Dave" };
        (format!("{}\n{}", planes.len(), line(&planes)), answer)
    };
    compare_counted("hdu4664", all.filter(|planes| !planes.contains(&0)).map(case));
}
