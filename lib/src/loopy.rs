//! Games that need not end: a piece on a directed graph that may have cycles.

/// Vertices for each vertex: those of `v` are `items[first[v]..first[v + 1]]`.
struct Lists {
    first: Vec<usize>,
    items: Vec<usize>,
}

impl Lists {
    /// For each pair, the second in the list of the first.
    fn new(vertices: usize, pairs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut first = vec![0; vertices + 1];
        pairs.clone().for_each(|(of, _)| first[..vertices][of] += 1);
        // The ends of the lists, which become their beginnings as the lists are filled.
        for vertex in 1..=vertices {
            first[vertex] += first[vertex - 1];
        }
        let mut items = vec![0; first[vertices]];
        for (of, item) in pairs {
            first[of] -= 1;
            items[first[of]] = item;
        }
        Lists { first, items }
    }

    fn of(&self, vertex: usize) -> &[usize] {
        &self.items[self.first[vertex]..self.first[vertex + 1]]
    }
}

/// A directed graph, whose vertices are positions and whose edges are moves. Edges may repeat.
pub struct Graph {
    options: Lists,
    sources: Lists,
    /// All vertices, each behind those that it leads to, unless these lead back to it.
    order: Vec<usize>,
}

/// Who wins 64 games on one graph.
pub struct Outcomes {
    /// Bit i: whether the next player can force a win from a vertex in game i; and whether the other can.
    forced: Vec<(u64, u64)>,
}

impl Outcomes {
    /// Whether the player who moves next from `vertex` can force a win in `game`, from 0 to 63, true, or the other
    /// can, false; `None` where neither can.
    ///
    /// # Panics
    /// If there is no such vertex or game.
    #[must_use]
    pub fn of(&self, vertex: usize, game: usize) -> Option<bool> {
        assert!(game < 64, "game {game} of 64");
        let (won, lost) = self.forced[vertex];
        match (won >> game & 1, lost >> game & 1) {
            (0, 0) => None,
            (won, _) => Some(won == 1),
        }
    }
}

impl Graph {
    /// The graph with the vertices `0..vertices` and these edges, each from its first vertex to its second.
    ///
    /// # Complexity
    /// O(vertices + edges), without recursion.
    ///
    /// # Panics
    /// If an edge has a vertex that does not exist.
    #[must_use]
    pub fn new(vertices: usize, edges: &[(usize, usize)]) -> Self {
        let options = Lists::new(vertices, edges.iter().copied());
        let sources = Lists::new(vertices, edges.iter().map(|&(from, to)| (to, from)));
        let mut order = Vec::with_capacity(vertices);
        let mut next = options.first.clone();
        let mut is_reached = vec![false; vertices];
        let mut path = Vec::new();
        for root in 0..vertices {
            if !is_reached[root] {
                is_reached[root] = true;
                path.push(root);
            }
            while let Some(&vertex) = path.last() {
                if next[vertex] == options.first[vertex + 1] {
                    order.push(vertex);
                    path.pop();
                    continue;
                }
                let option = options.items[next[vertex]];
                next[vertex] += 1;
                if !is_reached[option] {
                    is_reached[option] = true;
                    path.push(option);
                }
            }
        }
        Graph { options, sources, order }
    }

    /// The outcomes of 64 games. Who cannot move loses, and in game i who comes to a vertex with bit i in its number in
    /// `lost` wins.
    ///
    /// # Complexity
    /// O(vertices + edges) for all 64 games where no cycle can be reached. Else that is done again, for what changes,
    /// as often as a play that decides something goes against the order in which a depth-first search leaves the
    /// vertices: seldom more than 20 times, at most 64 times for each vertex.
    ///
    /// # Panics
    /// If `lost` has not as many numbers as there are vertices.
    ///
    /// # Proof
    /// What is not known is taken for drawn, and gets known by the rules: a vertex with a move to a lost one is won,
    /// one whose moves all lead to won ones is lost. By induction such wins and losses are forced. At the end, who has
    /// no move to a loss, but one to a draw, need never lose: the draws are right too.
    ///
    /// # Source
    /// C. A. B. Smith, Graphs and composite games (1966).
    ///
    /// # Examples
    /// ```
    /// use sg::loopy::Graph;
    /// // 0 and 1 lead to each other, 1 to 2 also, and 2 to 3. In game 0, 2 is lost too.
    /// let graph = Graph::new(4, &[(0, 1), (1, 0), (1, 2), (2, 3)]);
    /// let outcomes = graph.outcomes(&[0, 0, 1, 0]);
    /// let of_game = |game| [0, 1, 2, 3].map(|vertex| outcomes.of(vertex, game));
    /// assert_eq!(of_game(0), [Some(false), Some(true), Some(false), Some(false)]);
    /// assert_eq!(of_game(1), [None, None, Some(true), Some(false)]);
    /// ```
    #[must_use]
    pub fn outcomes(&self, lost: &[u64]) -> Outcomes {
        let vertices = self.order.len();
        assert_eq!(lost.len(), vertices, "a number for each vertex");
        let mut forced = vec![(0, 0); vertices];
        let mut is_open = vec![true; vertices];
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for &vertex in &self.order {
                if !is_open[vertex] {
                    continue;
                }
                is_open[vertex] = false;
                let options = self.options.of(vertex).iter().map(|&option| forced[option]);
                let (any_lost, all_won) =
                    options.fold((0, u64::MAX), |(any, all), (won, lost)| (any | lost, all & won));
                let now = (any_lost & !lost[vertex], all_won | lost[vertex]);
                if forced[vertex] != now {
                    forced[vertex] = now;
                    self.sources.of(vertex).iter().for_each(|&source| is_open[source] = true);
                    has_changed = true;
                }
            }
        }
        Outcomes { forced }
    }
}
