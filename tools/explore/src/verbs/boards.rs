//! All boards of the squares game, for `table squares --boards N`.

use super::options::{Format, number};
use super::phrases::list;
use super::write;
use games::error::{Error, Result};
use games::rule::{Boards, Cell};
use games::value::Value;
use games::watch::Progress;
use std::io::Write;

/// The rows and columns of a board, like `5x6`, or `5` for as many of both.
pub fn shape(text: &str) -> std::result::Result<(u64, u64), String> {
    let (rows, columns) = text.split_once('x').unwrap_or((text, text));
    Ok((number(rows)?, number(columns)?))
}

/// Prints the values of single coins, computed as those of whole boards, and whether these are
/// nim-sums.
pub fn run((rows, columns): (u64, u64), format: Format, output: &mut impl Write) -> Result<()> {
    let count =
        rows.checked_mul(columns).and_then(|cells| 1_u64.checked_shl(cells.try_into().ok()?));
    let count = count.unwrap_or(u64::MAX);
    let boards = Boards::new(rows, columns, &Progress::new(count, "boards"))?;
    let coins = || (1..=rows).flat_map(|i| (1..=columns).map(move |j| (i, j)));
    let value = |coin: Cell| u64::from(boards.value(&[coin]));
    let values: Vec<_> = coins().map(|coin| Value::Number(value(coin).into())).collect();
    write::grid([1, 1], (&values, games::index(columns)), format, output)?;
    let differ = coins().filter(|&(i, j)| sg::squares::grundy(i, j) != value((i, j)));
    let differ: Vec<String> = differ.map(|(i, j)| format!("{i},{j}")).collect();
    if !differ.is_empty() {
        let differ = differ.join(" ");
        return Err(Error::new(format!(
            "closed form min(lowbit i, lowbit j): wrong for the coins {differ}"
        )));
    }
    if let Some(coins) = boards.not_a_sum() {
        let value = boards.value(&coins);
        let coins = list(coins.iter().map(|(i, j)| format!("{i},{j}")));
        return Err(Error::new(format!(
            "the board of {rows}x{columns} with the coins {coins} has value {value}, not their nim-sum"
        )));
    }
    if format == Format::Text {
        writeln!(
            output,
            "all {count} boards of {rows}x{columns} have the nim-sum of their coins as value: yes"
        )?;
        writeln!(output, "closed form min(lowbit i, lowbit j): right for all coins")?;
    }
    Ok(())
}
