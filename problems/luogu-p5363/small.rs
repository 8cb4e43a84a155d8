use crate::compare_each;
use brutes::luogu_p5363::answer;

/// All n up to 10, all m up to 5.
#[test]
fn small_cases() {
    let cases = (1..=10).flat_map(|n| (1..=n.min(5)).map(move |m| (n, m)));
    compare_each(
        "luogu-p5363",
        cases.map(|(n, m)| (format!("{n} {m}\n"), answer(n, m).to_string())),
    );
}
