//! Codeforces 87C: the number of heaps that a heap is divided into is the move.

mod brute;

use cases::{move_in_one_heap, sorted, Said};

fn main() {
    cases::referee(
        |input| vec![input.number(1..=100_u64)],
        |heaps: &Vec<u64>| match heaps[..] {
            [heap] => {
                let named = |parts: Vec<u64>| (parts.len().to_string(), sorted(&parts));
                brute::divisions(heap).into_iter().map(named).collect()
            }
            // Later moves have no names in the problem.
            _ => {
                let left = move_in_one_heap(heaps, |heap| brute::divisions(heap).into_iter());
                left.map(|left| (format!("{heaps:?} to {left:?}"), left)).collect()
            }
        },
        |heaps| if let [heap] = heaps[..] { Some(format!("{heap}\n")) } else { None },
        |output| Said::One(Some(output.trim().to_owned()).filter(|word| word != "-1")),
    );
}
