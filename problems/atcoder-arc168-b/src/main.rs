//! AtCoder `arc168_b`: Arbitrary Nim
//! <https://atcoder.jp/contests/arc168/tasks/arc168_b>
//!
//! Kind: Nim and its kin **
//! Game (bounded Nim): take 1 to k stones from one heap; who cannot move loses. The largest k is asked for
//! with which Alice, the first player, wins; 0 where there is none, -1 where there is no largest.
//! Theorem: a heap of a has the Grundy value a mod (k + 1), which is a for all large k. Heaps of equal size
//! cancel each other for each k. Where the nim-sum is 0, k is one less than the largest heap of which there
//! is an odd number: a larger k changes only heaps that cancel, this one takes that heap away.
//! Checked by play: all sets of 1 to 3 heaps of 1 to 8, of 4 of 1 to 6, and of 5 of 1 to 4, each k; 346 cases,
//! bounds 8,3 and 6,4 and 4,5.

use itertools::Itertools;
use proconio::input;
use sg::nim_sum;

fn main() {
    input! { n: usize, heaps: [u32; n] }
    let nim_sum = nim_sum(heaps.iter().copied());
    let single =
        heaps.into_iter().sorted_unstable().dedup_with_count().filter(|(count, _)| count % 2 == 1);
    match single.last() {
        _ if nim_sum != 0 => println!("-1"),
        Some((_, heap)) => println!("{}", heap - 1),
        None => println!("0"),
    }
}
