//! The `main` of a generator.

use crate::choices::{Largest, Source, KINDS};
use crate::every::every;
use crate::generator::{Generator, SIZE};
use crate::reader::refuse;
use std::io::Write as _;
use std::process::exit;

/// The `main` of a generator: it prints what [`made`] makes for its arguments, and says on standard error how many cases
/// that has.
pub fn generate(make: impl Fn(&mut Generator)) {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    // A program of many generators takes `gen` and a name before them.
    let words = if words.first() == Some(&"gen") { &words[2..] } else { &words };
    let (text, cases) = match made(words, make) {
        Ok(Some(input)) => input,
        Ok(None) => {
            eprintln!(
                "usage: gen SEED SIZE, two numbers; SIZE goes from 1 to {SIZE}\n\
                 or: gen SEED KIND [CASES], for a largest input; KIND is {}\n\
                 or: gen every BOUNDS..., for every input, each with a NUL behind it; BOUNDS are as 6,3: what `up_to` gives",
                KINDS.map(|(name, _)| name).join(", ")
            );
            exit(2);
        }
        Err(message) => refuse(&message),
    };
    if let Err(error) = std::io::stdout().write_all(text.as_bytes()) {
        refuse(&error.to_string());
    }
    eprintln!("cases: {cases}");
}

/// What `make` makes for the arguments of a generator, and how many cases that has; nothing where they ask for nothing.
///
/// # Errors
/// That there would be too many inputs.
pub fn made(
    arguments: &[&str],
    make: impl Fn(&mut Generator),
) -> Result<Option<(String, u64)>, String> {
    let number = |word: &str| word.parse::<u64>().ok();
    let named = |word: &str| KINDS.iter().find(|(name, _)| *name == word).map(|(_, kind)| *kind);
    match *arguments {
        ["every", ref sets @ ..] if !sets.is_empty() => {
            let set = |set: &&str| set.split(',').map(number).collect::<Option<Vec<u64>>>();
            let sets: Option<Vec<Vec<u64>>> = sets.iter().map(set).collect();
            let (mut text, mut all) = (String::new(), 0);
            let show = |input: &str, cases| {
                text.extend([input, "\0"]);
                all += cases as u64;
            };
            let is_made = sets.map(|sets| every(&sets, make, show)).transpose()?.is_some();
            Ok(Some((text, all)).filter(|_| is_made))
        }
        [seed, how] | [seed, how, _] => {
            let cases = arguments.get(2).map(|word| number(word));
            let mut g = match (number(seed), number(how), named(how), cases) {
                (Some(seed), Some(size), _, None) => Generator::new(seed, size),
                (Some(seed), _, Some(kind), None | Some(Some(_))) => {
                    let mut g = Generator::new(seed, SIZE);
                    let cases = cases.flatten();
                    g.source = Source::Largest(Largest { kind, cases, is_large: false });
                    g
                }
                _ => return Ok(None),
            };
            make(&mut g);
            Ok(Some((g.text, g.cases)))
        }
        _ => Ok(None),
    }
}
