use contest_algorithms::graph::Graph;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let n: usize = scan.token();
    let m: usize = scan.token();
    let mut graph = Graph::new(n, 2 * m);
    let mut weights = Vec::new();
    for _ in 0..m {
        let u = scan.token::<usize>() - 1;
        let v = scan.token::<usize>() - 1;
        graph.add_undirected_edge(u, v);
        weights.push(scan.token::<i64>());
    }
    let tree = graph.min_spanning_tree(&weights);
    println!("{}", tree.iter().map(|&e| weights[e]).sum::<i64>());
}
