use competitive_programming_rs::data_structure::lazy_segment_tree::lazy_segment_tree::LazySegmentTree;
use competitive_programming_rs::utils::scanner::IO;

const MOD: u64 = 998_244_353;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let (n, q): (usize, usize) = (sc.read(), sc.read());
    let mut tree = LazySegmentTree::new(
        n,
        || (0, 0),
        |a: &(u64, u64), b: &(u64, u64)| ((a.0 + b.0) % MOD, a.1 + b.1),
        |f: &(u64, u64), a: &(u64, u64)| ((f.0 * a.0 + f.1 * a.1) % MOD, a.1),
        |f: &(u64, u64), g: &(u64, u64)| (f.0 * g.0 % MOD, (f.0 * g.1 + f.1) % MOD),
        || (1, 0),
    );
    for i in 0..n {
        let x = sc.read();
        tree.set(i, (x, 1));
    }
    for _ in 0..q {
        let kind: u8 = sc.read();
        let (l, r): (usize, usize) = (sc.read(), sc.read());
        if kind == 0 {
            let f = (sc.read(), sc.read());
            tree.apply_range(l..r, f);
        } else {
            let total = tree.prod(l..r).0;
            sc.write(format!("{}\n", total));
        }
    }
}
