use crate::answers;
use tests::brutes::poj2505::first_player_wins;

/// All n from 2 to 3000, and those around each power of 3 and of 2 and their products below 2^32.
#[test]
fn small_cases() {
    let products = (0..32).flat_map(|i| (0..=20).map(move |j| (1_u64 << i) * 3_u64.pow(j)));
    let near = products.flat_map(|n| n.saturating_sub(1)..=n + 1).filter(|n| *n < 1 << 32);
    let all: Vec<u64> = (2..=3000).chain(near.filter(|n| *n > 3000)).collect();
    let input: String = all.iter().map(|n| format!("{n}\n")).collect();
    let expected =
        all.iter().map(|&n| if first_player_wins(n) { "Stan wins." } else { "Ollie wins." });
    assert!(answers("poj2505", &input).into_iter().eq(expected));
}
