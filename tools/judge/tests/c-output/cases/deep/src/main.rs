//! Walks along a path of as many vertices as the input says, by recursion: with locals only, or with an
//! array of 1 KiB in each call, or with memory taken in each call.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

/// How many vertices there are from `v` on; not in a form of which a loop can be made.
fn length(next: &[u32], v: u32) -> u64 {
    match next.get(v as usize) {
        Some(&after) => (1 + length(next, after)) ^ u64::from(after == u32::MAX),
        None => 0,
    }
}

/// As above; each call has a table of what it has seen.
fn with_table(next: &[u32], v: u32, before: &[u32; 256]) -> u64 {
    let mut table = [v; 256];
    table[(v % 256) as usize] = before[(v / 2 % 256) as usize];
    match next.get(v as usize) {
        Some(&after) => 1 + with_table(next, after, &table) + u64::from(table[0] & 0),
        None => 0,
    }
}

/// As above; each call has a vector of what it has seen.
fn with_vec(next: &[u32], v: u32, before: &[u32]) -> u64 {
    let table = vec![v ^ before[(v % 256) as usize]; 256];
    match next.get(v as usize) {
        Some(&after) => 1 + with_vec(next, after, &table) + u64::from(table[7] & 0),
        None => 0,
    }
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((kind, n)) = input.next::<(u64, u32)>()? {
        let next: Vec<u32> = (1..=n).collect();
        out.line(match kind % 3 {
            0 => length(&next, 0),
            1 => with_table(&next, 0, &[0; 256]),
            _ => with_vec(&next, 0, &[0; 256]),
        });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
