use crate::{compare_each, line, lists};
use brutes::luogu_p5970::answer;

/// All up to 3 heaps of 1 to 4, and 4 of 1 to 2, all d up to 3.
#[test]
fn small_cases() {
    let all = (1..=3).flat_map(|len| lists(len, 4)).chain(lists(4, 2));
    let heaps = all.filter(|heaps| !heaps.contains(&0) && heaps.is_sorted());
    let cases = heaps.flat_map(|heaps| (1..=3).map(move |d| (d, heaps.clone())));
    let case = |(d, heaps): (u32, Vec<u64>)| {
        (format!("{} {d}\n{}", heaps.len(), line(&heaps)), answer(d, &heaps).to_string())
    };
    compare_each("luogu-p5970", cases.map(case));
}
