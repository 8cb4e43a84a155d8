use crate::answers;
use brutes::luogu_p6560::answer;

/// Each graph of 4 vertices without an edge from a vertex to itself, each start and y: 64 graphs beside each other are
/// one input.
#[test]
fn small_cases() {
    let ends = || (1..=4).flat_map(|u| (1..=4).map(move |v| (u, v))).filter(|(u, v)| u != v);
    for first in (0..4096_usize).step_by(64) {
        let (mut edges, mut queries, mut expected) = (Vec::new(), Vec::new(), Vec::new());
        for set in first..first + 64 {
            let here: Vec<(usize, usize)> = ends()
                .enumerate()
                .filter(|(i, _)| set >> i & 1 == 1)
                .map(|(_, edge)| edge)
                .collect();
            let moved = |(u, v): (usize, usize)| (u + 4 * (set - first), v + 4 * (set - first));
            edges.extend(here.iter().copied().map(moved));
            for (x, y) in ends() {
                queries.push(moved((x, y)));
                expected.push(answer(4, &here, x, y).to_string());
            }
        }
        let lines: String =
            edges.iter().chain(&queries).map(|(u, v)| format!("{u} {v}\n")).collect();
        let input = format!("256 {} {}\n{lines}", edges.len(), queries.len());
        assert_eq!(answers("luogu-p6560", &input), expected, "graphs from {first} on");
    }
}
