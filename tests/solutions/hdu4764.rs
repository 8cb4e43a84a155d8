use crate::answers;
use std::collections::HashMap;

/// The game of the statement: Tang writes x with 1 <= x <= k, then each player writes a number that
/// is larger than the last by 1 to k. Who writes a number of N or more loses. Whether the player who
/// writes next wins, when `last` was the number before (0 at the start).
fn writer_wins(last: u64, n: u64, k: u64, known: &mut HashMap<u64, bool>) -> bool {
    if let Some(&wins) = known.get(&last) {
        return wins;
    }
    let wins = (last + 1..=last + k).any(|y| y < n && !writer_wins(y, n, k, known));
    known.insert(last, wins);
    wins
}

/// All N <= 60, k <= 60.
#[test]
fn small_cases() {
    let cases = || (1..=60).flat_map(|n| (1..=60).map(move |k| (n, k)));
    let lines: String = cases().map(|(n, k)| format!("{n} {k}\n")).collect();
    let expected = cases().map(|(n, k)| {
        let tang_wins = writer_wins(0, n, k, &mut HashMap::new());
        if tang_wins { "Tang" } else { "Jiang" }
    });
    assert!(answers("hdu4764", &(lines + "0 0\n")).into_iter().eq(expected));
}
