//! AtCoder `agc016_f`: Games on DAG
//! <https://atcoder.jp/contests/agc016/tasks/agc016_f>
//!
//! Kind: Graphs and trees ***
//! Game: two pieces on the vertices 1 and 2 of a graph whose edges lead to larger vertices; move one along an edge; who
//! cannot move loses. For how many sets of edges, modulo 10^9 + 7, Alice, the first player, wins is asked for.
//! Theorem: Bob wins exactly when 1 and 2 have the same Grundy value. Of a set of vertices let those of the value 0 be
//! a layer: among them there is no edge, from each other one there is an edge to them, those from them to others are
//! free. Without the layer all values are lower by 1. So the ways in which 1 and 2 are equal are counted by layers.
//! Checked by play: all graphs of up to 4 vertices; 89 cases, bounds 3,8.

use proconio::{input, marker::Usize1};

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
    let mut leads_to = vec![0_usize; n];
    for (from, to) in edges {
        assert!(from < to && to < n, "an edge from {} to {}", from + 1, to + 1);
        leads_to[from] |= 1 << to;
    }
    let power = |exponent: usize| (0..exponent).fold(1, |power, _| power * 2 % MODULUS);
    let powers: Vec<u64> = (0..=n).map(power).collect();
    let ways = |from: usize, to: usize| powers[(leads_to[from] & to).count_ones() as usize];
    let of = |set: usize| (0..n).filter(move |vertex| set >> vertex & 1 == 1);
    // In how many ways 1 and 2 are equal, by the vertices that there are.
    let mut equal = vec![0; 1 << n];
    let free = |set: usize| of(set).fold(1, |product, v| product * ways(v, set) % MODULUS);
    for set in (0..1_usize << n).filter(|set| set & 3 == 3) {
        let mut layer = set;
        while layer > 0 {
            let rest = set ^ layer;
            let start = match layer & 3 {
                0 => equal[rest],
                3 => free(rest),
                _ => 0,
            };
            if start > 0 {
                let down = of(rest).fold(start, |p, v| p * (ways(v, layer) - 1) % MODULUS);
                let all = of(layer).fold(down, |p, v| p * ways(v, rest) % MODULUS);
                equal[set] = (equal[set] + all) % MODULUS;
            }
            layer = (layer - 1) & set;
        }
    }
    println!("{}", (power(m) + MODULUS - equal[(1 << n) - 1]) % MODULUS);
}
