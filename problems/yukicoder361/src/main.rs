//! yukicoder 361: 門松ゲーム2
//! <https://yukicoder.me/problems/no/361>
//!
//! Kind: Splits and rows *
//! Game: split a bamboo into three of different lengths, the longest of which is longer than the shortest by at most D;
//! who cannot split any loses. At first there is one, of length L.
//! Theorem: the Grundy value of a bamboo is the mex of the nim-sums of its three parts. `kado`, the first player, wins
//! exactly when that of L is not 0.
//! Checked by play: all D and L with D <= L <= 22; 253 cases, bounds 22.

use proconio::input;
use sg::grundy::heap_game;

fn main() {
    input! { l: usize, d: usize }
    let values = heap_game(l, |length, g, out| {
        for short in 1..length / 3 {
            for middle in short + 1..=(length - short - 1) / 2 {
                let long = length - short - middle;
                if long > middle && long - short <= d {
                    out.push(g[short] ^ g[middle] ^ g[long]);
                }
            }
        }
    });
    println!("{}", if values[l] != 0 { "kado" } else { "matsu" });
}
