use bipartite_matching::bipartite_matching;
use io::input;

fn main() {
    let (l, r, m): (usize, usize, usize) = input();
    let mut g = vec![Vec::new(); l + r];
    for _ in 0..m {
        let (x, y): (usize, usize) = input();
        g[x].push(l + y);
    }
    let matched = bipartite_matching(&g);
    let size = matched.iter().filter(|&&y| y != usize::MAX).count();
    println!("{}", size);
}
