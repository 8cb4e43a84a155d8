//! All boards of the squares game, for `table squares --boards N`.

use super::write;
use super::{Format, stopped};
use crate::error::{Error, Result};
use crate::rule::{Game, Grid, boards};
use crate::watch::{Progress, interrupted};
use std::io::Write;

/// Prints the values of single coins, computed as those of whole boards, and whether these are
/// nim-sums.
pub fn run(game: &Game, n: u32, format: Format, output: &mut impl Write) -> Result<()> {
    let count = 1_u64.checked_shl(n.saturating_mul(n)).unwrap_or(u64::MAX);
    let values = boards(n, &Progress::new(count, "boards"))?;
    if interrupted() {
        return Err(stopped(&format!("{} of {count} boards", values.len())));
    }
    let value = |i: u32, j: u32| u32::from(values[1 << (n * (i - 1) + j - 1)]);
    let row = |i: u32| (1..=n).map(|j| value(i, j)).collect();
    let grid = Grid { least: 1, rows: (1..=n).map(row).collect() };
    write::grid(&game.name, [grid.least; 2], &grid.rows, format, output)?;
    let coins = (1..=n).flat_map(|i| (1..=n).map(move |j| (i, j)));
    let closed_form = |i: u32, j: u32| sg::squares::grundy(i.into(), j.into());
    let differ: Vec<String> = coins
        .filter(|&(i, j)| closed_form(i, j) != u64::from(value(i, j)))
        .map(|(i, j)| format!("{i},{j}"))
        .collect();
    if !differ.is_empty() {
        let differ = differ.join(" ");
        return Err(Error::new(format!(
            "closed form min(lowbit i, lowbit j): wrong for the coins {differ}"
        )));
    }
    if let Some(board) = not_a_sum(&values) {
        return Err(Error::new(format!(
            "board {board:b} of {n}x{n}, from its last cell to its first, has value {}, not the \
                 nim-sum of its coins",
            values[board]
        )));
    }
    if format == Format::Text {
        writeln!(
            output,
            "all {count} boards of {n}x{n} have the nim-sum of their coins as value: yes"
        )?;
        writeln!(output, "closed form min(lowbit i, lowbit j): right for all coins")?;
    }
    Ok(())
}

/// A board whose value is not the nim-sum of its coins: of one coin and of the board without it.
fn not_a_sum(values: &[u8]) -> Option<usize> {
    let is_sum = |board: usize| match board.checked_sub(1) {
        None => values[0] == 0,
        Some(less) => values[board] == values[board & less] ^ values[board ^ (board & less)],
    };
    (0..values.len()).find(|&board| !is_sum(board))
}

#[cfg(test)]
mod tests {
    use super::not_a_sum;

    #[test]
    fn boards_that_are_no_sums() {
        assert_eq!(not_a_sum(&[0, 1, 2, 3]), None);
        assert_eq!(not_a_sum(&[0, 1, 2, 2]), Some(3));
        assert_eq!(not_a_sum(&[1, 1, 2, 3]), Some(0));
    }
}
