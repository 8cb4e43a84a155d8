//! HDU 4764 by its rules: every number that can have been written, from the largest on.

/// Whether Tang wins, who writes 1 to `k`; then each player writes a number that is larger than the last by 1
/// to `k`. Who writes a number of `n` or more loses.
#[must_use]
pub fn tang_wins(n: usize, k: usize) -> bool {
    // Whether the player who writes next wins, after each number; 0 is before the first.
    let mut wins = vec![false; n];
    for last in (0..n).rev() {
        wins[last] = (last + 1..=last + k).any(|next| next < n && !wins[next]);
    }
    wins[0]
}

fn main() {
    cases::answer(|input| {
        input.cases_before("0 0", |input| {
            let (n, k) = (input.up_to(2000).min(100_000_000), input.up_to(100).min(100));
            let (n, k) = (input.number(1..=n), input.number(1..=k));
            input.end_line();
            input.print(|| if tang_wins(n, k) { "Tang" } else { "Jiang" });
        });
    });
}
