//! Sorting and ordered collections.

use sg::io::{self, Input, Output};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut values = Vec::new();
    while let Some(value) = input.next::<u64>()? {
        values.push(value);
    }
    let mut stable: Vec<(u64, usize)> = values.iter().map(|x| x % 5).zip(0..).collect();
    stable.sort_by_key(|pair| Reverse(pair.0));
    for (rest, at) in &stable {
        out.print(rest);
        out.print(':');
        out.print(at);
        out.print(' ');
    }
    out.line("");
    // Enough of them that it is not sorted by insertion.
    let mut many: Vec<u32> = Vec::new();
    for x in &values {
        let mut state = *x as u32 | 1;
        for _ in 0..20 {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            many.push(state);
        }
    }
    let mut again = many.clone();
    many.sort_unstable_by(|a, b| b.cmp(a));
    again.sort();
    again.reverse();
    out.line(u8::from(many == again));
    for x in many.iter().step_by(17) {
        out.line(x);
    }
    let mut heap = BinaryHeap::new();
    let mut counts = BTreeMap::new();
    let mut queue = VecDeque::new();
    for &x in &values {
        heap.push(Reverse(x));
        *counts.entry(x % 13).or_insert(0u32) += 1;
        if x % 2 == 0 {
            queue.push_back(x)
        } else {
            queue.push_front(x)
        }
        if x % 5 == 0 {
            queue.pop_front();
            counts.remove(&(x % 7));
        }
    }
    while let Some(Reverse(x)) = heap.pop() {
        out.print(x);
        out.print(' ');
    }
    out.line(queue.iter().fold(7u64, |sum, x| sum.wrapping_mul(31).wrapping_add(*x)));
    for (key, count) in counts.range(3..) {
        out.print(key);
        out.print('=');
        out.print(count);
        out.print(' ');
    }
    let set: BTreeSet<u64> = values.iter().map(|x| x % 100).collect();
    let other: BTreeSet<u64> = values.iter().map(|x| x / 7 % 100).collect();
    out.line(set.intersection(&other).count());
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
