use fenwick::{Fenwick, Op, OpSub};
use io::input;

enum Count {}

impl Op for Count {
    type Value = u32;
    fn identity() -> u32 {
        0
    }
    fn add(a: &u32, b: &u32) -> u32 {
        a + b
    }
}

impl OpSub for Count {
    fn sub(a: &u32, b: &u32) -> u32 {
        a - b
    }
}

fn main() {
    let n: usize = input();
    let p: Vec<usize> = input();
    let mut seen = Fenwick::<Count>::new(n);
    let mut total = 0;
    for &x in &p {
        total += seen.fold(x..n);
        seen.add(x - 1, &1);
    }
    println!("{}", total);
}
