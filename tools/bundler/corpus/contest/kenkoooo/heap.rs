use competitive_programming_rs::data_structure::fibonacci_heap::fibonacci_heap::FibonacciHeap;
use competitive_programming_rs::utils::scanner::IO;

// Dijkstra's algorithm on that heap.
fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let (n, m): (usize, usize) = (sc.read(), sc.read());
    let mut graph = vec![vec![]; n];
    for _ in 0..m {
        let (a, b, c): (usize, usize, u64) = (sc.usize0(), sc.usize0(), sc.read());
        graph[a].push((b, c));
        graph[b].push((a, c));
    }
    let mut dist = vec![std::u64::MAX; n];
    let mut heap = FibonacciHeap::new();
    heap.push((0, 0));
    while let Some((d, v)) = heap.pop() {
        if dist[v] <= d {
            continue;
        }
        dist[v] = d;
        for &(to, c) in &graph[v] {
            heap.push((d + c, to));
        }
    }
    let line: Vec<String> = dist.iter().map(|d| d.to_string()).collect();
    sc.write(line.join(" ") + "\n");
}
