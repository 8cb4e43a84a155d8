//! Tables: constants, statics, sieves, dynamic programming, and matches that jump.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

const SQUARES: [u32; 64] = {
    let mut squares = [0; 64];
    let mut i = 0;
    while i < 64 {
        squares[i] = (i * i) as u32;
        i += 1;
    }
    squares
};

static NAMES: [&str; 8] = ["zero", "one", "two", "three", "four", "five", "six", "seven"];

static STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn name(n: u64) -> &'static str {
    match n {
        0 => "nothing",
        1 | 2 => "few",
        3 => "three",
        4..=9 => "some",
        10 => "ten",
        11 => "eleven",
        12 => "a dozen",
        100..=999 => "hundreds",
        u64::MAX => "all",
        _ => "many",
    }
}

fn run(program: &[u8], mut a: u32) -> u32 {
    for &step in program {
        a = match step % 9 {
            0 => a.wrapping_add(1),
            1 => a.wrapping_mul(3),
            2 => a ^ 0x5555,
            3 => a >> 1,
            4 => a.rotate_left(7),
            5 => !a,
            6 => a.wrapping_sub(SQUARES[(a % 64) as usize]),
            7 => a & 0xffff_0fff,
            _ => a | 1,
        };
    }
    a
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut sieve = [true; 2000];
    for i in 2..2000 {
        if sieve[i] {
            for j in (i * i..2000).step_by(i) {
                sieve[j] = false;
            }
        }
    }
    let mut grid = [[0u32; 9]; 7];
    let (mut x, mut y) = (0i32, 0i32);
    while let Some(n) = input.next::<u64>()? {
        out.line(NAMES[(n % 8) as usize]);
        out.line(name(n));
        out.line(u8::from(sieve[(n % 2000) as usize]));
        out.line(run(&n.to_le_bytes(), n as u32));
        let (dx, dy) = STEPS[(n % 4) as usize];
        x = (x + dx).rem_euclid(7);
        y = (y + dy).rem_euclid(9);
        grid[x as usize][y as usize] += SQUARES[(n % 64) as usize];
    }
    let mut best = [[0u32; 10]; 8];
    for i in 0..7 {
        for j in 0..9 {
            best[i + 1][j + 1] = grid[i][j] + best[i][j + 1].max(best[i + 1][j]);
        }
    }
    out.line(best[7][9]);
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
