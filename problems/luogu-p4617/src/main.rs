//! Luogu P4617: \[COCI 2017/2018 #5\] Planinarenje
//! <https://www.luogu.com.cn/problem/P4617>
//!
//! Kind: Graphs and trees **
//! Game: two walk on trails between peaks and valleys, and to no place twice; from a peak Slavko chooses where to,
//! from a valley Mirko. It ends where no trail leads on: Mirko wins if that is a peak, Slavko if it is a valley. The
//! winner is asked for of each peak as the start.
//! Theorem: undirected geography: at the start Slavko is the next player, and who cannot go on loses. He loses exactly
//! at the peaks that some maximum matching leaves out, by the proof in `sg::geography`.
//! Checked by play: all graphs of up to 3 peaks and as many valleys; 569 cases, bounds 3,9.

use proconio::{fastout, input, marker::Usize1};
use sg::geography::p_positions;

#[fastout]
fn main() {
    input! { n: usize, trails: [(Usize1, Usize1)] }
    let mut neighbours = vec![Vec::new(); 2 * n];
    for (peak, valley) in trails {
        neighbours[peak].push(n + valley);
        neighbours[n + valley].push(peak);
    }
    for &is_lost in &p_positions(&neighbours)[..n] {
        println!("{}", if is_lost { "Mirko" } else { "Slavko" });
    }
}
