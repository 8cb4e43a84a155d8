//! Codeforces 1823E by its rules: sets of vertices are bits.

use cases::Game;
use std::ops::RangeInclusive;

/// Whether these vertices hang together; `neighbours` are those of each vertex.
fn hang_together(set: u32, neighbours: &[u32]) -> bool {
    let mut reached = set & set.wrapping_neg();
    loop {
        let of_reached = (0..neighbours.len()).filter(|&v| reached >> v & 1 == 1);
        let more = of_reached.fold(reached, |more, v| more | neighbours[v] & set);
        if more == reached {
            return reached == set;
        }
        reached = more;
    }
}

/// The sets of vertices that a move may take, if each vertex has two neighbours.
fn takes(n: usize, edges: &[Vec<usize>], sizes: &RangeInclusive<usize>) -> Option<Vec<u32>> {
    let mut neighbours = vec![0_u32; n];
    for edge in edges {
        let (u, v) = (edge[0] - 1, edge[1] - 1);
        neighbours[u] |= 1 << v;
        neighbours[v] |= 1 << u;
    }
    if neighbours.iter().any(|neighbours| neighbours.count_ones() != 2) {
        return None;
    }
    let is_one = |set: &u32| sizes.contains(&(set.count_ones() as usize));
    Some((1..1 << n).filter(is_one).filter(|&set| hang_together(set, &neighbours)).collect())
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(10_usize).clamp(3, 200_000);
        let n = input.count(3..=most);
        let l = input.number(1..=n - 1);
        let r = input.number(l + 1..=n);
        input.end_line();
        input.drawn(|g| {
            let vertices = g.permutation(n);
            let mut left = n;
            while left > 0 {
                // What is left after a ring is none, or enough for another one.
                let rest = match g.number(2..=left.max(5) - 3) {
                    2 => 0,
                    rest => rest,
                };
                let ring = &vertices[rest..left];
                for (i, &vertex) in ring.iter().enumerate() {
                    g.line([vertex, ring[(i + 1) % ring.len()]]);
                }
                left -= ring.len();
            }
        });
        let edges: Vec<Vec<usize>> = (0..n).map(|_| input.distinct(2, 1..=n)).collect();
        input.print(|| {
            input.require(n <= 12, "more than 12 vertices are too many to play");
            let takes = takes(n, &edges, &(l..=r));
            input.require(takes.is_some(), "a vertex has two neighbours");
            let takes = takes.unwrap_or_default();
            let mut game = Game::normal(|&left: &u32| {
                let there = takes.iter().filter(move |&&take| take & !left == 0);
                there.map(move |take| left ^ take).collect::<Vec<_>>()
            });
            if game.next_player_wins(&((1 << n) - 1)) {
                "Alice"
            } else {
                "Bob"
            }
        });
    });
}
