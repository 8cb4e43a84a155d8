use crate::{compare_each, line};
use brutes::atcoder_dp_k::next_player_wins;

/// Every set of takes within 1..=4, all K from the largest take to 12.
#[test]
fn small_cases() {
    let mut all = Vec::new();
    for set in 1..16_u64 {
        let takes: Vec<u64> = (1..=4).filter(|take| set >> (take - 1) & 1 == 1).collect();
        for k in takes[takes.len() - 1]..=12 {
            let expected = if next_player_wins(k, &takes) { "First" } else { "Second" };
            all.push((format!("{} {k}\n{}", takes.len(), line(&takes)), expected));
        }
    }
    compare_each("atcoder-dp-k", all);
}
