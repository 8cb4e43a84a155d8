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
        let n = input.number(1..=100_000);
        let (m, q) = (input.number(1..=500_000), input.number(1..=500));
        let mut ends = || (input.number(1..=n), input.number(1..=n));
        let edges: Vec<(usize, usize)> = (0..m).map(|_| ends()).collect();
        let queries: Vec<(usize, usize)> = (0..q).map(|_| ends()).collect();
        input.require(queries.iter().all(|(x, y)| x != y), "a start is the goal");
        for (x, y) in queries {
            println!("{}", answer(n, &edges, x, y));
        }
    });
}
