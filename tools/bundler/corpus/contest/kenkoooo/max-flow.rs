use competitive_programming_rs::graph::maximum_flow::dinitz::Dinitz;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let (n, m): (usize, usize) = (sc.read(), sc.read());
    let mut network = Dinitz::new(n);
    for _ in 0..m {
        let (from, to) = (sc.usize0(), sc.usize0());
        network.add_edge(from, to, sc.read());
    }
    sc.write(format!("{}\n", network.max_flow(0, n - 1)));
}
