use crate::compare_each;
use brutes::luogu_p6487::least_takes;

/// All heaps up to 200.
#[test]
fn small_cases() {
    let takes = (1..).zip(least_takes(200));
    compare_each("luogu-p6487", takes.map(|(n, take)| (format!("{n}\n"), take.to_string())));
}
