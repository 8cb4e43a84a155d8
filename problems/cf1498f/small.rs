use crate::{compare_each, line, lists};
use brutes::cf1498f::answers;

/// The trees of 3 and 4 vertices, with up to 2 presents each, k up to 3.
#[test]
fn small_cases() {
    let trees: [&[(usize, usize)]; 3] =
        [&[(0, 1), (1, 2)], &[(0, 1), (2, 1), (2, 3)], &[(0, 1), (2, 0), (0, 3)]];
    let cases = trees.into_iter().flat_map(|edges| (1..=3).map(move |k| (edges, k)));
    let all = cases.flat_map(|(edges, k)| {
        let n = edges.len() + 1;
        lists(u32::try_from(n).expect("it is small"), 2).map(move |presents| {
            let lines: String =
                edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1)).collect();
            let answers = answers(k, edges, &presents).into_iter().map(u64::from);
            let answer = line(&answers.collect::<Vec<u64>>()).trim_end().to_owned();
            (format!("{n} {k}\n{lines}{}", line(&presents)), answer)
        })
    });
    compare_each("cf1498f", all);
}
