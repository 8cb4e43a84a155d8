use capture::{crecurse, memorize};
use localize_closure::mlambda;
use proconio::input;

fn main() {
    input! {
        n: usize,
        edges: [(usize, usize); n - 1],
    }
    let mut tree = vec![vec![]; n];
    for (u, v) in edges {
        tree[u].push(v);
        tree[v].push(u);
    }
    let mut order = vec![];
    crecurse!(
        [order: Vec<usize>],
        fn visit(v: usize, parent: usize) {
            for &to in tree[v].iter().filter(|&&to| to != parent) {
                visit!(to, v);
            }
            order.push(v);
        }
    )(0, n);
    println!("{:?}", order);

    memorize!(
        fn partitions(sum: usize, largest: usize) -> u64 {
            if sum == 0 {
                1
            } else if largest == 0 {
                0
            } else {
                let without = partitions!(sum, largest - 1);
                without + if sum >= largest { partitions!(sum - largest, largest) } else { 0 }
            }
        }
    );
    let mut total = 0;
    mlambda!(
        fn add(sum: usize) {
            total += partitions(sum, sum);
        }
    );
    add!(10);
    add!(5);
    println!("{}", total);
}
