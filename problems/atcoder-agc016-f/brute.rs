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
        let (most, many) = (1 + input.up_to(5).min(14), input.up_to(8));
        let n = input.count(2..=most);
        // Edges of which none is there twice.
        input.drawn(|g| {
            let edges: Vec<[usize; 2]> =
                (1..=n).flat_map(|to| (1..to).map(move |from| [from, to])).collect();
            let edges = g.some(1..=many, &edges);
            g.line([edges.len()]);
            g.lines(edges);
        });
        let m = input.count(1..=n * (n - 1) / 2);
        input.end_line();
        let mut edges = Vec::new();
        for _ in 0..m {
            let from = input.number(1..=n - 1);
            let edge = (from, input.number(from + 1..=n));
            input.end_line();
            input.require(!edges.contains(&edge), "an edge is there twice");
            edges.push(edge);
        }
        input.print(|| {
            input.require(m <= 15, "more than 15 edges are too many to try");
            answer(&edges)
        });
    });
}
