//! Luogu P1247: both lines of an answer are the move: the take with its heap, and what is left.

use cases::Said;

fn main() {
    cases::referee(
        |input| {
            let k = input.number(1..=500_000);
            input.numbers(k, 1..=1_000_000_000)
        },
        |heaps: &Vec<u64>| {
            let takes = |i: usize| (1..=heaps[i]).map(move |take| (i, take));
            let moves = (0..heaps.len()).flat_map(takes).map(|(i, take)| {
                let mut left = heaps.clone();
                left[i] -= take;
                let rest: Vec<String> = left.iter().map(u64::to_string).collect();
                (format!("{take} {} / {}", i + 1, rest.join(" ")), left)
            });
            moves.collect()
        },
        |heaps| {
            // An empty heap is none.
            let heaps: Vec<String> =
                heaps.iter().filter(|heap| **heap > 0).map(u64::to_string).collect();
            Some(format!("{}\n{}\n", heaps.len(), heaps.join(" ")))
        },
        |output| {
            let lines: Vec<&str> = output.trim_end().lines().map(str::trim_end).collect();
            Said::One(Some(lines.join(" / ")).filter(|said| said != "lose"))
        },
    );
}
