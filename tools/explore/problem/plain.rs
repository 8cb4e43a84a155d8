use std::io::{self, Read};

CODE

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).expect("text");
    let mut numbers = input.split_ascii_whitespace().map(|word| word.parse().expect("a number"));
    let mut next = || -> u64 { numbers.next().expect("one more number") };
BODY
}
