//! AtCoder `agc014_d` by its rules: sets of vertices are bits.

use std::collections::HashMap;

/// Whether Takahashi wins, where these are white and black; `neighbours` are those of each vertex.
fn is_won(
    white: u32,
    black: u32,
    neighbours: &[u32],
    known: &mut HashMap<(u32, u32), bool>,
) -> bool {
    if let Some(&is_won) = known.get(&(white, black)) {
        return is_won;
    }
    let free = (0..neighbours.len()).filter(|&v| (white | black) >> v & 1 == 0);
    let free: Vec<usize> = free.collect();
    let wins = if free.is_empty() {
        (0..neighbours.len()).any(|v| white >> v & 1 == 1 && neighbours[v] & black == 0)
    } else if white.count_ones() == black.count_ones() {
        free.iter().any(|v| is_won(white | 1 << v, black, neighbours, known))
    } else {
        free.iter().all(|v| is_won(white, black | 1 << v, neighbours, known))
    };
    known.insert((white, black), wins);
    wins
}

fn main() {
    cases::answer(|input| {
        let n: usize = input.number(2..=100_000);
        input.require(n <= 12, "more than 12 vertices are too many to play");
        let mut neighbours = vec![0_u32; n];
        for _ in 1..n {
            let (a, b) = (input.number(1..=n), input.number(1..=n));
            neighbours[a - 1] |= 1 << (b - 1);
            neighbours[b - 1] |= 1 << (a - 1);
        }
        let mut reached = 1;
        for _ in 0..n {
            let of_reached = (0..n).filter(|&v| reached >> v & 1 == 1);
            reached = of_reached.fold(reached, |reached, v| reached | neighbours[v]);
        }
        input.require(reached == (1 << n) - 1, "the edges are a tree");
        let wins = is_won(0, 0, &neighbours, &mut HashMap::new());
        println!("{}", if wins { "First" } else { "Second" });
    });
}
