use dinic::Dinic;
use io::input;

fn main() {
    let (n, m): (usize, usize) = input();
    let mut network = Dinic::<u64>::new(n);
    let keys: Vec<_> = (0..m)
        .map(|_| {
            let (from, to, cap): (usize, usize, u64) = input();
            network.add_edge(from - 1, to - 1, cap)
        })
        .collect();
    println!("{}", network.flow(0, n - 1));
    println!("{:?}", network.min_cut(0));
    for key in keys {
        let edge = network.get_edge(key);
        println!("{}/{}", edge.flow, edge.cap);
    }
}
