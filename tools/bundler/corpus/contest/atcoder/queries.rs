use proconio::*;
use std::collections::*;

#[derive_readable]
#[derive(Debug, Clone, Copy)]
struct Query {
    kind: u8,
    x: i64,
}

#[fastout]
fn main() {
    input! {
        q: usize,
        queries: [Query; q],
    }
    let mut set = BTreeMap::new();
    for Query { kind, x } in queries {
        match kind {
            1 => *set.entry(x).or_insert(0) += 1,
            2 => {
                set.remove(&x);
            }
            _ => match set.range(x..).next() {
                Some((y, k)) => println!("{} {}", y, k),
                None => println!("-1"),
            },
        }
    }
}
