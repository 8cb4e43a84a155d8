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
        let most = input.up_to(9).clamp(2, 100_000);
        let n = input.count(2..=most);
        input.end_line();
        let edges = input.tree(n);
        input.print(|| {
            input.require(n <= 12, "more than 12 vertices are too many to play");
            let mut neighbours = vec![0_u32; n];
            for (a, b) in edges {
                neighbours[a - 1] |= 1 << (b - 1);
                neighbours[b - 1] |= 1 << (a - 1);
            }
            if is_won(0, 0, &neighbours, &mut HashMap::new()) {
                "First"
            } else {
                "Second"
            }
        });
    });
}
