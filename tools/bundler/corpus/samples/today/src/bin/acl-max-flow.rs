use ac_library::MfGraph;

fn main() {
    let mut graph = MfGraph::new(6);
    for (a, b, c) in [(0, 1, 16), (0, 2, 13), (1, 2, 10), (1, 3, 12), (2, 4, 14), (3, 2, 9), (3, 5, 20), (4, 5, 4)] {
        graph.add_edge(a, b, c);
    }
    println!("{} {:?}", graph.flow(0, 5), graph.min_cut(0));
    for edge in graph.edges() {
        println!("{} -> {}: {}/{}", edge.from, edge.to, edge.flow, edge.cap);
    }
}
