//! Every small case of JUDGE 0000, solution against brute force: `cargo test -p brutes`.

use crate::{compare_counted, line, lists};
use brutes::template::answer;

/// All positions of up to 3 heaps of up to 6.
#[test]
fn small_cases() {
    let case = |heaps: Vec<u64>| (format!("{}\n{}", heaps.len(), line(&heaps)), answer(&heaps));
    compare_counted("template", (0..=3).flat_map(|len| lists(len, 6)).map(case));
}
