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
        input.cases_to_end(|input| {
            let (most, positions) = (input.up_to(8_usize).min(1000), input.up_to(10).min(10));
            let len = input.up_to(4).min(10);
            let n = input.count(1..=most);
            input.end_line();
            // A graph without cycles, and positions up to a 0.
            input.drawn(|g| {
                let count = g.number(0..=n * (n - 1) / 2);
                let mut edges = vec![Vec::new(); n];
                for (from, to) in g.dag(n, count) {
                    edges[from - 1].push(to - 1);
                }
                for tos in edges {
                    g.line([&[tos.len()], &*tos].concat());
                }
                for _ in 0..g.count(0..=positions) {
                    let pieces = g.vector(1..=len, 0..=n - 1);
                    g.line([&[pieces.len()], &*pieces].concat());
                }
                g.line([0]);
            });
            let mut list = |most| {
                let count = input.count(0..=most);
                input.numbers(count, 0..=n - 1)
            };
            let edges: Vec<Vec<usize>> = (0..n).map(|_| list(n)).collect();
            let mut positions = Vec::new();
            loop {
                let mut pieces = list(len);
                pieces.sort_unstable();
                if pieces.is_empty() {
                    break;
                }
                positions.push(pieces);
            }
            let mut game = Game::normal(|pieces: &Vec<usize>| options(&edges, pieces));
            for pieces in positions {
                input.print(|| {
                    input.require(has_no_cycle(&edges), "the graph has a cycle");
                    if game.next_player_wins(&pieces) {
                        "WIN"
                    } else {
                        "LOSE"
                    }
                });
            }
        });
    });
}
