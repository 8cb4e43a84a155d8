//! Tables of values that another program has computed.

use super::options::Format;
use super::table_code;
use super::write;
use super::written::{Wanted, print_positions};
use games::error::{Error, Result};
use games::listed::Listed;
use games::value::Value;
use std::io::Write;

/// Prints values: a list from 0 on, a grid, or a position in each line.
pub fn table(name: &str, listed: &Listed, wanted: &Wanted, output: &mut impl Write) -> Result<()> {
    let to = wanted.to.unwrap_or(u64::MAX);
    let all = listed.positions().filter(|(position, _)| position.iter().all(|n| *n <= to));
    if wanted.code {
        return table_code::listed(name, listed, output);
    }
    if listed.has_draws() && wanted.format == Format::Text {
        writeln!(output, "{name}")?;
    }
    let is_whole = listed.largest() <= to && !listed.has_labels();
    let rows = if is_whole { listed.rows() } else { Err(Error::new("")) };
    match (rows, &listed.least()[..]) {
        (Ok(rows), [0]) => {
            let count = rows[0].len() as u64;
            let cells = || rows[0].iter().copied();
            let form = (wanted.format, wanted.columns);
            write::heaps(cells, count, form, output).map(|_| ())
        }
        (Ok(rows), &[first, second]) => {
            write::grid([first, second], &rows, wanted.format, output).map(|_| ())
        }
        _ => lines(listed, all, wanted.format, output),
    }
}

/// Prints a position and its value in each line.
fn lines<'a>(
    listed: &Listed,
    all: impl Iterator<Item = (&'a [u64], Value)>,
    format: Format,
    output: &mut impl Write,
) -> Result<()> {
    let cells = all.map(|(position, value)| (listed.text(position), value));
    match format {
        Format::Text => {
            for (position, value) in cells {
                writeln!(output, "{position}: {value}")?;
            }
        }
        Format::Csv => {
            writeln!(output, "{},value", listed.names().join(","))?;
            for (position, value) in cells {
                writeln!(output, "{position},{value}")?;
            }
        }
    }
    Ok(())
}

/// Prints the positions that the next player loses, those that he wins, and draws.
pub fn outcomes(listed: &Listed, output: &mut impl Write) -> Result<()> {
    let mut kinds =
        [("P-positions", Vec::new()), ("N-positions", Vec::new()), ("draws", Vec::new())];
    for (position, value) in listed.positions() {
        let kind = match value {
            Value::Number(2) if listed.has_draws() => 2,
            value => usize::from(value.next_player_wins()),
        };
        kinds[kind].1.push(listed.text(position));
    }
    let count = if listed.has_draws() { 3 } else { 2 };
    for (name, positions) in kinds.into_iter().take(count) {
        write!(output, "{name}: ")?;
        print_positions(positions.into_iter(), output)?;
    }
    Ok(())
}
