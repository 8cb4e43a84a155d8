//! HDU 2188 by its rules: every sum in the box from n down.

/// Whether the first player wins, where each gives 1 to `m`, and who makes the sum `n` or more wins.
#[must_use]
pub fn first_player_wins(n: usize, m: usize) -> bool {
    let mut wins = vec![false; n];
    for sum in (0..n).rev() {
        wins[sum] = (1..=m).any(|gift| sum + gift >= n || !wins[sum + gift]);
    }
    wins[0]
}

fn main() {
    cases::answer(|input| {
        for _ in 0..input.number(1..=u32::MAX) {
            let (n, m) = (input.number(1..=9999), input.number(1..=10));
            println!("{}", if first_player_wins(n, m) { "Grass" } else { "Rabbit" });
        }
    });
}
