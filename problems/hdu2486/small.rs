use crate::compare_counted;
use brutes::hdu2486::answer;

/// All n from 2 to 60, all k up to 8.
#[test]
fn small_cases() {
    let all = (2..=60).flat_map(|n| (1..=8).map(move |k| (n, k)));
    let case = |(i, (n, k))| (format!("{n} {k}\n"), format!("Case {}: {}", i + 1, answer(n, k)));
    compare_counted("hdu2486", all.enumerate().map(case));
}
