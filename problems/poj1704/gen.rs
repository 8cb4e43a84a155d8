//! Cases of POJ 1704: up to 20 of up to 5 pieces on up to 12 places.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (most, len) = (g.up_to(12_u64).min(10_000), g.up_to(5).min(1000));
            let places = g.distinct(1..=len, 1..=most);
            g.line([places.len()]);
            g.line(places);
        });
    });
}
