use brutes::luogu_p6560::forced;
use sg::loopy::Graph;

/// Every graph of 3 vertices, edges from a vertex to itself among them, with each vertex as the one that is lost.
#[test]
fn three_vertices() {
    let all = || (0..3).flat_map(|from| (0..3).map(move |to| (from, to)));
    for set in 0..1_u32 << 9 {
        let edges: Vec<(usize, usize)> =
            all().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, edge)| edge).collect();
        let graph = Graph::new(3, &edges);
        let counted_from_1: Vec<(usize, usize)> =
            edges.iter().map(|(from, to)| (from + 1, to + 1)).collect();
        for lost in 0..3 {
            let forced = forced(3, &counted_from_1, lost + 1);
            let expected = (1..=3).map(|vertex| forced.get(&vertex).copied());
            assert!(graph.outcomes(&[lost]).into_iter().eq(expected), "{edges:?}, lost {lost}");
        }
    }
}
