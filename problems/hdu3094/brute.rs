//! HDU 3094 by its rules.

use cases::Game;

/// What a cut of one edge leaves of a tree with the root 1: its edges, in their order.
#[must_use]
pub fn options(edges: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
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
        for _ in 0..input.number(1..=100) {
            let n: u64 = input.number(1..=100_000);
            let mut edges: Vec<(u64, u64)> =
                (1..n).map(|_| (input.number(1..=n), input.number(1..=n))).collect();
            edges.sort_unstable();
            // Without cycles, every vertex hangs on another.
            let mut groups: Vec<u64> = (1..=n).collect();
            for &(a, b) in &edges {
                let group_of = |vertex| groups.iter().zip(1..).find(|&(_, v)| v == vertex);
                let [from, to] = [a, b].map(|v| *group_of(v).expect("it is one of them").0);
                input.require(from != to, "the edges form a cycle");
                groups.iter_mut().filter(|group| **group == from).for_each(|group| *group = to);
            }
            let mut game = Game::normal(|edges: &Vec<(u64, u64)>| options(edges));
            println!("{}", if game.next_player_wins(&edges) { "Alice" } else { "Bob" });
        }
    });
}
