use atcoder_mincostflow::MinCostFlowGraph;
use proconio::input;

fn main() {
    input! {
        n: usize,
        cost: [[i64; n]; n],
    }
    let mut graph = MinCostFlowGraph::new(2 * n + 2);
    let (s, t) = (2 * n, 2 * n + 1);
    for i in 0..n {
        graph.add_edge(s, i, 1, 0);
        graph.add_edge(i + n, t, 1, 0);
        for j in 0..n {
            graph.add_edge(i, j + n, 1, cost[i][j]);
        }
    }
    for (flow, cost) in graph.slope(s, t, n as i64) {
        println!("{} {}", flow, cost);
    }
}
