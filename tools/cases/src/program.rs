//! The `main` of a generator.

use crate::choices::{Largest, Source, KINDS};
use crate::every::every;
use crate::generator::{Generator, SIZE};
use crate::reader::refuse;
use std::io::Write as _;
use std::process::exit;

/// The `main` of a generator: it prints the input that `make` makes of a seed and a size, and says on standard error how
/// many cases that has. What other arguments there are, it says where they are wrong.
pub fn generate(make: impl Fn(&mut Generator)) {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    // A program of many generators takes `gen` and a name before them.
    let words = if words.first() == Some(&"gen") { &words[2..] } else { &words };
    let done = run(words, make).unwrap_or_else(|message| refuse(&message));
    if !done {
        eprintln!(
            "usage: gen SEED SIZE, two numbers; SIZE goes from 1 to {SIZE}\n\
             or: gen SEED KIND [CASES], for a largest input; KIND is lower, upper, equal, short, random or alternating\n\
             or: gen every BOUNDS..., for every input, each with a NUL behind it; BOUNDS are as 6,3: what `up_to` gives"
        );
        exit(2);
    }
}

/// Makes what the arguments ask for; false where they ask for nothing.
fn run(arguments: &[&str], make: impl Fn(&mut Generator)) -> Result<bool, String> {
    let number = |word: &str| word.parse::<u64>().ok();
    let mut all = 0;
    match *arguments {
        ["every", ref sets @ ..] if !sets.is_empty() => {
            let set = |set: &&str| set.split(',').map(number).collect::<Option<Vec<u64>>>();
            let sets: Option<Vec<Vec<u64>>> = sets.iter().map(set).collect();
            let sets = match sets {
                Some(sets) => sets,
                None => return Ok(false),
            };
            let show = |input: &str, cases| {
                all += cases as u64;
                print(input);
                print("\0");
            };
            every(&sets, make, show)?;
        }
        [seed, kind, ref cases @ ..] if cases.len() < 2 => {
            let cases = match cases.first().map(|word| number(word)) {
                Some(None) => return Ok(false),
                cases => cases.flatten(),
            };
            let named = KINDS.iter().find(|(name, _)| *name == kind);
            let mut g = match (number(seed), number(kind), named) {
                (Some(seed), Some(size), _) if cases.is_none() => Generator::new(seed, size),
                (Some(seed), _, Some(&(_, kind))) => {
                    let largest = Largest { kind, cases, is_large: false };
                    let mut g = Generator::new(seed, SIZE);
                    g.source = Source::Largest(largest);
                    g
                }
                _ => return Ok(false),
            };
            make(&mut g);
            print(&g.text);
            all = g.cases;
        }
        _ => return Ok(false),
    }
    eprintln!("cases: {all}");
    Ok(true)
}

fn print(text: &str) {
    if let Err(error) = std::io::stdout().write_all(text.as_bytes()) {
        refuse(&error.to_string());
    }
}
