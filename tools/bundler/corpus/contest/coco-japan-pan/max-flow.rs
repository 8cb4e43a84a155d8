use maxflow::MaxFlow;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [(Usize1, Usize1, u64); m],
    }
    let mut graph = MaxFlow::new(n);
    for &(a, b, c) in &edges {
        graph.add_edge(a, b, c);
    }
    println!("{}", graph.flow(0, n - 1));
    for edge in graph.edges() {
        println!("{} -> {}: {}", edge.from + 1, edge.to + 1, edge.flow);
    }
    println!("{:?}", graph.min_cut(0));
}
