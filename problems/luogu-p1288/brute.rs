//! Luogu P1288 by its rules.

use cases::Game;

/// The edges and the piece's vertex after one more move: edge i leads from vertex i to the next.
#[must_use]
pub fn options((edges, at): &(Vec<u64>, usize)) -> Vec<(Vec<u64>, usize)> {
    let n = edges.len();
    let mut options = Vec::new();
    for (edge, to) in [(*at, (at + 1) % n), ((at + n - 1) % n, (at + n - 1) % n)] {
        for smaller in 0..edges[edge] {
            let mut option = edges.clone();
            option[edge] = smaller;
            options.push((option, to));
        }
    }
    options
}

/// Whether the first player wins.
#[must_use]
pub fn answer(edges: &[u64]) -> &'static str {
    let mut game = Game::normal(|position: &(Vec<u64>, usize)| options(position));
    if game.next_player_wins(&(edges.to_vec(), 0)) {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    cases::answer(|input| {
        let (most, each) = (2 + input.up_to(4).min(18), input.up_to(2_u64).min(30));
        input.drawn(|g| {
            let mut edges = g.vector(2..=most - 1, 0..=each);
            let place = g.number(0..=edges.len());
            edges.insert(place, 0);
            g.line([edges.len()]);
            g.line(edges);
        });
        let edges = input.list(3..=most, 0..=each);
        input.require(edges.contains(&0), "no edge is 0");
        input.print(|| answer(&edges));
    });
}
