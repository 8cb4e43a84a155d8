//! HDU 3094 by its rules.

use cases::Game;

/// What a cut of one edge leaves of a tree with the root 1: its edges, in their order.
#[must_use]
pub fn options(edges: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
    let cut = |cut: usize| {
        let mut rest = edges.to_vec();
        rest.remove(cut);
        let mut reached = vec![1];
        let mut kept = Vec::new();
        while let Some(i) =
            rest.iter().position(|(a, b)| reached.contains(a) || reached.contains(b))
        {
            let edge = rest.remove(i);
            reached.extend([edge.0, edge.1]);
            kept.push(edge);
        }
        kept.sort_unstable();
        kept
    };
    (0..edges.len()).map(cut).collect()
}

fn main() {
    cases::answer(|input| {
        input.cases(100, |input| {
            let most = input.up_to(12).min(100_000);
            let n = input.count(1..=most);
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
    });
}
