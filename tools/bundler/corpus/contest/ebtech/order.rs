use contest_algorithms::graph::connectivity::ConnectivityGraph;
use contest_algorithms::graph::Graph;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let n: usize = scan.token();
    let m: usize = scan.token();
    let mut graph = Graph::new(n, m);
    for _ in 0..m {
        let u = scan.token::<usize>() - 1;
        let v = scan.token::<usize>() - 1;
        graph.add_edge(u, v);
    }
    // The longest path of a graph without cycles.
    let mut length = vec![0; n];
    for u in ConnectivityGraph::new(&graph, true).topological_sort() {
        for (_, v) in graph.adj_list(u) {
            length[v] = length[v].max(length[u] + 1);
        }
    }
    println!("{}", length.iter().max().unwrap());
}
