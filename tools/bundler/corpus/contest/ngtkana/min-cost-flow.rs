use io::input;
use mincost_flow::MinCostFlow;

fn main() {
    let n: usize = input();
    let mut graph = MinCostFlow::new(2 * n + 2);
    for i in 0..n {
        graph.add_edge(2 * n, i, 1, 0);
        graph.add_edge(n + i, 2 * n + 1, 1, 0);
        for (j, cost) in input::<Vec<i64>>().into_iter().enumerate() {
            graph.add_edge(i, n + j, 1, cost);
        }
    }
    println!("{:?}", graph.flow(2 * n, 2 * n + 1, i64::MAX));
    println!("{:?}", graph.get_edge(0));
}
