//! Functions of `sg::io` on 64 KiB in memory: `cargo bench`.

#![allow(missing_docs, reason = "criterion's macros write functions without")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sg::io::{Input, Output};
use std::hint::black_box;

/// Integers of `digits` digits, 64 KiB of them.
fn text(digits: usize) -> (usize, String) {
    let n = 65_536 / (digits + 1);
    let number = |i: usize| {
        format!("{:0digits$}\n", i * 7_919 % if digits < 9 { 100 } else { 1_000_000_000 })
    };
    (n, (0..n).map(number).collect())
}

fn reading(criterion: &mut Criterion) {
    for digits in [2, 9, 18] {
        let (n, text) = text(digits);
        let mut group = criterion.benchmark_group(format!("{digits} digits"));
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function("fold", |bencher| {
            bencher.iter(|| {
                let mut source = black_box(text.as_bytes());
                Input::new(&mut source).fold(n, 0, |xor, x: u64| xor ^ x)
            });
        });
        group.bench_function("read", |bencher| {
            bencher.iter(|| {
                let mut source = black_box(text.as_bytes());
                let mut input = Input::new(&mut source);
                (0..n).try_fold(0, |xor, _| input.read::<u64>().map(|x| xor ^ x))
            });
        });
    }
}

fn printing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("output");
    group.bench_function("1000 integers", |bencher| {
        bencher
            .iter(|| print(|out| (0..1000_u64).for_each(|x| out.line(black_box(x * 1_000_003)))));
    });
    group.bench_function("1000 words", |bencher| {
        bencher.iter(|| print(|out| (0..1000).for_each(|_| out.line(black_box("second")))));
    });
}

fn print(print: impl FnOnce(&mut Output<'_>)) -> Vec<u8> {
    let mut bytes = Vec::new();
    print(&mut Output::new(&mut bytes));
    bytes
}

criterion_group!(benches, reading, printing);
criterion_main!(benches);
