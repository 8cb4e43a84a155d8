//! Tables as text and CSV, line by line. A table that Ctrl-C ends early is shorter, but well formed.

use super::options::Format;
use super::phrases::list;
use crate::json;
use games::error::Result;
use games::index;
use games::value::Value;
use games::watch::Printing;
use serde_json::Value as Json;
use std::io::Write;

/// How many bytes are collected before they are written.
const CHUNK: usize = 1 << 16;

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

    /// A value with spaces before it.
    #[inline]
    fn cell(&mut self, value: Value, to_width: usize) {
        match value {
            Value::Number(number) if to_width == 0 => self.number(number),
            Value::Number(number) => self.padded(number, to_width),
            word => self.text(&format!("{word:>to_width$}")),
        }
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

/// The number of characters of the longest value.
fn widest(values: impl Iterator<Item = Value>) -> usize {
    let width = |value: Value| match value {
        Value::Number(number) => width(number),
        word => word.to_string().len(),
    };
    values.map(width).max().unwrap_or(0)
}

/// Writes the values of the heaps 0 to `count - 1`, and returns how many of them it has written.
pub fn heaps<I: Iterator<Item = Value>>(
    values: impl Fn() -> I,
    count: u64,
    (format, columns): (Format, u64),
    output: &mut impl Write,
) -> Result<u64> {
    let mut lines = Lines::new(output);
    let rows = (0..count).zip(values());
    let mut written = 0;
    match format {
        Format::Text => {
            let columns_used = columns.min(count);
            let widest = widest(values().take(index(count)));
            let cell = 1 + widest.max(width(columns_used.saturating_sub(1)));
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
                lines.cell(value, cell);
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
                lines.cell(value, 0);
                lines.text("\n");
                written = heap + 1;
            }
        }
    }
    lines.flush()?;
    Ok(written)
}

/// Writes a grid of rows of some length whose first row and column are `first`.
pub fn grid(
    first: [u64; 2],
    (values, length): (&[Value], usize),
    format: Format,
    output: &mut impl Write,
) -> Result<()> {
    let mut lines = Lines::new(output);
    let [first_row, first_column] = first;
    let (rows, columns) = (values.len().div_ceil(length) as u64, length.min(values.len()) as u64);
    let last = (first_column + columns).max(first_row + rows).saturating_sub(1);
    let cell = 1 + widest(values.iter().copied()).max(width(last));
    let label = width(last).max(3);
    match format {
        Format::Csv => lines.text("row,column,value"),
        Format::Text => {
            lines.text(&" ".repeat(label + 3));
            (first_column..first_column + columns).for_each(|column| lines.padded(column, cell));
        }
    }
    lines.text("\n");
    for (i, row) in (first_row..).zip(values.chunks(length)) {
        if !lines.go_on()? {
            break;
        }
        match format {
            Format::Text => {
                lines.padded(i, label + 2);
                lines.text(" ");
                for &value in row {
                    lines.cell(value, cell);
                }
                lines.text("\n");
            }
            Format::Csv => {
                for (j, &value) in (first_column..).zip(row) {
                    lines.number(i);
                    lines.text(",");
                    lines.number(j);
                    lines.text(",");
                    lines.cell(value, 0);
                    lines.text("\n");
                }
            }
        }
    }
    lines.flush()
}

/// Writes a position and its value in each line.
pub fn positions(
    names: &[&str],
    cells: impl Iterator<Item = (String, Value)>,
    format: Format,
    output: &mut impl Write,
) -> Result<()> {
    let between = match format {
        Format::Text => ": ",
        Format::Csv => ",",
    };
    let mut lines = Lines::new(output);
    if format == Format::Csv {
        lines.text(&format!("{},value\n", names.join(",")));
    }
    for (position, value) in cells {
        if !lines.go_on()? {
            break;
        }
        lines.text(&position);
        lines.text(between);
        lines.cell(value, 0);
        lines.text("\n");
    }
    lines.flush()
}

/// Writes an object of JSON, with values in order, and returns how many of them it has written.
pub fn json(
    head: &Json,
    values: impl Iterator<Item = Value>,
    output: &mut impl Write,
) -> Result<u64> {
    let mut lines = Lines::new(output);
    let head = head.to_string();
    lines.text(head.trim_end_matches('}'));
    lines.text(",\"values\":[");
    let mut written = 0;
    for value in values {
        if written % 64 == 0 && !lines.go_on()? {
            break;
        }
        if written > 0 {
            lines.text(",");
        }
        lines.text(&json::value(value).to_string());
        written += 1;
    }
    lines.text("]}\n");
    lines.flush()?;
    Ok(written)
}

/// Writes positions with blanks between them.
pub fn line(positions: impl IntoIterator<Item = String>, output: &mut impl Write) -> Result<()> {
    let line = list(positions);
    writeln!(output, "{}", if line.is_empty() { "none" } else { &line })?;
    Ok(())
}
