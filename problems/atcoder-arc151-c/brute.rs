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
        let n: u64 = input.number(1..=1_000_000_000_000_000_000);
        let m: u64 = input.number(0..=n.min(200_000));
        let mut digits = Vec::new();
        let mut last = (0, 2);
        for _ in 0..m {
            let next = (input.number(last.0 + 1..=n), input.number(0..=1));
            input.require(next.0 > last.0 + 1 || next.1 != last.1, "neighbours are equal");
            digits.push(next);
            last = next;
        }
        input.require(n <= 12, "more than 12 cells are too many to play");
        let mut row = vec![None; usize::try_from(n).expect("it is small")];
        for (cell, digit) in digits {
            row[usize::try_from(cell).expect("it is small") - 1] = Some(digit);
        }
        let wins = Game::normal(|row: &Vec<Option<u64>>| options(row)).next_player_wins(&row);
        println!("{}", if wins { "Takahashi" } else { "Aoki" });
    });
}
