//! Luogu P3235: \[HNOI2014\] 江南乐
//! <https://www.luogu.com.cn/problem/P3235>
//!
//! Kind: Splits and rows
//! Game: split a heap of F stones or more into M >= 2 heaps that are not empty and as equal as can be; who
//! cannot move loses.
//! Theorem: the value of a heap is the mex of the nim-sums of its parts, of which only those matter that are
//! there an odd number of times. So of all M with the same floor(heap / M) the first two suffice: two parts
//! more change the numbers of both sizes by an even number. The first player wins exactly when the nim-sum
//! of the values is not 0.
//! Checked by play: F from 1 to 5 with all positions of up to 2 heaps of 1 to 12.

use itertools::Itertools;
use proconio::input;
use sg::{mex, nim_sum};

/// The largest heap: a larger one is a mistake in the input.
const MAX: u32 = 100_000;

fn main() {
    input! { t: usize, f: u32, tests: [[u32]; t] }
    let largest = tests.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= MAX, "a heap of {largest}, more than {MAX}");
    let mut values = Vec::new();
    let mut options = Vec::new();
    for heap in 0..=largest {
        options.clear();
        let mut m = 2;
        while f <= heap && m <= heap {
            let size = heap / m;
            let last = heap / size;
            for m in m..=last.min(m + 1) {
                // So many parts have one more than the others, which have `size`.
                let larger = heap - m * size;
                let part =
                    |size: u32, count: u32| if count % 2 == 1 { values[size as usize] } else { 0 };
                options.push(part(size + 1, larger) ^ part(size, m - larger));
            }
            m = last + 1;
        }
        values.push(mex(&options));
    }
    let wins = |heaps: &Vec<u32>| nim_sum(heaps.iter().map(|&heap| values[heap as usize])) != 0;
    println!("{}", tests.iter().map(|heaps| u8::from(wins(heaps))).join(" "));
}
