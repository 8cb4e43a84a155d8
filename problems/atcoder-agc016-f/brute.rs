//! AtCoder `agc016_f` by its rules: each set of edges, played with two pieces.

use cases::Game;

/// For how many sets of edges the first player wins.
#[must_use]
pub fn answer(edges: &[(usize, usize)]) -> u64 {
    let wins = |set: &u64| {
        let mut game = Game::normal(|&(a, b): &(usize, usize)| {
            let there = edges.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            let there: Vec<(usize, usize)> = there.map(|(_, &edge)| edge).collect();
            let first = there.clone().into_iter().filter(move |edge| edge.0 == a);
            let second = there.into_iter().filter(move |edge| edge.0 == b);
            first.map(move |edge| (edge.1, b)).chain(second.map(move |edge| (a, edge.1)))
        });
        game.next_player_wins(&(1, 2))
    };
    (0..1_u64 << edges.len()).filter(wins).count() as u64
}

fn main() {
    cases::answer(|input| {
        let n = input.number(2..=15);
        let m = input.number(1..=n * (n - 1) / 2);
        input.require(m <= 15, "more than 15 edges are too many to try");
        let edges: Vec<(usize, usize)> = (0..m)
            .map(|_| {
                let from = input.number(1..=n - 1);
                (from, input.number(from + 1..=n))
            })
            .collect();
        let is_there_once = |edge| edges.iter().filter(|&other| other == edge).count() == 1;
        input.require(edges.iter().all(is_there_once), "an edge is there twice");
        println!("{}", answer(&edges));
    });
}
