//! Recursion: deep, many times, and of two functions.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn ackermann(m: u64, n: u64) -> u64 {
    match (m, n) {
        (0, n) => n + 1,
        (m, 0) => ackermann(m - 1, 1),
        (m, n) => ackermann(m - 1, ackermann(m, n - 1)),
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn is_even(n: u32) -> bool {
    n == 0 || is_odd(n - 1)
}

fn is_odd(n: u32) -> bool {
    n != 0 && is_even(n - 1)
}

fn queens(n: u32, columns: u32, left: u32, right: u32) -> u32 {
    if columns == (1 << n) - 1 {
        return 1;
    }
    let mut free = !(columns | left | right) & ((1 << n) - 1);
    let mut count = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        count += queens(n, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    count
}

/// All orders of `rest`, while there is room for them.
fn orders(chosen: &mut Vec<u8>, rest: &mut Vec<u8>, out: &mut Output, room: &mut u32) {
    if rest.is_empty() {
        out.line(String::from_utf8_lossy(chosen).into_owned());
        *room = room.saturating_sub(1);
    }
    for i in 0..rest.len() {
        if *room == 0 {
            return;
        }
        let taken = rest.remove(i);
        chosen.push(taken);
        orders(chosen, rest, out, room);
        chosen.pop();
        rest.insert(i, taken);
    }
}

/// A sum that keeps something of each call on the stack.
fn depth(n: u64, seen: &[u64; 4]) -> u64 {
    let next = [n, seen[0] ^ n, seen[1].wrapping_add(n), seen[2] | 1];
    if n == 0 {
        seen[3]
    } else {
        depth(n - 1, &next).wrapping_add(next[(n % 4) as usize])
    }
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((a, b)) = input.next::<(u64, u64)>()? {
        out.line(ackermann(a % 3, b % 20));
        out.line(gcd(a, b));
        out.line(u8::from(is_even((a % 1000) as u32)));
        out.line(queens((b % 8 + 1) as u32, 0, 0, 0));
        out.line(depth(a % 3000, &[a, b, 3, 4]));
        let mut letters = b"abcdef"[..(a % 7) as usize].to_vec();
        orders(&mut Vec::new(), &mut letters, out, &mut 20);
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
