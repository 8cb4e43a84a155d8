use crate::{compare_each, line, lists};
use brutes::atcoder_agc010_f::answer;

/// All paths and stars of up to 4 vertices with up to 3 stones each.
#[test]
fn small_cases() {
    let trees: [&[(usize, usize)]; 4] =
        [&[(0, 1)], &[(0, 1), (1, 2)], &[(0, 1), (1, 2), (2, 3)], &[(0, 1), (0, 2), (0, 3)]];
    let all = trees.into_iter().flat_map(|edges| {
        lists(u32::try_from(edges.len() + 1).expect("it is small"), 3).map(move |stones| {
            let lines: String =
                edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1)).collect();
            (format!("{}\n{}{lines}", stones.len(), line(&stones)), answer(edges, &stones) + "\n")
        })
    });
    compare_each("atcoder-agc010-f", all);
}
