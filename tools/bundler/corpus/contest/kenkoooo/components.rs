use competitive_programming_rs::graph::strongly_connected_components::strongly_connected_components::decompose;
use competitive_programming_rs::graph::topological_sort::topological_sort;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let (n, m): (usize, usize) = (sc.read(), sc.read());
    let mut graph = vec![vec![]; n];
    for _ in 0..m {
        let a = sc.usize0();
        graph[a].push(sc.usize0());
    }
    let part = decompose(&graph);
    let count = part.iter().max().unwrap() + 1;
    let mut parts = vec![vec![]; count];
    for v in 0..n {
        for &to in &graph[v] {
            if part[v] != part[to] {
                parts[part[v]].push(part[to]);
            }
        }
    }
    let order = topological_sort(&parts);
    sc.write(format!("{} {}\n", count, order.len()));
}
