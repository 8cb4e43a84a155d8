use crate::compare_each;
use brutes::luogu_p2490::answer;

/// All n up to 9, all k up to 6, d up to 3.
#[test]
fn small_cases() {
    let sizes = (2..=9).flat_map(|n| (2..=n.min(6)).step_by(2).map(move |k| (n, k)));
    let cases = sizes.flat_map(|(n, k)| (1..=3).map(move |d| (n, k, d)));
    let case = |(n, k, d)| (format!("{n} {k} {d}\n"), answer(n, k, d).to_string());
    compare_each("luogu-p2490", cases.map(case));
}
