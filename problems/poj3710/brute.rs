//! POJ 3710 by its rules.

use cases::Game;

/// The vertices of several graphs: which graph, and which of its vertices. All vertices 1 are on the ground.
type Edge = ((usize, usize), (usize, usize));

/// What one cut leaves: an edge is gone, and all that is no longer connected to the ground. The edges are in order.
#[must_use]
pub fn options(edges: &[Edge]) -> Vec<Vec<Edge>> {
    let without = |cut: usize| {
        let mut others = edges.to_vec();
        others.remove(cut);
        let mut stands: Vec<bool> =
            others.iter().map(|&((_, a), (_, b))| a == 1 || b == 1).collect();
        for _ in &others {
            for i in 0..others.len() {
                let (a, b) = others[i];
                let touches = |&(c, d): &Edge| [c, d].contains(&a) || [c, d].contains(&b);
                stands[i] |=
                    others.iter().zip(&stands).any(|(edge, &stands)| stands && touches(edge));
            }
        }
        let mut stands = stands.into_iter();
        others.retain(|_| stands.next() == Some(true));
        others
    };
    (0..edges.len()).map(without).collect()
}

fn main() {
    // Of the shape of the graphs, which the statement restricts, only that they are connected is looked at.
    cases::answer(|input| {
        while input.has_more() {
            let mut all = Vec::new();
            for graph in 0..input.number(0..=99) {
                let (m, k) = (input.number(1..=99), input.number(0..=499));
                let ends = |_| (input.number(1..=m), input.number(1..=m));
                let edges: Vec<(usize, usize)> = (0..k).map(ends).collect();
                let mut is_there = vec![false; m + 1];
                is_there[1] = true;
                for _ in 0..m {
                    for &(a, b) in &edges {
                        let either = is_there[a] || is_there[b];
                        (is_there[a], is_there[b]) = (either, either);
                    }
                }
                input.require(!is_there[1..].contains(&false), "a vertex is not connected with 1");
                input.require(edges.iter().all(|edge| edge.0 != edge.1), "an edge leads nowhere");
                all.extend(edges.into_iter().map(|(a, b)| ((graph, a), (graph, b))));
            }
            all.sort_unstable();
            let mut game = Game::normal(|edges: &Vec<Edge>| options(edges));
            println!("{}", if game.next_player_wins(&all) { "Sally" } else { "Harry" });
        }
    });
}
