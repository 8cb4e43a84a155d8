use super::{BLOCK, Far};
use crate::wide::all_ways;

/// With the vectors of every processor, and with those of this one.
#[test]
fn blocks_of_any_width() {
    let words: Vec<u64> = (0..500).map(|i: u32| 1 << (i * i % 61)).collect();
    let takes = [16, 17, 31, 64, 100, 399];
    for end in 400..500 - BLOCK {
        let far = Far { words: &words, end, takes: &takes };
        let reached = std::array::from_fn(|place| {
            takes.iter().fold(0, |set, take| set | words[end + place - take])
        });
        assert!(all_ways(far).into_iter().all(|way| way == reached), "{end}");
    }
}
