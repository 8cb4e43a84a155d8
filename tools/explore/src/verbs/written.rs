//! Tables of rules by their moves.

use super::options::Format;
use super::phrases::{list, stopped};
use super::table_code;
use super::write;
use games::error::{Error, Result};
use games::memory::check_free;
use games::value::Value;
use games::watch::{Progress, Watch, interrupted};
use games::written::{Goal, Solver, Written};
use std::io::Write;
use std::sync::Arc;

/// What is to be printed.
pub struct Wanted {
    pub to: Option<u64>,
    pub format: Format,
    pub columns: u64,
    /// As a Rust function.
    pub code: bool,
}

/// The most values of a table.
const MOST: u128 = 1 << 30;

/// Prints the values of all positions up to a number: a list for one heap, a grid for two numbers, grids
/// for more.
pub fn table(
    name: &str,
    rule: &Arc<Written>,
    wanted: &Wanted,
    output: &mut impl Write,
) -> Result<()> {
    let to = wanted.to.unwrap_or(match rule.width() {
        1 => 99,
        2 => 15,
        _ => 5,
    });
    let count = rule.count_positions(to);
    if count == 0 {
        return Err(Error::new(format!("--to {to}: no position is so small")));
    }
    let bytes = u64::try_from(count).ok().filter(|_| count <= MOST).map(|count| 40 * count);
    let Some(bytes) = bytes else {
        return Err(Error::too_many(to, count, "a table", MOST));
    };
    check_free(bytes, &format!("--to {to}: a table of {count} values"))?;
    let values = values(rule, to, count)?;
    if values.is_empty() {
        return Err(stopped(&format!("no value is known yet, of {count} positions")));
    }
    let stop = stopped(&format!("{} of {count} positions", values.len()));
    let is_whole = values.len() as u128 == count;
    if !wanted.code {
        print(rule, wanted, to, &values, output)?;
        return if is_whole { Ok(()) } else { Err(stop) };
    }
    if !is_whole {
        return Err(stop);
    }
    let names: Vec<&str> = rule.names().collect();
    table_code::positions(name, (&names, &rule.least()), &values, row_length(rule, to), output)
}

/// How many values a row of a grid has: those of the last number.
fn row_length(rule: &Written, to: u64) -> usize {
    let (first, ends) = (rule.least(), rule.last(to));
    games::index((ends[ends.len() - 1] + 1).saturating_sub(first[first.len() - 1]))
}

/// Prints the values of all positions up to `to`, or of the first of them, as they are wanted.
fn print(
    rule: &Written,
    wanted: &Wanted,
    to: u64,
    values: &[Value],
    output: &mut impl Write,
) -> Result<()> {
    let format = wanted.format;
    let length = row_length(rule, to);
    let rows = |values: &[Value]| values.chunks(length).map(<[Value]>::to_vec).collect::<Vec<_>>();
    match &rule.least()[..] {
        // A list begins at 0.
        [0] => {
            let cells = || values.iter().copied();
            write::heaps(cells, values.len() as u64, (format, wanted.columns), output)?;
        }
        &[first, second] => {
            write::grid([first, second], &rows(values), format, output)?;
        }
        &[.., row, column] if format == Format::Text => {
            let ends = rule.last(to);
            let size = games::index(ends[ends.len() - 2] + 1 - row) * length;
            let outer = rule.positions(to).step_by(size);
            for (position, values) in outer.zip(values.chunks(size)) {
                let named = rule.names().zip(&position).take(position.len() - 2);
                let named = list(named.map(|(name, number)| format!("{name} = {number}")));
                writeln!(output, "{named}")?;
                write::grid([row, column], &rows(values), format, output)?;
            }
        }
        _ => listed(rule, values, (format, to), output)?,
    }
    Ok(())
}

/// The values of all positions up to `to`, in order; those that were found before Ctrl-C.
pub fn values(rule: &Arc<Written>, to: u64, count: u128) -> Result<Vec<Value>> {
    let progress = Progress::new(u64::try_from(count).unwrap_or(u64::MAX), "positions");
    let mut known = Solver::new(rule, Goal::Grundy);
    let mut values = Vec::new();
    known.expect(&vec![to; rule.width()]);
    for position in rule.positions(to) {
        if values.len().is_multiple_of(1 << 12) && !progress.go_on(values.len()) {
            break;
        }
        match known.value(&position, &progress) {
            Ok(value) => values.push(value),
            Err(_) if interrupted() => break,
            Err(error) => return Err(error),
        }
    }
    Ok(values)
}

/// A position as it is typed.
fn numbers(position: &[u64]) -> String {
    position.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

/// Prints positions with blanks between them.
pub fn print_positions(
    positions: impl Iterator<Item = String>,
    output: &mut impl Write,
) -> Result<()> {
    let mut positions = positions.peekable();
    if positions.peek().is_none() {
        writeln!(output, "none")?;
        return Ok(());
    }
    writeln!(output, "{}", list(positions))?;
    Ok(())
}

/// Prints a position and its value in each line.
fn listed(
    rule: &Written,
    values: &[Value],
    (format, to): (Format, u64),
    output: &mut impl Write,
) -> Result<()> {
    let positions = rule.positions(to).map(|position| numbers(&position));
    let cells = positions.zip(values);
    match format {
        Format::Text => cells
            .into_iter()
            .try_for_each(|(position, value)| writeln!(output, "{position}: {value}"))?,
        Format::Csv => {
            writeln!(output, "{},value", rule.names().collect::<Vec<_>>().join(","))?;
            cells
                .into_iter()
                .try_for_each(|(position, value)| writeln!(output, "{position},{value}"))?;
        }
    }
    Ok(())
}
