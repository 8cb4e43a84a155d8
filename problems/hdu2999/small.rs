use crate::{compare, line};
use brutes::hdu2999::winner;

/// Every set of takes within 1..=4, with all rows of 1 to 12.
#[test]
fn small_cases() {
    let rows: Vec<u64> = (1..=12).collect();
    let case = |set: u64| {
        let takes: Vec<u64> = (1..=4).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let winners: Vec<String> =
            rows.iter().map(|row| winner(&takes, *row).to_string()).collect();
        let (takes, rows) = (format!("{}\n{}", takes.len(), line(&takes)), line(&rows));
        (format!("{takes}12\n{rows}"), winners.join("\n"))
    };
    compare("hdu2999", (1..16).map(case));
}
