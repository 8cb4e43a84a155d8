//! Cases of HDU 4664: up to 10 of up to 3 planes with up to 11 corners.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(11_u64);
        g.cases(10, |g| {
            let planes = g.vector(1..=3, 1..=most);
            g.line([planes.len()]);
            g.line(planes);
        });
    });
}
