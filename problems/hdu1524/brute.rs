//! HDU 1524 by its rules.

use cases::Game;

/// The positions that one move leads to: a piece goes along an edge of its vertex. The pieces are in order.
#[must_use]
pub fn options(edges: &[Vec<usize>], pieces: &[usize]) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for (i, &vertex) in pieces.iter().enumerate() {
        for &to in &edges[vertex] {
            let mut option = pieces.to_vec();
            option[i] = to;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Whether a graph has no cycle: vertices that no edge leaves are taken away until there is none.
fn has_no_cycle(edges: &[Vec<usize>]) -> bool {
    let mut is_gone = vec![false; edges.len()];
    for _ in 0..edges.len() {
        for (vertex, tos) in edges.iter().enumerate() {
            is_gone[vertex] = tos.iter().all(|&to| is_gone[to]);
        }
    }
    !is_gone.contains(&false)
}

fn main() {
    cases::answer(|input| {
        while input.has_more() {
            let n = input.number(1..=1000);
            let edges: Vec<Vec<usize>> = (0..n)
                .map(|_| {
                    let count = input.number(0..=n);
                    input.numbers(count, 0..=n - 1)
                })
                .collect();
            input.require(has_no_cycle(&edges), "the graph has a cycle");
            let mut game = Game::normal(|pieces: &Vec<usize>| options(&edges, pieces));
            loop {
                let count = input.number(0..=10);
                if count == 0 {
                    break;
                }
                let mut pieces = input.numbers(count, 0..=n - 1);
                pieces.sort_unstable();
                println!("{}", if game.next_player_wins(&pieces) { "WIN" } else { "LOSE" });
            }
        }
    });
}
