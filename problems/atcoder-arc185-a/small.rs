use crate::compare_counted;
use brutes::atcoder_arc185_a::answer;

/// All N up to 4 and M up to 25.
#[test]
fn small_cases() {
    let all = (1..=4).flat_map(|n| (n + 1..=25).map(move |m| (n, m)));
    compare_counted("atcoder-arc185-a", all.map(|(n, m)| (format!("{n} {m}\n"), answer(n, m))));
}
