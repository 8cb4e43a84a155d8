//! Tables as text and CSV, line by line. A table that Ctrl-C ends early is shorter, but well formed.

use super::options::Format;
use games::error::Result;
use games::index;
use games::value::Value;
use games::watch::Printing;
use std::io::Write;

/// How many bytes are collected before they are written.
const CHUNK: usize = 1 << 16;

/// What is printed in a cell of a table: a number, or a word that is the value of a game that ends at once.
pub trait Cell: Copy {
    /// The number, or the word.
    fn content(self) -> std::result::Result<u128, &'static str>;

    /// How many characters it has.
    fn width(self) -> usize {
        self.content().map_or_else(str::len, width)
    }
}

impl Cell for u32 {
    fn content(self) -> std::result::Result<u128, &'static str> {
        Ok(self.into())
    }
}

impl Cell for u128 {
    fn content(self) -> std::result::Result<u128, &'static str> {
        Ok(self)
    }
}

impl Cell for Value {
    fn content(self) -> std::result::Result<u128, &'static str> {
        match self {
            Value::Number(number) => Ok(number),
            Value::Win => Err("win"),
            Value::Loss => Err("loss"),
        }
    }
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

    /// What is in a cell, with spaces before it.
    fn cell(&mut self, cell: impl Cell, to_width: usize) {
        let width = to_width.saturating_sub(cell.width());
        self.buffer.resize(self.buffer.len() + width, b' ');
        match cell.content() {
            Ok(number) => self.number(number),
            Err(word) => self.text(word),
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

/// Writes the values of the heaps 0 to `count - 1`, and returns how many of them it has written.
pub fn heaps<C: Cell, I>(
    values: impl Fn() -> I,
    count: u64,
    (format, columns): (Format, u64),
    output: &mut impl Write,
) -> Result<u64>
where
    I: Iterator<Item = C>,
{
    let mut lines = Lines::new(output);
    let rows = (0..count).zip(values());
    let mut written = 0;
    match format {
        Format::Text => {
            let columns_used = columns.min(count);
            let widest = values().take(index(count)).map(Cell::width).max().unwrap_or(0);
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

/// Writes a grid whose first row and column are `first`, and returns how many of its rows it has written.
pub fn grid<C: Cell>(
    first: [u64; 2],
    rows: &[Vec<C>],
    format: Format,
    output: &mut impl Write,
) -> Result<u64> {
    let mut lines = Lines::new(output);
    let [first_row, first_column] = first;
    let mut written = 0;
    if format == Format::Csv {
        lines.text("row,column,value\n");
    }
    let columns = rows.first().map_or(0, Vec::len) as u64;
    let last = (first_column + columns).max(first_row + rows.len() as u64).saturating_sub(1);
    let widest = rows.iter().flatten().map(|cell| cell.width()).max().unwrap_or(0);
    let cell = 1 + widest.max(width(last));
    let label = width(last).max(3);
    if format == Format::Text {
        lines.text(&" ".repeat(label + 3));
        (first_column..first_column + columns).for_each(|column| lines.padded(column, cell));
        lines.text("\n");
    }
    for (i, row) in (first_row..).zip(rows) {
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
        written += 1;
    }
    lines.flush()?;
    Ok(written)
}
