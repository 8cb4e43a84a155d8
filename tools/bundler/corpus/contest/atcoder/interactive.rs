use itertools::*;
use proconio::{input, input_interactive, marker::*, source::line::LineSource};
use std::cmp::*;
use std::collections::*;
use std::io::*;

fn main() {
    let stdin = stdin();
    let mut source = LineSource::new(BufReader::new(stdin.lock()));
    input! {
        from &mut source,
        n: usize,
    }
    let (mut low, mut high) = (1, n);
    while low < high {
        let mid = (low + high) / 2;
        println!("? {}", mid);
        stdout().flush().unwrap();
        input! {
            from &mut source,
            answer: String,
        }
        if answer == "more" {
            low = mid + 1;
        } else {
            high = mid;
        }
    }
    println!("! {}", low);
}
