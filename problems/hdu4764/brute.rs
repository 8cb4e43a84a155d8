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
        while input.has_more() {
            let (n, k) = (input.number(0..=100_000_000), input.number(0..=100));
            if (n, k) == (0, 0) {
                break;
            }
            input.require(n > 0 && k > 0, "N and k are at least 1");
            println!("{}", if tang_wins(n, k) { "Tang" } else { "Jiang" });
        }
    });
}
