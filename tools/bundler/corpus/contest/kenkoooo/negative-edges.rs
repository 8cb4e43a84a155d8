use competitive_programming_rs::graph::shortest_path::bellman_ford;
use competitive_programming_rs::utils::scanner::IO;

const INF: i64 = 1 << 60;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let (n, m): (usize, usize) = (sc.read(), sc.read());
    let mut graph = vec![vec![]; n];
    for _ in 0..m {
        let (a, b) = (sc.usize0(), sc.usize0());
        graph[a].push((b, sc.read::<i64>()));
    }
    let (dist, negative) = bellman_ford::shortest_path(&graph, 0, INF);
    for v in 0..n {
        if negative[v] {
            sc.write("-inf\n");
        } else if dist[v] == INF {
            sc.write("inf\n");
        } else {
            sc.write(format!("{}\n", dist[v]));
        }
    }
}
