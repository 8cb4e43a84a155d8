//! Cases of Luogu P1288: up to 6 edges with numbers of up to 2.

fn main() {
    cases::generate(|g| {
        let (most, each) = (2 + g.up_to(4).min(18), g.up_to(2_u64).min(30));
        let mut edges = g.vector(2..=most - 1, 0..=each);
        let place = g.number(0..=edges.len());
        edges.insert(place, 0);
        g.line([edges.len()]);
        g.line(edges);
    });
}
