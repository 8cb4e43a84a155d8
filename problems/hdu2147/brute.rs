//! HDU 2147 by its rules: every place from the lower left corner on.

/// Whether the first player wins, by n and m from 1 to `most`.
#[must_use]
pub fn wins(most: usize) -> Vec<Vec<bool>> {
    let mut wins = vec![vec![false; most + 1]; most + 1];
    for n in 1..=most {
        for m in 1..=most {
            let left = m > 1 && !wins[n][m - 1];
            let down = n > 1 && !wins[n - 1][m];
            wins[n][m] = left || down || n > 1 && m > 1 && !wins[n - 1][m - 1];
        }
    }
    wins
}

fn main() {
    cases::answer(|input| {
        let wins = wins(2000);
        loop {
            let (n, m): (usize, usize) = (input.number(0..=2000), input.number(0..=2000));
            if n == 0 && m == 0 {
                break;
            }
            input.require(n > 0 && m > 0, "one side is 0");
            println!("{}", if wins[n][m] { "Wonderful!" } else { "What a pity!" });
        }
    });
}
