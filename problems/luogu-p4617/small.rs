use crate::compare_each;
use brutes::luogu_p4617::winners;

/// All graphs of up to `most` peaks and as many valleys.
fn check(most: usize) {
    let sets = (1..=most).flat_map(|n| (1_u32..1 << (n * n)).map(move |set| (n, set)));
    let case = |(n, set): (usize, u32)| {
        let cells = (0..n * n).filter(|cell| set >> cell & 1 == 1);
        let trails: Vec<(usize, usize)> = cells.map(|cell| (cell / n, n + cell % n)).collect();
        let lines: String =
            trails.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1 - n)).collect();
        (format!("{n} {}\n{lines}", trails.len()), winners(n, &trails))
    };
    compare_each("luogu-p4617", sets.map(case));
}

#[test]
fn small_cases() {
    check(2);
}

#[test]
#[ignore = "slow: the program is started 527 times"]
fn larger_cases() {
    check(3);
}
