use hld::Hld;
use io::input;

fn main() {
    let (n, q): (usize, usize) = input();
    let edges: Vec<(usize, usize)> = (1..n)
        .map(|_| input::<(usize, usize)>())
        .map(|(u, v)| (u - 1, v - 1))
        .collect();
    let (hld, _) = Hld::from_edges(0, edges.into_iter());
    for _ in 0..q {
        let (u, v): (usize, usize) = input();
        let (u, v) = (u - 1, v - 1);
        println!("{} {} {}", hld.lca(u, v) + 1, hld.dist(u, v), hld.in_this_order(u, 0, v));
    }
}
