//! Codeforces 1194D by its rules.

/// Whether Alice wins with each number of chips up to `n`, of which a move takes 1, 2 or `k`.
#[must_use]
pub fn first_player_wins(n: usize, k: usize) -> Vec<bool> {
    let mut wins: Vec<bool> = Vec::with_capacity(n + 1);
    for chips in 0..=n {
        wins.push([1, 2, k].iter().any(|&take| take <= chips && !wins[chips - take]));
    }
    wins
}

fn main() {
    cases::answer(|input| {
        input.cases(100, |input| {
            let (n, k) =
                (input.up_to(300).min(1_000_000_000), input.up_to(60).clamp(3, 1_000_000_000));
            let (n, k) = (input.number(0..=n), input.number(3..=k));
            input.end_line();
            input.print(|| if first_player_wins(n, k)[n] { "Alice" } else { "Bob" });
        });
    });
}
