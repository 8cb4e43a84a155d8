//! Cases of AtCoder `agc016_f`: up to 6 vertices and 8 edges.

fn main() {
    cases::generate(|g| {
        let most = 1 + g.up_to(5);
        let n = g.number(2..=most);
        let mut edges: Vec<[usize; 2]> =
            (1..=n).flat_map(|to| (1..to).map(move |from| [from, to])).collect();
        g.shuffle(&mut edges);
        let m = g.number(1..=edges.len().min(8));
        g.line([n, m]);
        g.lines(edges.into_iter().take(m));
    });
}
