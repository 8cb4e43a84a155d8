use competitive_programming_rs::data_structure::fenwick_tree::fenwick_tree::FenwickTree;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let n: usize = sc.read();
    let mut seen = FenwickTree::new(n, || 0_i64);
    let mut inversions = 0;
    for _ in 0..n {
        let x = sc.usize0();
        inversions += seen.sum(x, n);
        seen.add(x, 1);
    }
    sc.write(format!("{}\n", inversions));
}
