use algebra::{Commutative, Monoid};
use proconio::{input, marker::Usize1};
use rerooting::Rerooting;

#[derive(Debug)]
struct Sum;

impl Monoid for Sum {
    type Target = (u64, u64);
    fn id_element() -> (u64, u64) {
        (0, 0)
    }
    fn binary_operation(a: &(u64, u64), b: &(u64, u64)) -> (u64, u64) {
        (a.0 + b.0, a.1 + b.1)
    }
}

impl Commutative for Sum {}

// The sum of the distances to all vertices.
fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1); n - 1],
    }
    let mut graph = vec![vec![]; n];
    for (u, v) in edges {
        graph[u].push(v);
        graph[v].push(u);
    }
    let dp = Rerooting::<Sum, _>::new(&graph, |&(count, sum), _, _| (count + 1, sum + count + 1));
    for v in 0..n {
        println!("{}", dp.get_ans(v).1);
    }
}
