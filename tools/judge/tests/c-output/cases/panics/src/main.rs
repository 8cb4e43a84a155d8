//! Panics of every kind: what was printed before them is there, and the status is not 0.

use sg::io::{self, Input, Output};
use std::cell::RefCell;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let table = [2u32, 3, 5, 7];
    let cell = RefCell::new(1u32);
    let mut numbers: Vec<u64> = Vec::new();
    while let Some(value) = input.next::<u64>()? {
        out.line(value);
        numbers.push(value);
        // Most numbers do no harm.
        let harm = value % 64;
        out.line(match value % 16 {
            0 => table[(harm / 12) as usize],
            1 => 10 / ((harm / 16) as u32 ^ 3),
            2 => (harm as u32 - 2) + (u32::MAX - 40),
            3 => numbers.iter().find(|&&x| x % 64 != 51).map(|&x| x as u32 % 9).unwrap(),
            4 => u32::try_from(value % (1 << 33)).expect("too large"),
            5 => numbers[(harm as usize / 20)..].len() as u32,
            6 => {
                let first = cell.borrow_mut();
                let second = if harm == 54 { Some(cell.borrow_mut()) } else { None };
                *first + second.map_or(0, |second| *second)
            }
            7 if harm == 55 => panic!("55"),
            8 => i32::MIN.wrapping_add((harm == 8) as i32).abs() as u32,
            9 => (value as i32 % (harm as i32 - 9)) as u32,
            10 => 1 << harm,
            11 => "abc\u{e9}"[(harm / 14) as usize..].len() as u32,
            12 => {
                assert!(harm != 60, "not {harm}");
                12
            }
            13 => unreachable_at(harm),
            _ => 5,
        });
        if harm == 62 {
            std::process::exit(3);
        }
    }
    Ok(())
}

fn unreachable_at(harm: u64) -> u32 {
    match harm {
        13 | 29 | 45 => 1,
        _ => unreachable!(),
    }
}

fn main() -> ExitCode {
    io::run(solve)
}
