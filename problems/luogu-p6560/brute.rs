//! Luogu P6560 by its rules: who can force a win in how many moves, with one move more each time.

use std::collections::BTreeMap;

/// Whether the player who moves next from each vertex, 1 to `n`, can force a win, true, or the other, false, where who
/// comes to `goal` wins, and who cannot move loses. Nothing is said of those where neither can.
#[must_use]
pub fn forced(n: usize, edges: &[(usize, usize)], goal: usize) -> BTreeMap<usize, bool> {
    let mut known = BTreeMap::from([(goal, false)]);
    loop {
        let mut found = BTreeMap::new();
        for vertex in (1..=n).filter(|vertex| !known.contains_key(vertex)) {
            let mut next =
                edges.iter().filter(|edge| edge.0 == vertex).map(|edge| known.get(&edge.1));
            if next.clone().any(|next| next == Some(&false)) {
                found.insert(vertex, true);
            } else if next.all(|next| next == Some(&true)) {
                found.insert(vertex, false);
            }
        }
        if found.is_empty() {
            return known;
        }
        known.extend(found);
    }
}

/// The answer: 1, -1, or 0 where neither player can force a win.
#[must_use]
pub fn answer(n: usize, edges: &[(usize, usize)], start: usize, goal: usize) -> i32 {
    forced(n, edges, goal).get(&start).map_or(0, |&wins| if wins { 1 } else { -1 })
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(8_usize).clamp(2, 100_000);
        let n = input.count(2..=most);
        let (m, q) = (input.up_to(16).min(500_000), input.up_to(20).min(500));
        // Edges to any vertex, to later ones, or to the next five, these with the vertices renamed too.
        input.drawn(|g| {
            let m = g.count(1..=m);
            g.line([m, q]);
            let names = if g.one_in(2) { (1..=n).collect() } else { g.permutation(n) };
            let longest = *g.pick(&[None, Some(5), Some(n)]);
            for _ in 0..m {
                let (from, to) = match longest {
                    None => (g.number(1..=n), g.number(1..=n)),
                    Some(longest) => {
                        let from = g.number(1..=n - 1);
                        (from, g.number(from + 1..=n.min(from + longest)))
                    }
                };
                g.line([names[from - 1], names[to - 1]]);
            }
        });
        let (m, q) = (input.count(1..=m), input.count(1..=q));
        input.end_line();
        let pair = |pair: Vec<usize>| (pair[0], pair[1]);
        let edges: Vec<(usize, usize)> = (0..m).map(|_| pair(input.numbers(2, 1..=n))).collect();
        let queries: Vec<(usize, usize)> = (0..q).map(|_| pair(input.distinct(2, 1..=n))).collect();
        for (x, y) in queries {
            input.print(|| answer(n, &edges, x, y));
        }
    });
}
