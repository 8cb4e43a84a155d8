//! Tables as text, CSV and JSON, line by line. A table that Ctrl-C ends early is shorter, but well
//! formed; in JSON, `complete` says whether it is whole.

use super::options::Format;
use super::phrases::list;
use games::error::{Error, Result};
use games::index;
use games::value::Value;
use games::watch::Printing;
use std::io::Write;

/// How many bytes are collected before they are written.
const CHUNK: usize = 1 << 16;

/// A string in JSON.
pub fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

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

/// What is in a cell, in JSON: a number, or a word in quotes.
pub fn json(cell: impl Cell) -> String {
    cell.content().map_or_else(quoted, |number| number.to_string())
}

/// Writes a record of CSV.
pub fn record<T: AsRef<[u8]>>(
    csv: &mut csv::Writer<impl Write>,
    fields: impl IntoIterator<Item = T>,
) -> Result<()> {
    csv.write_record(fields).map_err(|error| {
        let message = error.to_string();
        match error.into_kind() {
            // Itself, as it tells whether the output was closed.
            csv::ErrorKind::Io(error) => error.into(),
            _ => Error::new(message),
        }
    })
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

    /// What is in a cell, as JSON.
    fn json(&mut self, cell: impl Cell) {
        match cell.content() {
            Ok(number) => self.number(number),
            Err(word) => self.text(&quoted(word)),
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

/// Writes the values of the heaps 0 to `count - 1` of `wanted`, and returns how many of them it has written.
pub fn heaps<C: Cell, I>(
    name: &str,
    values: impl Fn() -> I,
    (count, wanted): (u64, u64),
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
        Format::Json => {
            lines.text(&format!("{{\"rule\":{},\"values\":[", quoted(name)));
            for (heap, value) in rows {
                if !lines.go_on()? {
                    break;
                }
                lines.text(if heap > 0 { "," } else { "" });
                lines.json(value);
                written = heap + 1;
            }
            lines.text(&format!("],\"complete\":{}}}\n", written == wanted));
        }
    }
    lines.flush()?;
    Ok(written)
}

/// Writes a grid of `wanted` rows whose first row and column are `first`, and returns how many of its rows it
/// has written.
pub fn grid<C: Cell>(
    name: &str,
    first: [u64; 2],
    (rows, wanted): (&[Vec<C>], u64),
    format: Format,
    output: &mut impl Write,
) -> Result<u64> {
    let mut lines = Lines::new(output);
    let [first_row, first_column] = first;
    let mut written = 0;
    if format == Format::Json {
        let first = if first_row == first_column {
            first_row.to_string()
        } else {
            format!("[{first_row},{first_column}]")
        };
        lines.text(&format!("{{\"rule\":{},\"first\":{first},\"rows\":[", quoted(name)));
    } else if format == Format::Csv {
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
            Format::Json => {
                lines.text(if written > 0 { ",[" } else { "[" });
                for (place, &value) in row.iter().enumerate() {
                    lines.text(if place > 0 { "," } else { "" });
                    lines.json(value);
                }
                lines.text("]");
            }
        }
        written += 1;
    }
    if format == Format::Json {
        lines.text(&format!("],\"complete\":{}}}\n", written == wanted));
    }
    lines.flush()?;
    Ok(written)
}

/// Writes the positions that have a value; `complete` says whether these are all that were asked for.
pub fn positions(
    name: &str,
    value: Value,
    positions: impl Iterator<Item = String>,
    (format, complete): (Format, bool),
    output: &mut impl Write,
) -> Result<()> {
    let mut positions = positions.peekable();
    match format {
        Format::Text if positions.peek().is_none() => writeln!(output, "none")?,
        Format::Text => writeln!(output, "{}", list(positions))?,
        Format::Csv => {
            let mut csv = csv::Writer::from_writer(&mut *output);
            record(&mut csv, ["position"])?;
            positions.try_for_each(|position| record(&mut csv, [position]))?;
            csv.flush()?;
        }
        Format::Json => {
            let positions: Vec<_> = positions.map(|position| quoted(&position)).collect();
            let (name, positions) = (quoted(name), positions.join(","));
            let value = json(value);
            writeln!(
                output,
                "{{\"rule\":{name},\"value\":{value},\"positions\":[{positions}],\"complete\":{complete}}}"
            )?;
        }
    }
    Ok(())
}
