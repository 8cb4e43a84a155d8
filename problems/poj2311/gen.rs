//! Cases of POJ 2311: up to 20, with sides of up to 7.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(20, |g| {
            let most = g.up_to(7_u32).clamp(2, 200);
            let sheet = [g.number(2..=most), g.number(2..=most)];
            g.line(sheet);
        });
    });
}
