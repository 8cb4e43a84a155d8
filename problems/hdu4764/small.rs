use crate::answers;
use brutes::hdu4764::tang_wins;

/// All N <= 60, k <= 60.
#[test]
fn small_cases() {
    let cases = || (1..=60).flat_map(|n| (1..=60).map(move |k| (n, k)));
    let lines: String = cases().map(|(n, k)| format!("{n} {k}\n")).collect();
    let expected = cases().map(|(n, k)| if tang_wins(n, k) { "Tang" } else { "Jiang" });
    assert!(answers("hdu4764", &(lines + "0 0\n")).into_iter().eq(expected));
}
