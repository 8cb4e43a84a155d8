//! Codeforces 1537D by its rules: every number from 1 on.

/// Whether the next player wins, by n up to `most`.
#[must_use]
pub fn wins(most: usize) -> Vec<bool> {
    let mut wins = vec![false; most + 1];
    for n in 1..=most {
        wins[n] = (2..n).any(|divisor| n % divisor < 1 && !wins[n - divisor]);
    }
    wins
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(1100).min(1_000_000_000);
        let mut known = Vec::new();
        input.cases(10_000, |input| {
            let n = input.number(1..=most);
            input.end_line();
            input.require(n <= 10_000, "more than 10000 is too much to play");
            input.print(|| {
                if known.len() <= n {
                    known = wins(n);
                }
                if known[n] {
                    "Alice"
                } else {
                    "Bob"
                }
            });
        });
    });
}
