//! Codeforces 87C: Interesting Game
//! <https://codeforces.com/contest/87/problem/C>
//!
//! Kind: Splits and rows **
//! Game: divide a heap into two or more heaps of a, a + 1, a + 2, ... stones; who cannot divide loses. The least number of
//! heaps of a first move that wins is asked for, or -1 where there is none.
//! Theorem: the Grundy value of a heap is the mex of the nim-sums of its divisions, of which there are O(sqrt n), and each
//! follows from the nim-sums of the values of all heaps up to some. A move wins exactly when its nim-sum is 0.
//! Checked by play: all n up to 40; 40 cases, bounds 40.

use proconio::input;
use sg::mex;

fn main() {
    input! { n: usize }
    // The nim-sums of the values of all heaps below each.
    let mut below = vec![0, 0];
    let mut least = None;
    for heap in 1..=n {
        // The least part of a division into so many.
        let parts = (2..).take_while(|count| count * (count - 1) / 2 < heap);
        let least_part = |count: usize| {
            let equal = heap - count * (count - 1) / 2;
            Some((count, equal / count)).filter(|_| equal % count == 0)
        };
        let divisions = parts.filter_map(least_part);
        let values: Vec<(usize, u64)> =
            divisions.map(|(count, part)| (count, below[part + count] ^ below[part])).collect();
        let value = mex(&values.iter().map(|division| division.1).collect::<Vec<u64>>());
        below.push(below[heap] ^ value);
        least = values.iter().find(|division| division.1 == 0).map(|division| division.0);
    }
    println!("{}", least.map_or("-1".to_owned(), |count| count.to_string()));
}
