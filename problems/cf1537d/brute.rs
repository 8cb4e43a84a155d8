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
        let numbers: Vec<usize> =
            (0..input.number(1..=10_000)).map(|_| input.number(1..=1_000_000_000)).collect();
        let most = numbers.iter().copied().max().unwrap_or(0);
        input.require(most <= 10_000, "more than 10000 is too much to play");
        let wins = wins(most);
        for n in numbers {
            println!("{}", if wins[n] { "Alice" } else { "Bob" });
        }
    });
}
