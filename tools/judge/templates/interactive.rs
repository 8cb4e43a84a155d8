//! JUDGE 0000: Title
//! <https://judge.example/0000>

use std::io::{self, Write};

/// The judge's next line, as words.
fn answer() -> Vec<String> {
    let mut line = String::new();
    io::stdin().read_line(&mut line).expect("a line of the judge");
    line.split_ascii_whitespace().map(str::to_owned).collect()
}

/// Prints a line, which the judge sees at once.
fn say(line: &str) {
    println!("{line}");
    io::stdout().flush().expect("the judge reads on");
}

fn main() {
    // The example guesses a number from 1 to n; the judge says `less`, `more` or `right`.
    let n: u64 = answer()[0].parse().expect("a number");
    let (mut least, mut most) = (1, n);
    loop {
        let middle = (least + most) / 2;
        say(&middle.to_string());
        match answer()[0].as_str() {
            "less" => most = middle - 1,
            "more" => least = middle + 1,
            _ => break,
        }
    }
}
