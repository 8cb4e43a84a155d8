//! Tables as text, CSV and JSON, line by line. A table that Ctrl-C ends early is shorter, but well
//! formed.

use super::{Format, list};
use crate::error::Result;
use crate::index;
use crate::rule::Grid;
use crate::watch::Printing;
use std::io::Write;

/// How many bytes are collected before they are written.
const CHUNK: usize = 1 << 16;

/// A string in JSON.
pub fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A buffer of lines: tables are long, and most of what is in them is numbers.
struct Lines<'a, W: Write> {
    output: &'a mut W,
    buffer: Vec<u8>,
    digits: itoa::Buffer,
    printing: Printing,
}

impl<W: Write> Lines<'_, W> {
    fn new(output: &mut W) -> Lines<'_, W> {
        let (buffer, digits) = (Vec::with_capacity(2 * CHUNK), itoa::Buffer::new());
        Lines { output, buffer, digits, printing: Printing::begin() }
    }

    fn text(&mut self, text: &str) {
        self.buffer.extend_from_slice(text.as_bytes());
    }

    fn number(&mut self, number: impl itoa::Integer) {
        self.buffer.extend_from_slice(self.digits.format(number).as_bytes());
    }

    /// A number with spaces before it, `width` characters in all.
    fn padded(&mut self, number: impl itoa::Integer, width: usize) {
        let digits = self.digits.format(number).as_bytes();
        self.buffer.resize(self.buffer.len() + width.saturating_sub(digits.len()), b' ');
        self.buffer.extend_from_slice(digits);
    }

    /// Whether to print one more line.
    fn go_on(&mut self) -> Result<bool> {
        if self.buffer.len() >= CHUNK {
            self.flush()?;
        }
        Ok(self.printing.go_on())
    }

    fn flush(&mut self) -> Result<()> {
        self.output.write_all(&self.buffer)?;
        self.buffer.clear();
        Ok(())
    }
}

/// The number of characters of a number.
fn width(number: impl itoa::Integer) -> usize {
    itoa::Buffer::new().format(number).len()
}

/// Writes the values of the heaps 0 to `count - 1`, and returns how many of them it has written.
pub fn heaps<I>(
    name: &str,
    values: impl Fn() -> I,
    count: u64,
    (format, columns): (Format, u64),
    output: &mut impl Write,
) -> Result<u64>
where
    I: Iterator<Item = u128>,
{
    let mut lines = Lines::new(output);
    let rows = (0..count).zip(values());
    let mut written = 0;
    match format {
        Format::Text => {
            let columns_used = columns.min(count);
            let largest = values().take(index(count)).max().unwrap_or(0);
            let cell = 1 + width(largest.max(u128::from(columns_used.saturating_sub(1))));
            let label = width(count).max(3);
            lines.text(&" ".repeat(label + 2));
            (0..columns_used).for_each(|column| lines.padded(column, cell));
            for (heap, value) in rows {
                if heap.is_multiple_of(columns) {
                    if !lines.go_on()? {
                        break;
                    }
                    lines.text("\n");
                    lines.padded(heap, label + 2);
                }
                lines.padded(value, cell);
                written = heap + 1;
            }
            lines.text("\n");
        }
        Format::Csv => {
            lines.text("heap,value\n");
            for (heap, value) in rows {
                if !lines.go_on()? {
                    break;
                }
                lines.number(heap);
                lines.text(",");
                lines.number(value);
                lines.text("\n");
                written = heap + 1;
            }
        }
        Format::Json => {
            lines.text(&format!("{{\"rule\":{},\"values\":[", quoted(name)));
            for (heap, value) in rows {
                if !lines.go_on()? {
                    break;
                }
                lines.text(if heap > 0 { "," } else { "" });
                lines.number(value);
                written = heap + 1;
            }
            lines.text("]}\n");
        }
    }
    lines.flush()?;
    Ok(written)
}

/// Writes a grid, and returns how many of its rows it has written.
pub fn grid(name: &str, grid: &Grid, format: Format, output: &mut impl Write) -> Result<u64> {
    let mut lines = Lines::new(output);
    let labelled = (grid.least..).zip(&grid.rows);
    let mut written = 0;
    match format {
        Format::Text => {
            let columns = grid.rows.first().map_or(0, Vec::len) as u64;
            let last = (grid.least + columns).saturating_sub(1);
            let largest = grid.rows.iter().flatten().copied().max().unwrap_or(0);
            let cell = 1 + width(u64::from(largest).max(last));
            let label = width(last).max(3);
            lines.text(&" ".repeat(label + 3));
            (grid.least..grid.least + columns).for_each(|column| lines.padded(column, cell));
            lines.text("\n");
            for (i, row) in labelled {
                if !lines.go_on()? {
                    break;
                }
                lines.padded(i, label + 2);
                lines.text(" ");
                for &value in row {
                    lines.padded(value, cell);
                }
                lines.text("\n");
                written += 1;
            }
        }
        Format::Csv => {
            lines.text("row,column,value\n");
            for (i, row) in labelled {
                if !lines.go_on()? {
                    break;
                }
                for (j, &value) in (grid.least..).zip(row) {
                    lines.number(i);
                    lines.text(",");
                    lines.number(j);
                    lines.text(",");
                    lines.number(value);
                    lines.text("\n");
                }
                written += 1;
            }
        }
        Format::Json => {
            let (name, first) = (quoted(name), grid.least);
            lines.text(&format!("{{\"rule\":{name},\"first\":{first},\"rows\":["));
            for (_, row) in labelled {
                if !lines.go_on()? {
                    break;
                }
                let before = if written > 0 { "," } else { "" };
                lines.text(&format!("{before}[{}]", list(row).replace(' ', ",")));
                written += 1;
            }
            lines.text("]}\n");
        }
    }
    lines.flush()?;
    Ok(written)
}

/// Writes the positions that have a value.
pub fn positions(
    name: &str,
    value: u64,
    positions: impl Iterator<Item = String>,
    format: Format,
    output: &mut impl Write,
) -> Result<()> {
    let mut positions = positions.peekable();
    match format {
        Format::Text if positions.peek().is_none() => writeln!(output, "none")?,
        Format::Text => writeln!(output, "{}", list(positions))?,
        Format::Csv => {
            let mut csv = csv::Writer::from_writer(&mut *output);
            csv.write_record(["position"])?;
            positions.try_for_each(|position| csv.write_record([&position]))?;
            csv.flush()?;
        }
        Format::Json => {
            let positions: Vec<_> = positions.map(|position| quoted(&position)).collect();
            let (name, positions) = (quoted(name), positions.join(","));
            writeln!(output, "{{\"rule\":{name},\"value\":{value},\"positions\":[{positions}]}}")?;
        }
    }
    Ok(())
}
