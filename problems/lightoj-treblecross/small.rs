use crate::compare_counted;
use brutes::lightoj_treblecross::answer;

/// All strips of 3 to 10 cells without three crosses in a row.
#[test]
fn small_cases() {
    let cell = |set: u64, i: u32| if set >> i & 1 == 1 { 'X' } else { '.' };
    let strips = (3..=10).flat_map(|n| (0..1 << n).map(move |set| (n, set)));
    let strips = strips.map(|(n, set)| (0..n).map(|i| cell(set, i)).collect::<String>());
    let cases = strips.filter(|strip| !strip.contains("XXX")).zip(1..);
    let case = |(strip, case): (String, u32)| {
        let answer = format!("Case {case}: {}", answer(&strip));
        (strip + "\n", answer)
    };
    compare_counted("lightoj-treblecross", cases.map(case));
}
