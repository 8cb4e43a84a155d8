//! Texts side by side.

use std::fmt::Write;

/// How many lines are shown, and how much of each.
const MAX_LINES: usize = 30;
const MAX_WIDTH: usize = 60;

/// Texts in columns with headings, line beside line, cut where nobody would read on.
///
/// # Examples
/// ```
/// let columns = [("input", &b"1\n2\n"[..]), ("expected", b"A\n"), ("printed", b"B\n")];
/// let text = "\
/// input  expected  printed
/// 1      A         B
/// 2
/// ";
/// assert_eq!(stress::side_by_side(&columns), text);
/// ```
#[must_use]
pub fn side_by_side(columns: &[(&str, &[u8])]) -> String {
    let columns: Vec<Vec<String>> = columns.iter().map(|(name, text)| column(name, text)).collect();
    let widths: Vec<usize> = columns
        .iter()
        .map(|lines| lines.iter().map(|line| line.chars().count()).max().unwrap_or(0))
        .collect();
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for row in 0..rows {
        let mut line = String::new();
        for (column, width) in columns.iter().zip(&widths) {
            let cell = column.get(row).map_or("", String::as_str);
            write!(line, "{cell:<width$}  ").expect("a String takes all");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Whether [`side_by_side`] shows no more than a part of a text.
#[must_use]
pub fn is_cut(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    text.lines().count() > MAX_LINES || text.lines().any(|line| line.chars().count() > MAX_WIDTH)
}

fn column(name: &str, text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let mut lines = text.lines();
    let mut column = vec![name.to_owned()];
    if text.is_empty() {
        column.push("(nothing)".to_owned());
    }
    for line in lines.by_ref().take(MAX_LINES) {
        let shown: String = line.chars().take(MAX_WIDTH).collect();
        let shown: String = shown.chars().flat_map(visible).collect();
        let rest = if line.chars().count() > MAX_WIDTH { "..." } else { "" };
        column.push(shown + rest);
    }
    match lines.count() {
        0 => {}
        more => column.push(format!("... and {more} more")),
    }
    column
}

/// A character as it can be printed.
fn visible(c: char) -> Vec<char> {
    if c.is_control() { c.escape_default().collect() } else { vec![c] }
}
