use crate::compare_each;
use brutes::atcoder_agc016_f::answer;

/// All graphs of up to 4 vertices.
#[test]
fn small_cases() {
    let graphs =
        (2..=4_usize).flat_map(|n| (1..1_u64 << (n * (n - 1) / 2)).map(move |set| (n, set)));
    let case = |(n, set): (usize, u64)| {
        let all = (1..=n).flat_map(|to| (1..to).map(move |from| (from, to))).enumerate();
        let edges: Vec<(usize, usize)> =
            all.filter(|(i, _)| set >> i & 1 == 1).map(|(_, edge)| edge).collect();
        let lines: String = edges.iter().map(|(from, to)| format!("{from} {to}\n")).collect();
        (format!("{n} {}\n{lines}", edges.len()), answer(&edges).to_string())
    };
    compare_each("atcoder-agc016-f", graphs.map(case));
}
