//! AtCoder `agc010_f` by its rules.

use cases::Game;

/// The stones and the piece's vertex after one more move.
#[must_use]
pub fn options(
    edges: &[(usize, usize)],
    (stones, at): &(Vec<u64>, usize),
) -> Vec<(Vec<u64>, usize)> {
    let mut after = stones.clone();
    match stones[*at].checked_sub(1) {
        Some(rest) => after[*at] = rest,
        None => return Vec::new(),
    }
    let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    both.filter(|edge| edge.0 == *at).map(|edge| (after.clone(), edge.1)).collect()
}

/// The vertices from which the first player wins, from 1 on.
#[must_use]
pub fn answer(edges: &[(usize, usize)], stones: &[u64]) -> String {
    let mut game = Game::normal(|position: &(Vec<u64>, usize)| options(edges, position));
    let starts = (0..stones.len()).filter(|&at| game.next_player_wins(&(stones.to_vec(), at)));
    let names: Vec<String> = starts.map(|at| (at + 1).to_string()).collect();
    names.join(" ")
}

fn main() {
    cases::answer(|input| {
        let n = input.number(2..=3000);
        let stones: Vec<u64> = input.numbers(n, 0..=1_000_000_000);
        let mut end = || input.number(1..=n) - 1;
        let edges: Vec<(usize, usize)> = (1..n).map(|_| (end(), end())).collect();
        let mut groups: Vec<usize> = (0..n).collect();
        for &(a, b) in &edges {
            let (from, to) = (groups[a], groups[b]);
            input.require(from != to, "the edges form a cycle");
            groups.iter_mut().filter(|group| **group == from).for_each(|group| *group = to);
        }
        println!("{}", answer(&edges, &stones));
    });
}
