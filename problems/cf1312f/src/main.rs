//! Codeforces 1312F: Attack on Red Kingdom
//! <https://codeforces.com/contest/1312/problem/F>
//!
//! Kind: Takes **
//! Game: attack one of n castles, by swordsmen, spearmen or cavalry, of which x, y or z of its soldiers die, or all, if
//! fewer are left; spearmen may not attack a castle that spearmen attacked last, nor cavalry one that cavalry did; who
//! cannot attack loses. How many first attacks win is asked for.
//! Theorem: a castle's Grundy value depends on its soldiers and the last attack. With x, y, z <= 5 the three values of
//! a number of soldiers follow from those of the five numbers before, and are periodic: seen for each x, y, z, in
//! which the window of five comes back within 100 steps, and so proved.
//! Checked by play: each x, y, z up to 5, one castle and each two of up to 5; 3750 cases, bounds 5,2.

use proconio::{fastout, input};
use sg::{mex, nim_sum};

/// The values of a castle, after no attack that matters now, after spearmen, after cavalry.
type Values = [u64; 3];

/// What the three attacks lead to, of which `before(k)` are the values of k soldiers fewer.
fn options(attacks: &[usize], before: impl Fn(usize) -> Values) -> Values {
    [0, 1, 2].map(|attack| before(attacks[attack])[attack])
}

#[fastout]
fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, attacks: [usize; 3], castles: [usize; n] }
        // No soldiers are left; then those of 1, 2, ..., till the last five are as five before.
        let (mut values, mut seen) = (vec![[0; 3]; 5], std::collections::HashMap::new());
        let start = loop {
            let now = values.len();
            if let Some(start) = seen.insert(values[now - 5..].to_vec(), now) {
                break start;
            }
            let [a, b, c] = options(&attacks, |killed| values[now - killed]);
            values.push([mex(&[a, b, c]), mex(&[a, c]), mex(&[a, b])]);
        };
        let period = values.len() - start;
        let of = |soldiers: usize| match soldiers + 4 {
            at if at < values.len() => values[at],
            at => values[start + (at - start) % period],
        };
        let total = nim_sum(castles.iter().map(|&castle| of(castle)[0]));
        let moves = castles.iter().flat_map(|&castle| {
            let after = options(&attacks, |killed| of(castle.saturating_sub(killed)));
            after.map(|value| value ^ of(castle)[0])
        });
        println!("{}", moves.filter(|&change| change == total).count());
    }
}
