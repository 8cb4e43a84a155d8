use contest_algorithms::graph::flow::FlowGraph;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let n: usize = scan.token();
    let (source, sink) = (2 * n, 2 * n + 1);
    let mut network = FlowGraph::new(2 * n + 2, n * n + 2 * n);
    for i in 0..n {
        network.add_edge(source, i, 1, 0, 0);
        network.add_edge(n + i, sink, 1, 0, 0);
        for j in 0..n {
            network.add_edge(i, n + j, 1, 0, scan.token());
        }
    }
    let (cost, flow, _) = network.mcf(source, sink);
    println!("{} {}", cost, flow);
}
