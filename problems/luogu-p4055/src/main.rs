//! Luogu P4055: \[JSOI2009\] 游戏
//! <https://www.luogu.com.cn/problem/P4055>
//!
//! Kind: Graphs and trees ***
//! Game (undirected geography): a piece goes from a free cell of a board to a neighbouring one on which it has not
//! been; who cannot move loses. The second player chooses where it starts; with which cells he wins is asked for.
//! Theorem: the second player wins with those that some maximum matching of neighbouring free cells leaves out, by the
//! proof in `sg::geography`.
//! Checked by play: all boards of up to 3 x 3 and 1 x 6; 794 cases, bounds 3,3 and 1,6.

use proconio::{fastout, input, marker::Bytes};
use sg::geography::p_positions;

#[fastout]
fn main() {
    input! { n: usize, m: usize, rows: [Bytes; n] }
    let is_free = |i: usize, j: usize| rows.get(i).and_then(|row| row.get(j)) == Some(&b'.');
    let neighbours = |cell: usize| -> Vec<usize> {
        let (i, j) = (cell / m, cell % m);
        let around = [(i.wrapping_sub(1), j), (i, j.wrapping_sub(1)), (i, j + 1), (i + 1, j)];
        let free = around.into_iter().filter(|&(a, b)| is_free(i, j) && is_free(a, b));
        free.map(|(a, b)| a * m + b).collect()
    };
    let board: Vec<Vec<usize>> = (0..n * m).map(neighbours).collect();
    let wins = p_positions(&board);
    let won = || (0..n * m).filter(|&cell| wins[cell] && is_free(cell / m, cell % m));
    println!("{}", if won().next().is_some() { "WIN" } else { "LOSE" });
    for cell in won() {
        println!("{} {}", cell / m + 1, cell % m + 1);
    }
}
