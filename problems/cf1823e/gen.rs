//! Cases of Codeforces 1823E: up to 10 vertices.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(10_usize).clamp(3, 200_000);
        let n = g.count(3..=most);
        let l = g.number(1..=n - 1);
        let r = g.number(l + 1..=n);
        g.line([n, l, r]);
        let vertices = g.permutation(n);
        let mut left = n;
        while left > 0 {
            // What is left after a ring is none, or enough for another one.
            let rest = match g.number(2..=left.max(5) - 3) {
                2 => 0,
                rest => rest,
            };
            let ring = &vertices[rest..left];
            for (i, &vertex) in ring.iter().enumerate() {
                g.line([vertex, ring[(i + 1) % ring.len()]]);
            }
            left -= ring.len();
        }
    });
}
