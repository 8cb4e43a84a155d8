use contest_algorithms::graph::flow::FlowGraph;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let (n, m) = (scan.token::<usize>(), scan.token::<usize>());
    let mut network = FlowGraph::new(n, m);
    for _ in 0..m {
        let (u, v) = (scan.token::<usize>() - 1, scan.token::<usize>() - 1);
        network.add_edge(u, v, scan.token(), 0, 0);
    }
    let (value, flow) = network.dinic(0, n - 1);
    println!("{}", value);
    for e in 0..m {
        print!("{}{}", if e > 0 { " " } else { "" }, flow[2 * e]);
    }
    println!();
}
