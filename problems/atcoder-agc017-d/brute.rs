//! `AtCoder` `agc017_d` by its rules.

use cases::Game;

/// The trees that one cut leaves: an edge is gone, and all that it connected with vertex 1. The edges are in order.
#[must_use]
pub fn options(edges: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
    let without = |cut: usize| {
        let mut others = edges.to_vec();
        others.remove(cut);
        let mut is_there =
            vec![false; 1 + edges.iter().map(|edge| edge.0.max(edge.1)).max().unwrap_or(1)];
        is_there[1] = true;
        for _ in edges {
            for &(a, b) in &others {
                let either = is_there[a] || is_there[b];
                (is_there[a], is_there[b]) = (either, either);
            }
        }
        others.retain(|&(a, _)| is_there[a]);
        others
    };
    (0..edges.len()).map(without).collect()
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(12).clamp(2, 100_000);
        let n = input.count(2..=most);
        input.end_line();
        let mut edges = input.tree(n);
        edges.sort_unstable();
        input.print(|| {
            let mut game = Game::normal(|edges: &Vec<(usize, usize)>| options(edges));
            if game.next_player_wins(&edges) {
                "Alice"
            } else {
                "Bob"
            }
        });
    });
}
