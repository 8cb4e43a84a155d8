//! Undirected vertex geography: a piece goes along the edges of a graph, to vertices on which it has not been.

/// Whether the previous player wins with the piece on each vertex, which is its first, of a bipartite graph:
/// `neighbours[v]` are those of `v`, and each edge is in two lists.
///
/// # Complexity
/// O(vertices * edges), without recursion.
///
/// # Panics
/// If a neighbour does not exist, or a cycle is odd.
///
/// # Proof
/// If every maximum matching has the start, the next player follows its edges: the other never comes to a vertex that
/// it leaves out, as with the edges between exchanged it would be a maximum matching without the start. If some
/// maximum matching leaves the start out, the previous player follows that: it has each vertex that the next player
/// comes to, or it would not be maximum. A vertex is left out by some if it is by a given one, or is the mate of a
/// neighbour of such a vertex.
///
/// # Source
/// Fraenkel, Scheinerman, Ullman: Undirected edge geography (1993); the matching: Berge (1957).
///
/// # Examples
/// ```
/// use sg::geography::p_positions;
/// // A path of three vertices: from an end the next player goes to the middle, and loses.
/// assert_eq!(p_positions(&[vec![1], vec![0, 2], vec![1]]), [true, false, true]);
/// ```
#[must_use]
pub fn p_positions(neighbours: &[Vec<usize>]) -> Vec<bool> {
    let mates = maximum_matching(neighbours);
    let mut is_left_out = vec![false; mates.len()];
    let mut found: Vec<usize> = (0..mates.len()).filter(|&v| mates[v].is_none()).collect();
    while let Some(vertex) = found.pop() {
        if !is_left_out[vertex] {
            is_left_out[vertex] = true;
            found.extend(neighbours[vertex].iter().filter_map(|&beside| mates[beside]));
        }
    }
    is_left_out
}

/// The mate of each vertex that has one.
fn maximum_matching(neighbours: &[Vec<usize>]) -> Vec<Option<usize>> {
    let sides = sides(neighbours);
    let mut mates = vec![None; neighbours.len()];
    for start in (0..neighbours.len()).filter(|&vertex| sides[vertex] == Some(false)) {
        // From where each vertex of the other side is reached.
        let mut from = vec![None; neighbours.len()];
        let mut reached = vec![start];
        let mut end = None;
        while let Some(vertex) = reached.pop() {
            for &beside in &neighbours[vertex] {
                if end.is_some() || from[beside].is_some() {
                    continue;
                }
                from[beside] = Some(vertex);
                match mates[beside] {
                    Some(mate) => reached.push(mate),
                    None => end = Some(beside),
                }
            }
        }
        // The vertices on the way get other mates.
        while let Some(vertex) = end {
            let before = from[vertex];
            mates[vertex] = before;
            end = before.and_then(|before| mates[before].replace(vertex));
        }
    }
    mates
}

/// On which of two sides each vertex is.
fn sides(neighbours: &[Vec<usize>]) -> Vec<Option<bool>> {
    let mut sides = vec![None; neighbours.len()];
    for root in 0..neighbours.len() {
        let mut reached = vec![root];
        sides[root] = sides[root].or(Some(false));
        while let Some(vertex) = reached.pop() {
            for &beside in &neighbours[vertex] {
                assert!(sides[beside] != sides[vertex], "an odd cycle through vertex {vertex}");
                if sides[beside].is_none() {
                    sides[beside] = sides[vertex].map(|side| !side);
                    reached.push(beside);
                }
            }
        }
    }
    sides
}
