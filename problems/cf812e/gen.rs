//! Cases of Codeforces 812E: up to 5 vertices with 1 to 2 apples each.

fn main() {
    cases::generate(|g| {
        let (most, each) = (1 + g.up_to(4).min(99_999), g.up_to(2_u64).min(10_000_000));
        let n = g.count(2..=most);
        let apples = g.vector(n..=n, 1..=each);
        // Paths, brooms of even leaves, and stars: leaves of one parity.
        let shape = g.number(0..=2);
        let parents: Vec<usize> = (2..=n)
            .map(|vertex| match shape {
                0 => vertex - 1,
                1 => 1,
                _ => (vertex - 1).min(2),
            })
            .collect();
        // By other names, but for the root.
        let mut names: Vec<usize> = (2..=n).collect();
        g.shuffle(&mut names);
        names.insert(0, 1);
        let mut other = vec![0; n];
        for (vertex, parent) in (2..=n).zip(parents) {
            other[names[vertex - 1] - 1] = names[parent - 1];
        }
        g.line([n]);
        g.line(apples);
        g.line(&other[1..]);
    });
}
