use brute::forced;
use sg::loopy::Graph;

#[path = "../../problems/luogu-p6560/brute.rs"]
mod brute;

/// Every graph of 3 vertices, edges from a vertex to itself among them, with each vertex as the one that is lost, and
/// none; in games that are not beside each other.
#[test]
fn three_vertices() {
    let all = || (0..3).flat_map(|from| (0..3).map(move |to| (from, to)));
    for set in 0..1_u32 << 9 {
        let edges: Vec<(usize, usize)> =
            all().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, edge)| edge).collect();
        let counted_from_1: Vec<(usize, usize)> =
            edges.iter().map(|(from, to)| (from + 1, to + 1)).collect();
        let outcomes = Graph::new(3, &edges).outcomes(&[1, 1 << 20, 1 << 63]);
        for (game, lost) in [(0, 1), (20, 2), (63, 3), (7, 4)] {
            let forced = forced(3, &counted_from_1, lost);
            for vertex in 0..3 {
                let expected = forced.get(&(vertex + 1)).copied();
                assert_eq!(outcomes.of(vertex, game), expected, "{edges:?}, lost {lost}");
            }
        }
    }
}
