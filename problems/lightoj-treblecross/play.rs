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
            // Behind `Case 1:`.
            let words = output.split_whitespace().skip(2).filter(|word| *word != "0");
            Said::All(words.map(str::to_owned).collect())
        },
    );
}
