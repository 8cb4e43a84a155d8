use crate::compare_each;
use brutes::luogu_p4055::answer;

/// All boards of 1 x 6, 2 x 3 and 3 x 3.
#[test]
fn small_cases() {
    let boards = [(1, 6), (2, 3), (3, 3)].into_iter().flat_map(|(n, m)| {
        (0..1_u64 << (n * m)).map(move |free| {
            let cell = move |cell: usize| if free >> cell & 1 == 1 { '.' } else { '#' };
            let row = move |i| (0..m).map(|j| cell(i * m + j)).collect::<String>() + "\n";
            let lines: String = (0..n).map(row).collect();
            (format!("{n} {m}\n{lines}"), answer(n, m, free))
        })
    });
    compare_each("luogu-p4055", boards);
}
