//! Cases of HDU 4315: up to 10 hills of up to 6 persons on up to 11 places.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(10, |g| {
            let (most, len) = (g.up_to(11_u64).min(99_999), g.up_to(6).min(1000));
            let places = g.increasing(1..=len, 1..=most);
            let king = g.number(1..=places.len());
            g.line([places.len(), king]);
            g.line(places);
        });
    });
}
