use petgraph::algo::{dijkstra, toposort};
use petgraph::graph::{DiGraph, NodeIndex};
fn main() {
    let edges = [(3, 1, 5), (1, 0, 2), (0, 2, 1), (3, 2, 9)];
    let graph = DiGraph::<(), u32>::from_edges(edges);
    let order = toposort(&graph, None).map(|order| order.iter().map(|at| at.index()).collect());
    println!("{:?}", order.unwrap_or_else(|_| Vec::new()));
    println!("{:?}", dijkstra(&graph, NodeIndex::new(3), None, |e| *e.weight())[&NodeIndex::new(2)]);
}
