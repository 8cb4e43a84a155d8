use contest_algorithms::graph::connectivity::ConnectivityGraph;
use contest_algorithms::graph::Graph;
use contest_algorithms::scanner::Scanner;
use std::io;

fn literal(x: i32) -> usize {
    2 * (x.unsigned_abs() as usize - 1) + (x < 0) as usize
}

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let n: usize = scan.token();
    let m: usize = scan.token();
    let mut graph = Graph::new(2 * n, 2 * m);
    for _ in 0..m {
        let (a, b) = (scan.token(), scan.token());
        graph.add_two_sat_clause(literal(a), literal(b));
    }
    match ConnectivityGraph::new(&graph, true).two_sat_assign() {
        Some(values) => {
            let line: Vec<String> = values.iter().map(|&b| (b as u8).to_string()).collect();
            println!("{}", line.join(" "));
        }
        None => println!("IMPOSSIBLE"),
    }
}
