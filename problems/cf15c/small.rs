use crate::compare_each;
use brutes::cf15c::winner;

/// Each one and two quarries with x and m up to 3, and one with x and m up to 5.
#[test]
fn small_cases() {
    let quarry = |most: u64| (1..=most).flat_map(move |x| (1..=most).map(move |m| (x, m)));
    let two = quarry(3).flat_map(|one| quarry(3).map(move |other| vec![one, other]));
    let case = |quarries: Vec<(u64, u64)>| {
        let lines: String = quarries.iter().map(|(x, m)| format!("{x} {m}\n")).collect();
        (format!("{}\n{lines}", quarries.len()), winner(&quarries))
    };
    compare_each("cf15c", quarry(5).map(|one| vec![one]).chain(two).map(case));
}
