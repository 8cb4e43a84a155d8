//! Green Hackenbush: a graph that stands on the ground at one vertex; cut an edge, and what is no longer
//! connected to the ground falls.

/// The Grundy value of a graph of the vertices `0..vertices`, of which `ground` is the ground. An edge may be
/// there several times, or lead from a vertex to itself; what is not connected to the ground is ignored.
///
/// On a tree, the value of a vertex is the nim-sum of those of its children, each plus 1 for the edge that
/// it hangs on (the colon principle). Vertices on a cycle count as one vertex, and each edge between them as
/// a loop, of value 1 (the fusion principle).
///
/// # Complexity
/// O(vertices + edges), without recursion.
///
/// # Panics
/// If an edge or `ground` is not among the vertices.
///
/// # Proof
/// - Colon principle: a branch H at a vertex may be replaced by a branch K of the same value. For in the sum of both
///   graphs the second player wins: he answers a cut outside of H and K by the same in the other graph, and a cut in
///   one of them by one that makes their values equal again. So all branches at a vertex are as one path, of as many
///   edges as their nim-sum; an edge below makes it longer by 1; and a path of n edges is a heap of n.
/// - Fusion principle: a theorem of Winning Ways. Its key step: if three paths without common edges join two
///   vertices, a cut leaves two of them or takes both vertices away, so that, by induction, fusing the two changes no
///   option's value. This leaves one cycle through the ground with paths on it; for that see there.
///
/// # Source
/// Winning Ways (1982), ch. 7; Conway, On Numbers and Games (1976), ch. 13.
///
/// # Examples
/// ```
/// use sg::hackenbush::grundy;
/// // A path of two edges; a triangle on a stalk.
/// assert_eq!(grundy(3, &[(0, 1), (1, 2)], 0), 2);
/// assert_eq!(grundy(4, &[(0, 1), (1, 2), (2, 3), (3, 1)], 0), 2);
/// ```
#[must_use]
pub fn grundy(vertices: usize, edges: &[(usize, usize)], ground: usize) -> u64 {
    let mut leaving = vec![Vec::new(); vertices];
    for (edge, &(a, b)) in edges.iter().enumerate() {
        leaving[a].push((edge, b));
        if a != b {
            leaving[b].push((edge, a));
        }
    }
    // Depth first: each edge leads to a new vertex, or back to one on the path from the ground.
    let mut values = vec![0; vertices];
    let mut reached_as = vec![usize::MAX; vertices];
    // The first vertex, as they are reached, that a cycle through a vertex or those above it leads to.
    let mut fused_with = reached_as.clone();
    let mut path = vec![(ground, usize::MAX)];
    let mut reached = 0;
    while let Some(&(vertex, stalk)) = path.last() {
        if reached_as[vertex] == usize::MAX {
            reached_as[vertex] = reached;
            fused_with[vertex] = reached;
            reached += 1;
        }
        if let Some((edge, other)) = leaving[vertex].pop() {
            if reached_as[other] == usize::MAX {
                path.push((other, edge));
            } else if edge != stalk && reached_as[other] <= reached_as[vertex] {
                values[vertex] ^= 1;
                fused_with[vertex] = fused_with[vertex].min(reached_as[other]);
            }
            continue;
        }
        path.pop();
        if let Some(&(parent, _)) = path.last() {
            let is_bridge = fused_with[vertex] == reached_as[vertex];
            values[parent] ^= if is_bridge { values[vertex] + 1 } else { values[vertex] ^ 1 };
            fused_with[parent] = fused_with[parent].min(fused_with[vertex]);
        }
    }
    values[ground]
}
