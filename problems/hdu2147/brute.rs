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
        let most = input.up_to(2000).min(2000);
        let mut known = Vec::new();
        input.cases_before("0 0", |input| {
            let (n, m) = (input.number(1..=most), input.number(1..=most));
            input.end_line();
            input.print(|| {
                if known.is_empty() {
                    known = wins(2000);
                }
                if known[n][m] {
                    "Wonderful!"
                } else {
                    "What a pity!"
                }
            });
        });
    });
}
