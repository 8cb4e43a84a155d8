//! Texts side by side.

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
pub fn side_by_side(columns: &[(&str, &[u8])]) -> String {
    let columns: Vec<Vec<String>> = columns.iter().map(|(name, text)| column(name, text)).collect();
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let row = |row: usize| {
        let cell = |lines: &Vec<String>| {
            let width = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
            format!("{:width$}  ", lines.get(row).map_or("", String::as_str))
        };
        columns.iter().map(cell).collect::<String>().trim_end().to_owned() + "\n"
    };
    (0..rows).map(row).collect()
}

/// Whether [`side_by_side`] shows no more than a part of a text.
pub fn is_cut(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    text.lines().count() > MAX_LINES || text.lines().any(|line| line.chars().count() > MAX_WIDTH)
}

fn column(name: &str, text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let mut column = vec![name.to_owned()];
    column.extend(text.is_empty().then(|| "(nothing)".to_owned()));
    let mut lines = text.lines();
    column.extend(lines.by_ref().take(MAX_LINES).map(|line| {
        let rest = if line.chars().count() > MAX_WIDTH { "..." } else { "" };
        line.chars().take(MAX_WIDTH).flat_map(visible).collect::<String>() + rest
    }));
    let more = lines.count();
    column.extend((more > 0).then(|| format!("... and {more} more")));
    column
}

/// A character as it can be printed.
fn visible(c: char) -> Vec<char> {
    if c.is_control() { c.escape_default().collect() } else { vec![c] }
}
