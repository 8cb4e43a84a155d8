use competitive_programming_rs::graph::min_cost_flow::primal_dual::MinimumCostFlowSolver;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let (n, m, f): (usize, usize, i64) = (sc.read(), sc.read(), sc.read());
    let mut solver = MinimumCostFlowSolver::new(n);
    for _ in 0..m {
        let (from, to) = (sc.usize0(), sc.usize0());
        let (capacity, cost) = (sc.read(), sc.read());
        solver.add_edge(from, to, capacity, cost);
    }
    match solver.solve(0, n - 1, f) {
        Some(cost) => sc.write(format!("{}\n", cost)),
        None => sc.write("-1\n"),
    }
}
