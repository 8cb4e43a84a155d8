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
        input.cases(u32::MAX.into(), |input| {
            let (n, m) = (input.up_to(9999).min(9999), input.up_to(10).min(10));
            let (n, m) = (input.number(1..=n), input.number(1..=m));
            input.end_line();
            input.print(|| if first_player_wins(n, m) { "Grass" } else { "Rabbit" });
        });
    });
}
