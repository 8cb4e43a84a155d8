use scanner::{scan, Scanner};
use strongly_connected_components::strongly_connected_components;
use topological_sort::topological_sort;

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! {
        via scanner,
        (n, m): (usize, usize),
        edges: [(Usize1, Usize1); m],
    };
    let parts = strongly_connected_components(n, &edges);
    let mut sizes: Vec<usize> = parts.iter().map(Vec::len).collect();
    sizes.sort();
    println!("{sizes:?}");
    println!("{}", topological_sort(n, &edges).is_some());
}
