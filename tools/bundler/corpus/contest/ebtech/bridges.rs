use contest_algorithms::graph::connectivity::ConnectivityGraph;
use contest_algorithms::graph::Graph;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let n: usize = scan.token();
    let m: usize = scan.token();
    let mut graph = Graph::new(n, 2 * m);
    for _ in 0..m {
        let u = scan.token::<usize>() - 1;
        let v = scan.token::<usize>() - 1;
        graph.add_undirected_edge(u, v);
    }
    let parts = ConnectivityGraph::new(&graph, false);
    let bridges: Vec<_> = (0..m).filter(|e| parts.is_cut_edge(2 * e)).collect();
    let cuts: Vec<_> = (0..n).filter(|&v| parts.is_cut_vertex(v)).collect();
    println!("{} {:?} {:?}", parts.num_cc, bridges, cuts);
}
