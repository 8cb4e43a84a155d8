//! Numbers and ranges, where nothing else is.

use super::code;
use crate::cursor::Cursor;
use crate::error::Result;

/// Reads numbers with blanks or commas between them; there may be none.
///
/// # Errors
/// As [`position`](super::position).
pub fn numbers(text: &str) -> Result<Vec<u64>> {
    let mut cursor = Cursor::new(text);
    let mut numbers = Vec::new();
    loop {
        cursor.skip_blanks();
        while cursor.eat(",") {
            cursor.skip_blanks();
        }
        if cursor.peek().is_none() {
            return Ok(numbers);
        }
        numbers.push(cursor.number("a number")?);
    }
}

/// Reads a range of numbers, like `1..10`, or a single number: its ends.
///
/// # Errors
/// As [`position`](super::position).
pub fn range(text: &str) -> Result<(u64, u64)> {
    let mut cursor = Cursor::new(text);
    let range = code::range(&mut cursor, "a number")?;
    cursor.skip_blanks();
    match cursor.peek() {
        None => Ok(range),
        Some(_) => Err(cursor.expected("the end of the range")),
    }
}
