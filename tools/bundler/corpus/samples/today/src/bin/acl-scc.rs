use ac_library::SccGraph;

fn main() {
    let mut graph = SccGraph::new(6);
    for (a, b) in [(1, 4), (5, 2), (3, 0), (5, 5), (4, 1), (0, 3), (4, 2)] {
        graph.add_edge(a, b);
    }
    println!("{:?}", graph.scc());
}
