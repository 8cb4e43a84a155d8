use competitive_programming_rs::data_structure::sparse_table::sparse_table::SparseTable;
use competitive_programming_rs::utils::scanner::IO;

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let (n, q): (usize, usize) = (sc.read(), sc.read());
    let a: Vec<u64> = sc.vec(n);
    let table = SparseTable::from(&a, 0, gcd);
    for _ in 0..q {
        let l = sc.usize0();
        let r: usize = sc.read();
        sc.write(format!("{}\n", table.get(l, r)));
    }
}
