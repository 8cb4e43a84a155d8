//! Panics in the solution, its modules and another crate: a second program says in which line.

mod inner;

use sg::io::{self, Input, Output};
use std::cell::RefCell;
use std::process::ExitCode;
use thing::more::Thing;

fn twice(values: &[u64], at: usize) -> u64 {
    // Panics: 1
    let value = values[at];
    value
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let kind = input.read::<u64>()?;
    let values: Vec<u64> = input.read_vec(3)?;
    out.line(values.len());
    let cell = RefCell::new(0);
    match kind {
        1 => out.line(twice(&values, 6)),
        // Panics: 2
        2 => panic!("kind {}", kind),
        // Panics: 3
        3 => out.line(values.iter().find(|&&v| v > u64::MAX - 1).copied().unwrap()),
        4 => {
            let small = values[0] as u8;
            // Panics: 4
            out.line(small + 255);
        }
        // Panics: 5
        5 => out.line(values[1] / (values[2] - 3)),
        // Panics: 6
        6 => unreachable!(),
        // Panics: 7
        7 => assert_eq!(values[0], 2, "first"),
        8 => {
            let first = cell.borrow_mut();
            // Panics: 8
            let second = cell.borrow_mut();
            out.line(*first + *second);
        }
        9 => out.line(inner::pick(&values, 9)),
        10 => out.line(inner::deep::parse("12x")),
        // Panics: 11
        11 => out.line(values[0] - values[1] * kind),
        12 => out.line(thing::third(&values, 12)),
        13 => out.line(Thing(Vec::new()).last()),
        // Panics: 14
        14 => out.line(u32::try_from(values[0] + u64::from(u32::MAX)).unwrap()),
        // Panics: 15
        15 => todo!("later"),
        _ => {}
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
