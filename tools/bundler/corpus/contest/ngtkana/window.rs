use io::input;
use sparse_table::SparseTable;
use swag::DequeueSwag;

enum Gcd {}

impl swag::Op for Gcd {
    type Value = u64;
    fn op(a: &u64, b: &u64) -> u64 {
        euclid::gcd(*a, *b)
    }
}

impl sparse_table::Op for Gcd {
    type Value = u64;
    fn mul(a: &u64, b: &u64) -> u64 {
        euclid::gcd(*a, *b)
    }
}

// The shortest piece whose greatest common divisor is 1.
fn main() {
    let n: usize = input();
    let a: Vec<u64> = input();
    let table = SparseTable::<Gcd>::new(a.clone());
    let mut window = DequeueSwag::<Gcd>::new();
    let mut shortest = None;
    for i in 0..n {
        window.push_back(a[i]);
        while window.fold() == Some(1) {
            let start = i + 1 - window.len();
            assert_eq!(table.fold(start..=i), Some(1));
            shortest = shortest.min(Some(window.len())).or(Some(window.len()));
            window.pop_front();
        }
    }
    println!("{:?}", shortest);
}
