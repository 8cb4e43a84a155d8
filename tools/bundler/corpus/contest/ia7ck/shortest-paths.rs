use dijkstra::{dijkstra, ConstEdge};
use scanner::{scan, Scanner};

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! {
        via scanner,
        (n, m): (usize, usize),
        roads: [(Usize1, Usize1, u64); m],
    };
    let edges: Vec<_> = roads
        .into_iter()
        .flat_map(|(a, b, c)| [ConstEdge::new(a, b, c), ConstEdge::new(b, a, c)])
        .collect();
    let (dist, prev) = dijkstra(n, &edges, 0);
    for (d, p) in dist.iter().zip(prev) {
        match (d, p) {
            (Some(d), Some(p)) => println!("{} from {}", d, p + 1),
            (Some(d), None) => println!("{}", d),
            (None, _) => println!("-1"),
        }
    }
}
