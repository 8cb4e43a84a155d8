//! Cases of HDU 4664: up to 10 of up to 3 planes with up to 11 corners.

fn main() {
    cases::generate(|g| {
        g.cases(10, |g| {
            let (most, len) =
                (g.up_to(11_u64).min(1_000_000_000), g.up_to(3).min(g.share(1_000_000)));
            let planes = g.vector(1..=len, 1..=most);
            g.line([planes.len()]);
            g.line(planes);
        });
    });
}
