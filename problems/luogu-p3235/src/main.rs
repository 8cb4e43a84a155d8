//! Luogu P3235: \[HNOI2014\] 江南乐
//! <https://www.luogu.com.cn/problem/P3235>
//!
//! Kind: Splits and rows ***
//! Game: split a heap of F stones or more into M >= 2 heaps that are not empty and as equal as can be; who
//! cannot move loses.
//! Theorem: the value of a heap is the mex of the nim-sums of its parts, of which only those matter that are
//! there an odd number of times. So of all M with the same floor(heap / M) the first two suffice: two parts
//! more change the numbers of both sizes by an even number. The first player wins exactly when the nim-sum
//! of the values is not 0.
//! Checked by play: F from 1 to 5 with all positions of up to 2 heaps of 1 to 12; 450 cases, bounds 1,12,5,2.

use itertools::Itertools;
use proconio::input;
use sg::{mex, nim_sum};

/// The largest heap: a larger one is a mistake in the input.
const MAX: u32 = 100_000;

fn main() {
    input! { t: usize, f: u32, tests: [[u32]; t] }
    let largest = tests.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= MAX, "a heap of {largest}, more than {MAX}");
    let mut values = vec![0; largest as usize + 2];
    let mut options = Vec::new();
    for heap in f..=largest {
        options.clear();
        let mut split = |parts: u32, size: u32| {
            // So many parts have one more than the others, which have `size`.
            let larger = heap - parts * size;
            let of = |size: u32, count: u32| u64::from(count % 2) * values[size as usize];
            options.push(of(size + 1, larger) ^ of(size, parts - larger));
        };
        // Each number of parts up to one more than the root of the heap; beyond it the first two for each size.
        for m in (2..=heap).take_while(|m| (m - 1) * (m - 1) <= heap) {
            let size = heap / m;
            split(m, size);
            split(size + 1, m - 1);
            if (size + 2) * (m - 1) <= heap {
                split(size + 2, m - 1);
            }
        }
        values[heap as usize] = mex(&options);
    }
    let wins = |heaps: &Vec<u32>| nim_sum(heaps.iter().map(|&heap| values[heap as usize])) != 0;
    println!("{}", tests.iter().map(|heaps| u8::from(wins(heaps))).join(" "));
}
