//! Cases of HDU 1849: up to 50 of up to 4 pieces on up to 8 places.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(50, |g| {
            let (most, len) = (g.up_to(7_u64).min(1000), g.up_to(4).min(1000));
            let places = g.vector(1..=len, 0..=most);
            g.line([places.len()]);
            g.line(places);
        });
        g.line([0]);
    });
}
