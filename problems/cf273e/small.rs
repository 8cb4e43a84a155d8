use crate::compare_each;
use brutes::cf273e::ways;

/// All cases of up to 20000 ways with n up to 4 and p up to 30.
#[test]
fn small_cases() {
    let all = (1..).zip([30, 17, 7, 5]).flat_map(|(n, most)| (1..=most).map(move |p| (n, p)));
    compare_each("cf273e", all.map(|(n, p)| (format!("{n} {p}\n"), ways(n, p).to_string())));
}
