use crate::{answers, line};
use brutes::atcoder_dp_k::next_player_wins;

/// Every set of takes within 1..=4, all K from the largest take to 12.
#[test]
fn small_cases() {
    for set in 1..16_u64 {
        let takes: Vec<u64> = (1..=4).filter(|take| set >> (take - 1) & 1 == 1).collect();
        for k in takes[takes.len() - 1]..=12 {
            let expected = if next_player_wins(k, &takes) { "First" } else { "Second" };
            let input = format!("{} {k}\n{}", takes.len(), line(&takes));
            assert_eq!(answers("atcoder-dp-k", &input), [expected], "takes {takes:?}, K {k}");
        }
    }
}
