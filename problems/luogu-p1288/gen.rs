//! Cases of Luogu P1288: up to 6 edges with numbers of up to 2.

fn main() {
    cases::generate(|g| {
        let most = 2 + g.up_to(4);
        let mut edges = g.vector(2..=most - 1, 0..=2_u64);
        edges.push(0);
        g.shuffle(&mut edges);
        g.line([edges.len()]);
        g.line(edges);
    });
}
