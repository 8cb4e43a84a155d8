use crate::answers;
use std::fmt::Write;

/// A row of as many cells, the first of which has the colour `first`.
fn row(cells: usize, first: &str) -> String {
    ["RB", "BR"][usize::from(first == "B")].chars().cycle().take(cells).collect()
}

/// Each two rows of up to 180 cells against the definition of Dawson's Kayles, and the hypothesis of the theorem of Guy
/// and Smith, that its values repeat from row 53 to row 2 * 53 + 34 + 2.
#[test]
fn rows() {
    let mut values: Vec<usize> = Vec::new();
    for row in 0..=200_usize {
        let options: Vec<usize> =
            (2..=row).map(|taken| values[taken - 2] ^ values[row - taken]).collect();
        values.push((0..=row).find(|value| !options.contains(value)).expect("there is one"));
    }
    assert!((53..=2 * 53 + 34 + 2).all(|row| values[row] == values[row + 34]));
    let (mut lines, mut expected) = (String::new(), Vec::new());
    for (a, b) in (1..=180).step_by(3).flat_map(|a| (1..=180).map(move |b| (a, b))) {
        // As many cells of both colours, and no change of colour between two rows.
        let (word, nim_sum) = match (a % 2, b % 2) {
            (0, 0) => (row(a, "R") + &row(b, "B"), values[a] ^ values[b]),
            (1, 1) => (row(a, "R") + "RB" + &row(b, "B"), values[a] ^ values[2] ^ values[b]),
            _ => continue,
        };
        writeln!(lines, "{}\n{word}", word.len()).expect("a String takes all");
        expected.push(if nim_sum != 0 { "Alice" } else { "Bob" });
    }
    assert_eq!(answers("cf1704f", &format!("{}\n{lines}", expected.len())), expected);
}

#[test]
fn every_case() {
    crate::every_case("cf1704f");
}
