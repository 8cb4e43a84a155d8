//! AtCoder `arc151_c` by its rules.

use cases::Game;

/// The rows, of cells that have a digit or none, that one move leads to.
#[must_use]
pub fn options(row: &[Option<u64>]) -> Vec<Vec<Option<u64>>> {
    let mut options = Vec::new();
    for cell in (0..row.len()).filter(|&cell| row[cell].is_none()) {
        for digit in [Some(0), Some(1)] {
            let mut option = row.to_vec();
            option[cell] = digit;
            if option.windows(2).all(|pair| pair[0].is_none() || pair[0] != pair[1]) {
                options.push(option);
            }
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(11_u64).min(1_000_000_000_000_000_000);
        let n = input.number(1..=most);
        let len = usize::try_from(n.min(200_000)).expect("it is small");
        // No two neighbours are equal.
        input.drawn(|g| {
            let mut digits: Vec<[u64; 2]> = Vec::new();
            for cell in g.increasing(0..=len, 1..=n) {
                let digit = match digits.last() {
                    Some(&[last, digit]) if last + 1 == cell => 1 - digit,
                    _ => g.number(0..=1),
                };
                digits.push([cell, digit]);
            }
            g.line([digits.len()]);
            g.lines(digits);
        });
        let m = input.count(0..=len);
        input.end_line();
        let mut digits = Vec::new();
        let mut last = (0, 2);
        for _ in 0..m {
            let next = (input.number(last.0 + 1..=n), input.number(0..=1));
            input.end_line();
            input.require(next.0 > last.0 + 1 || next.1 != last.1, "neighbours are equal");
            digits.push(next);
            last = next;
        }
        input.print(|| {
            input.require(n <= 12, "more than 12 cells are too many to play");
            let mut row = vec![None; len];
            for (cell, digit) in digits {
                row[usize::try_from(cell).expect("it is small") - 1] = Some(digit);
            }
            let wins = Game::normal(|row: &Vec<Option<u64>>| options(row)).next_player_wins(&row);
            if wins {
                "Takahashi"
            } else {
                "Aoki"
            }
        });
    });
}
