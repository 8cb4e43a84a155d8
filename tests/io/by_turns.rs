//! Integers of all types by turns, against the parser of `plain`, in pieces of 1 to 70,000 bytes. A test of
//! `tools/judge`, `the_reader_in_pieces`, does the same with the program as C.

use super::plain::{Random, expected};
use sg::io::{Input, Output, Print, Readable};
use tests::integers::Pieces;

fn line<T: Readable + Print>(input: &mut Input<'_>, out: &mut Output<'_>) {
    if !input.at_end() {
        match input.read::<T>() {
            Ok(value) => out.line(value),
            Err(error) => out.line(error),
        }
    }
}

fn printed(bytes: &[u8], size: usize) -> String {
    let mut printed = Vec::new();
    let mut source = Pieces { bytes, size, fails: false };
    let (mut input, mut out) = (Input::new(&mut source), Output::new(&mut printed));
    while !input.at_end() {
        line::<u8>(&mut input, &mut out);
        line::<i8>(&mut input, &mut out);
        line::<u16>(&mut input, &mut out);
        line::<i16>(&mut input, &mut out);
        line::<u32>(&mut input, &mut out);
        line::<i32>(&mut input, &mut out);
        line::<u64>(&mut input, &mut out);
        line::<i64>(&mut input, &mut out);
    }
    String::from_utf8(printed).expect("messages are ASCII")
}

/// Many short texts, and some that are longer than the buffer.
fn compare(short: usize, long: usize) {
    let seed = 0x7e57_5eed_0001;
    println!("seed {seed:#x}");
    let mut random = Random(seed);
    for number in 0..short + long {
        let tokens = if number < short { 1 + random.below(20) } else { 20_000 };
        let text = random.text(tokens);
        let most = if number < short { 40 } else { 70_000 };
        let size = 1 + random.below(most);
        for size in [size, 70_000] {
            let (found, wanted) = (printed(&text, size), expected(&text));
            if found != wanted {
                let both =
                    found.lines().zip(wanted.lines()).find(|(found, wanted)| found != wanted);
                panic!("text {number} in pieces of {size}: found and wanted {both:?}");
            }
        }
    }
}

#[test]
fn few() {
    compare(500, 3);
}

#[test]
#[ignore = "slow: a minute or two"]
fn many() {
    compare(100_000, 500);
}
