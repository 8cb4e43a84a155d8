//! HDU 2176: a heap and what it becomes are the move.

use cases::Said;
use std::collections::BTreeSet;

fn main() {
    cases::referee(
        |input| {
            let m = input.number(1..=200_000);
            input.numbers(m, 0..=2_147_483_647)
        },
        |heaps: &Vec<u64>| {
            let rests = |i: usize| (0..heaps[i]).map(move |rest| (i, rest));
            // Heaps of one size have the same moves.
            let moves: BTreeSet<_> = (0..heaps.len())
                .flat_map(rests)
                .map(|(i, rest)| {
                    let mut left = heaps.clone();
                    left[i] = rest;
                    left.sort_unstable();
                    (format!("{} {rest}", heaps[i]), left)
                })
                .collect();
            moves.into_iter().collect()
        },
        |heaps| {
            let words: Vec<String> = heaps.iter().map(u64::to_string).collect();
            Some(format!("{}\n{}\n0\n", heaps.len(), words.join(" ")))
        },
        |output| {
            let lines: Vec<&str> = output.trim_end().lines().collect();
            Said::All(match &lines[..] {
                ["No"] => Vec::new(),
                ["Yes", moves @ ..] if !moves.is_empty() => {
                    moves.iter().map(|line| (*line).to_owned()).collect()
                }
                _ => vec![lines.join(" / ")],
            })
        },
    );
}
