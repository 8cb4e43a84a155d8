//! LightOJ treblecross: the cell of a new cross is the move.

mod brute;

use cases::Said;

fn main() {
    cases::referee(
        |input| {
            input.number(1..=200);
            input.word(3..=200, ".X")
        },
        |strip: &String| {
            let free = strip.match_indices('.').map(|(cell, _)| (cell + 1).to_string());
            free.zip(brute::options(strip)).collect()
        },
        |strip| Some(format!("1\n{strip}\n")),
        |output| {
            let output = output.trim();
            let cells = output.strip_prefix("Case 1: ").unwrap_or(output).split(' ');
            Said::All(cells.filter(|_| output != "Case 1: 0").map(str::to_owned).collect())
        },
    );
}
