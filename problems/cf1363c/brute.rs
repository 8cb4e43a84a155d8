//! Codeforces 1363C by its rules.

use cases::Game;

/// The vertices that are left after one more move, bits from 1 on; none are where `x` has been taken. Moves that take it
/// come first.
#[must_use]
pub fn options(edges: &[(usize, usize)], x: usize, left: u64) -> Vec<u64> {
    let is_there = |vertex: usize| left >> vertex & 1 == 1;
    if !is_there(x) {
        return Vec::new();
    }
    let degree = |vertex: usize| {
        let at = edges.iter().filter(|edge| edge.0 == vertex || edge.1 == vertex);
        at.filter(|edge| is_there(edge.0) && is_there(edge.1)).count()
    };
    let leaves = (1..=edges.len() + 1).filter(|&vertex| is_there(vertex) && degree(vertex) <= 1);
    let mut options: Vec<u64> = leaves.map(|vertex| left ^ 1 << vertex).collect();
    options.sort_by_key(|option| option >> x & 1);
    options
}

/// Who wins.
#[must_use]
pub fn winner(edges: &[(usize, usize)], x: usize) -> &'static str {
    let mut game = Game::normal(|&left: &u64| options(edges, x, left));
    if game.next_player_wins(&((4 << edges.len()) - 2)) {
        "Ayush"
    } else {
        "Ashish"
    }
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(9).min(1000);
        input.cases(10, |input| {
            let n = input.count(1..=most);
            let x = input.number(1..=n);
            input.end_line();
            let edges = input.tree(n);
            input.require(n <= 20, "more than 20 vertices are too many to play");
            input.print(|| winner(&edges, x));
        });
    });
}
