use crate::answers;
use brutes::poj2505::first_player_wins;

/// All n from 2 to 500, and those around each product 2^i 9^j below 2^32.
#[test]
fn small_cases() {
    let products = (0..32).flat_map(|i| (0..=10).map(move |j| (1_u64 << i) * 9_u64.pow(j)));
    let near = products.flat_map(|n| n.saturating_sub(1)..=n + 1).filter(|n| *n < 1 << 32);
    let all: Vec<u64> = (2..=500).chain(near.filter(|n| *n > 500)).collect();
    let input: String = all.iter().map(|n| format!("{n}\n")).collect();
    let expected =
        all.iter().map(|&n| if first_player_wins(n) { "Stan wins." } else { "Ollie wins." });
    assert!(answers("poj2505", &input).into_iter().eq(expected));
}
