use ac_library::MinCostFlowGraph;

fn main() {
    let mut graph = MinCostFlowGraph::new(4);
    graph.add_edge(0, 1, 2, 1);
    graph.add_edge(0, 2, 1, 2);
    graph.add_edge(1, 3, 1, 3);
    graph.add_edge(1, 2, 1, 1);
    graph.add_edge(2, 3, 2, 1);
    println!("{:?}", graph.slope(0, 3, 10));
}
