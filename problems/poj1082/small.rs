use crate::compare_counted;
use brutes::poj1082::outcomes;

/// All dates that there may be.
#[test]
fn small_cases() {
    let case = |((y, m, d), wins)| (format!("{y} {m} {d}\n"), if wins { "YES" } else { "NO" });
    compare_counted("poj1082", outcomes().into_iter().map(case));
}
