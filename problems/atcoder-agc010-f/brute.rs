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
        let (most, stones) = (1 + input.up_to(4).min(2999), input.up_to(3).min(1_000_000_000));
        let n = input.count(2..=most);
        input.end_line();
        let stones = input.numbers(n, 0..=stones);
        let edges: Vec<(usize, usize)> =
            input.tree(n).iter().map(|(a, b)| (a - 1, b - 1)).collect();
        input.print(|| answer(&edges, &stones));
    });
}
