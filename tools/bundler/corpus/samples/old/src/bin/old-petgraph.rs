use petgraph::algo::toposort;
use petgraph::graph::DiGraph;

fn main() {
    let graph = DiGraph::<(), ()>::from_edges(&[(0, 2), (2, 1), (0, 1)]);
    println!("{:?}", toposort(&graph, None).unwrap().iter().map(|n| n.index()).collect::<Vec<_>>());
}
