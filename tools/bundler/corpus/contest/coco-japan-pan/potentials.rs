use algebra::{Group, Monoid};
use potentialized_unionfind::PotentializedUnionFind;
use proconio::{input, marker::Usize1};

#[derive(Debug)]
struct Height;

impl Monoid for Height {
    type Target = i64;
    fn id_element() -> i64 {
        0
    }
    fn binary_operation(a: &i64, b: &i64) -> i64 {
        a + b
    }
}

impl Group for Height {
    fn inverse(a: &i64) -> i64 {
        -a
    }
}

fn main() {
    input! {
        n: usize,
        m: usize,
        facts: [(Usize1, Usize1, i64); m],
        (x, y): (Usize1, Usize1),
    }
    let mut uf = PotentializedUnionFind::<Height>::new(n);
    for (i, (l, r, d)) in facts.into_iter().enumerate() {
        if let Err(known) = uf.relate(l, r, d) {
            println!("fact {} contradicts {}", i + 1, known);
        }
    }
    println!("{:?}", uf.diff(x, y));
}
