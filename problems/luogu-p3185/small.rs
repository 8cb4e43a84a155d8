use crate::{compare_counted, line, lists};
use brutes::luogu_p3185::answer;

/// All up to 4 bottles with up to 2 beans each, and 5 with up to 1.
#[test]
fn small_cases() {
    let all = (2..=4).flat_map(|n| lists(n, 2)).chain(lists(5, 1));
    let case = |beans: Vec<u64>| (format!("{}\n{}", beans.len(), line(&beans)), answer(&beans));
    compare_counted("luogu-p3185", all.map(case));
}
