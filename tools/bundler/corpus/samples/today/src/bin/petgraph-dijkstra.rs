use petgraph::algo::dijkstra;
use petgraph::graph::{NodeIndex, UnGraph};

fn main() {
    let graph = UnGraph::<(), u32>::from_edges([(0, 1, 4), (1, 2, 8), (0, 2, 20), (2, 3, 1)]);
    let distances = dijkstra(&graph, NodeIndex::new(0), None, |e| *e.weight());
    for i in 0..4 {
        println!("{}", distances[&NodeIndex::new(i)]);
    }
}
