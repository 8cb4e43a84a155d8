//! Closures: by reference, by value, boxed, returned, and functions as values.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn adder(n: u64) -> impl Fn(u64) -> u64 {
    move |x| x.wrapping_add(n)
}

fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
    move |x| g(f(x))
}

fn twice(f: fn(u64) -> u64, x: u64) -> u64 {
    f(f(x))
}

fn double(x: u64) -> u64 {
    x.wrapping_mul(2)
}

fn square(x: u64) -> u64 {
    x.wrapping_mul(x)
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut total = 0u64;
    let mut count = 0u32;
    let mut made: Vec<Box<dyn FnMut(u64) -> u64>> = Vec::new();
    while let Some(value) = input.next::<u64>()? {
        let mut add = |x: u64| {
            count += 1;
            total = total.wrapping_add(x);
            total
        };
        out.line(add(value));
        out.line(add(value / 2));
        let mut calls = 0;
        made.push(match value % 4 {
            0 => Box::new(adder(value)),
            1 => Box::new(compose(adder(value), square)),
            2 => Box::new(move |x| {
                calls += 1;
                x ^ value ^ calls
            }),
            _ => Box::new(double),
        });
        let functions: [fn(u64) -> u64; 3] = [double, square, |x| x % 1000];
        out.line(twice(functions[(value % 3) as usize], value));
    }
    for round in 0..2 {
        let mut x = round;
        for f in &mut made {
            x = f(x);
        }
        out.line(x);
    }
    let once: Box<dyn FnOnce() -> usize> = Box::new(move || made.len());
    out.line(once());
    out.line(count);
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
