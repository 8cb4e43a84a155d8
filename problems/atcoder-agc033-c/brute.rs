//! AtCoder `agc033_c` by its rules.

use cases::Game;

/// The vertices with coins that one move leads to; bits are vertices. Coins on one vertex stay together.
#[must_use]
pub fn options(edges: &[(usize, usize)], coins: u64) -> Vec<u64> {
    let vertices = || (0..=edges.len()).filter(|vertex| coins >> vertex & 1 == 1);
    let towards = |chosen: usize| {
        // Where each vertex's way to the chosen one begins.
        let mut steps: Vec<Option<usize>> = vec![None; edges.len() + 1];
        let mut reached = vec![chosen];
        while let Some(vertex) = reached.pop() {
            for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
                if a == vertex && b != chosen && steps[b].is_none() {
                    steps[b] = Some(a);
                    reached.push(b);
                }
            }
        }
        let moved = vertices().filter_map(|vertex| steps[vertex]);
        moved.fold(0, |coins, vertex| coins | 1 << vertex)
    };
    vertices().map(towards).collect()
}

/// Who wins.
#[must_use]
pub fn winner(edges: &[(usize, usize)]) -> &'static str {
    let mut game = Game::normal(|&coins: &u64| options(edges, coins));
    if game.next_player_wins(&((2 << edges.len()) - 1)) {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(10).min(200_000);
        let n = input.count(1..=most);
        input.end_line();
        let edges: Vec<(usize, usize)> =
            input.tree(n).iter().map(|(a, b)| (a - 1, b - 1)).collect();
        input.print(|| {
            input.require(n <= 30, "more than 30 vertices are too many to play");
            winner(&edges)
        });
    });
}
