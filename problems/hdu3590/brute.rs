//! HDU 3590 by its rules.

use cases::Game;

/// An edge: its tree, and its ends.
pub type Edge = (u64, u64, u64);

/// What a cut of one edge leaves of trees with the roots 1: their edges, in order.
#[must_use]
pub fn options(edges: &[Edge]) -> Vec<Vec<Edge>> {
    let cut = |cut: usize| {
        let mut rest = edges.to_vec();
        let (tree, ..) = rest.remove(cut);
        let mut reached = vec![1];
        let mut kept: Vec<Edge> = rest.iter().copied().filter(|edge| edge.0 != tree).collect();
        rest.retain(|edge| edge.0 == tree);
        while let Some(i) =
            rest.iter().position(|(_, a, b)| reached.contains(a) || reached.contains(b))
        {
            let edge = rest.remove(i);
            reached.extend([edge.1, edge.2]);
            kept.push(edge);
        }
        kept.sort_unstable();
        kept
    };
    (0..edges.len()).map(cut).collect()
}

fn main() {
    cases::answer(|input| {
        while input.has_more() {
            let trees = input.number(1..=99);
            let mut edges: Vec<Edge> = Vec::new();
            for tree in 0..trees {
                let n: u64 = input.number(1..=99);
                let mut groups: Vec<u64> = (1..=n).collect();
                for _ in 1..n {
                    let (a, b) = (input.number(1..=n), input.number(1..=n));
                    let group_of = |vertex| groups.iter().zip(1..).find(|&(_, v)| v == vertex);
                    let [from, to] = [a, b].map(|v| *group_of(v).expect("it is one of them").0);
                    input.require(from != to, "the edges form a cycle");
                    groups.iter_mut().filter(|group| **group == from).for_each(|group| *group = to);
                    edges.push((tree, a, b));
                }
            }
            edges.sort_unstable();
            let mut game = Game::misere(|edges: &Vec<Edge>| options(edges));
            println!("{}", if game.next_player_wins(&edges) { "PP" } else { "QQ" });
        }
    });
}
