//! Codeforces 1458E: Nim Shortcuts
//! <https://codeforces.com/contest/1458/problem/E>
//!
//! Kind: Nim and its kin ***
//! Game: Nim of two heaps, in which some positions are lost at once for who has to move; who cannot move loses.
//! Theorem: beside those, at most one position (x, y) is lost for each x, and for each y: from (0, 0) upwards, if no lost
//! one is left of it or below, (x, y) is lost, and both go up by one. If one is below, with this x, there is no other for
//! x, which goes up alone; if one is left of it, with this y, y goes up alone, or both do. Between x and y of given
//! positions these steps are diagonals, which are taken at once.
//! Checked by play: all sets of up to 2 positions up to (2, 2), for each start up to (4, 4); 2025 cases, bounds
//! 2,3,1.

use itertools::Itertools;
use proconio::{fastout, input};
use std::collections::HashSet;

/// The least second number beside each first one, in order.
fn least(
    pairs: impl Iterator<Item = (u64, u64)>,
) -> std::iter::Peekable<impl Iterator<Item = (u64, u64)>> {
    pairs.sorted().dedup_by(|a, b| a.0 == b.0).peekable()
}

#[fastout]
fn main() {
    input! { n: usize, m: usize, given: [(u64, u64); n], starts: [(u64, u64); m] }
    let mut columns = least(given.iter().copied());
    let mut rows = least(given.iter().map(|&(x, y)| (y, x)));
    let (mut x, mut y, mut diagonals) = (0, 0, Vec::new());
    while x.max(y) <= 1_000_000_000 {
        let (next_x, least_y) = columns.peek().copied().unwrap_or((2_000_000_000, 0));
        let (next_y, least_x) = rows.peek().copied().unwrap_or((2_000_000_000, 0));
        let steps = (next_x - x).min(next_y - y);
        diagonals.push((x, y, steps));
        (x, y) = (x + steps, y + steps);
        let (below, left) = (x == next_x && least_y < y, y == next_y && least_x < x);
        if !below && !left {
            diagonals.push((x, y, 1));
        }
        (x, y) = (x + u64::from(below || !left), y + u64::from(left || !below));
        columns.next_if(|column| column.0 < x);
        rows.next_if(|row| row.0 < y);
    }
    let lost: HashSet<(u64, u64)> = given.iter().copied().collect();
    for (x, y) in starts {
        let (from_x, from_y, steps) =
            diagonals[diagonals.partition_point(|&(from, ..)| from <= x) - 1];
        let is_lost = x - from_x < steps && y == from_y + (x - from_x) || lost.contains(&(x, y));
        println!("{}", if is_lost { "LOSE" } else { "WIN" });
    }
}
