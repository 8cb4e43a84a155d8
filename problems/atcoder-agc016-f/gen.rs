//! Cases of AtCoder `agc016_f`: up to 6 vertices and 8 edges.

fn main() {
    cases::generate(|g| {
        let (most, many) = (1 + g.up_to(5).min(14), g.up_to(8).min(15));
        let n = g.count(2..=most);
        let edges: Vec<[usize; 2]> =
            (1..=n).flat_map(|to| (1..to).map(move |from| [from, to])).collect();
        let edges = g.some(1..=many, &edges);
        g.line([n, edges.len()]);
        g.lines(edges);
    });
}
