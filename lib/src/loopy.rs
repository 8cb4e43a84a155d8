//! Games that need not end: a piece on a directed graph that may have cycles.

/// A directed graph, whose vertices are positions and whose edges are moves. Edges may repeat. To make one and to
/// ask it take O(vertices + edges) each.
pub struct Graph {
    /// How many edges begin at each vertex.
    options: Vec<usize>,
    /// Where the edges begin, in the order of the vertices where they end.
    sources: Vec<usize>,
    /// Where the edges that end at a vertex begin in that list, and its end.
    first: Vec<usize>,
}

impl Graph {
    /// The graph with the vertices `0..vertices` and these edges, each from its first vertex to its second.
    ///
    /// # Panics
    /// If an edge has a vertex that does not exist.
    #[must_use]
    pub fn new(vertices: usize, edges: &[(usize, usize)]) -> Self {
        let mut options = vec![0; vertices];
        let mut first = vec![0; vertices + 1];
        for &(from, to) in edges {
            options[from] += 1;
            first[..vertices][to] += 1;
        }
        // The ends of the parts of the list, which become their beginnings as the parts are filled.
        for vertex in 1..=vertices {
            first[vertex] += first[vertex - 1];
        }
        let mut sources = vec![0; edges.len()];
        for &(from, to) in edges {
            first[to] -= 1;
            sources[first[to]] = from;
        }
        Graph { options, sources, first }
    }

    /// Whether the player who moves next from each vertex can force a win, true, or the other can, false; `None`
    /// where neither can. Who cannot move loses, and who comes to a vertex in `lost` wins.
    ///
    /// # Panics
    /// If `lost` has a vertex that does not exist.
    ///
    /// # Source
    /// C. A. B. Smith, Graphs and composite games (1966).
    ///
    /// # Examples
    /// ```
    /// use sg::loopy::Graph;
    /// // 0 and 1 lead to each other, 1 to 2 also, and 2 to 3.
    /// let graph = Graph::new(4, &[(0, 1), (1, 0), (1, 2), (2, 3)]);
    /// assert_eq!(graph.outcomes(&[]), [None, None, Some(true), Some(false)]);
    /// assert_eq!(graph.outcomes(&[2]), [Some(false), Some(true), Some(false), Some(false)]);
    /// ```
    #[must_use]
    pub fn outcomes(&self, lost: &[usize]) -> Vec<Option<bool>> {
        // Drawn until the contrary is known: who has no move to a loss, but one to a draw, need never lose.
        let mut outcomes = vec![None; self.options.len()];
        let mut unknown = self.options.clone();
        let ends = (0..self.options.len()).filter(|&vertex| self.options[vertex] == 0);
        let mut decided: Vec<usize> = ends.chain(lost.iter().copied()).collect();
        for &vertex in &decided {
            outcomes[vertex] = Some(false);
        }
        while let Some(vertex) = decided.pop() {
            for &from in &self.sources[self.first[vertex]..self.first[vertex + 1]] {
                if outcomes[from].is_some() {
                    continue;
                }
                unknown[from] -= 1;
                if outcomes[vertex] == Some(false) {
                    outcomes[from] = Some(true);
                } else if unknown[from] == 0 {
                    outcomes[from] = Some(false);
                } else {
                    continue;
                }
                decided.push(from);
            }
        }
        outcomes
    }
}
