use crate::{compare_each, line, lists};
use brutes::luogu_p1288::answer;

/// All rings of 3 and 4 edges with numbers up to 2, and of 5 with up to 1.
#[test]
fn small_cases() {
    let all = lists(3, 2).chain(lists(4, 2)).chain(lists(5, 1)).filter(|edges| edges.contains(&0));
    let case = |edges: Vec<u64>| (format!("{}\n{}", edges.len(), line(&edges)), answer(&edges));
    compare_each("luogu-p1288", all.map(case));
}
