//! Slices and iterators.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn show(out: &mut Output, values: &[u64]) {
    for value in values {
        out.print(value);
        out.print(' ');
    }
    out.line("");
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut values = Vec::new();
    while let Some(value) = input.next::<u64>()? {
        values.push(value);
    }
    let n = values.len();
    out.line(n);
    let by = values.first().map_or(1, |first| (first % 5 + 1) as usize);
    for part in values.chunks(by) {
        out.print(part.iter().copied().fold(0, u64::wrapping_add));
        out.print(',');
    }
    for pair in values.windows(2) {
        out.print(u8::from(pair[0] < pair[1]));
    }
    out.line("");
    show(out, &values.iter().rev().skip(1).step_by(2).copied().collect::<Vec<u64>>());
    let (left, right) = values.split_at(n / 2);
    out.line(left.iter().zip(right).filter(|(a, b)| a > b).count());
    out.line(left.iter().chain(right).map(|x| x % 10).max().unwrap_or(99));
    let mut turned = values.clone();
    turned.rotate_left(by.min(n));
    turned.reverse();
    show(out, &turned);
    if n >= 4 {
        turned.copy_within(0..2, 2);
        turned.swap(0, n - 1);
        show(out, &turned[1..n - 1]);
        out.line(u8::from(turned[..2] == turned[2..4]));
        out.line(turned.iter().position(|&x| x == values[0]).unwrap_or(1000));
    }
    turned.retain(|x| x % 3 != 0);
    turned.extend_from_slice(&values[n / 3..]);
    turned.truncate(12);
    turned.drain(..turned.len() / 3);
    show(out, &turned);
    turned.sort_unstable();
    // Which of several equal ones `binary_search` finds, nothing says.
    let wanted = values.get(1).copied().unwrap_or(5);
    out.line(turned.partition_point(|&x| x < wanted));
    out.line(u8::from(turned.binary_search(&wanted).is_ok()));
    turned.dedup_by_key(|x| *x % 7);
    show(out, &turned);
    out.line(u8::from(values.contains(&0)) + 2 * u8::from(values.starts_with(&[1])));
    let bytes: Vec<u8> = values.iter().flat_map(|x| x.to_be_bytes()).filter(|b| *b != 0).collect();
    out.line(bytes.iter().map(|&b| u64::from(b)).sum::<u64>());
    out.line(bytes.iter().position(|&b| b == 0x7f).unwrap_or(0));
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
