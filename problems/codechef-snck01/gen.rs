//! Cases of CodeChef SNCK01: up to 10 matrices of up to 3 x 4 with numbers up to 5.

fn main() {
    cases::generate(|g| {
        let (n, m, most) = (g.up_to(3).min(50), g.up_to(4).min(50), g.up_to(5).min(50));
        g.cases(10, |g| {
            let (n, m) = (g.count(1..=n), g.count(1..=m));
            g.line([n, m]);
            for _ in 0..n {
                let row = g.vector(m..=m, 1..=most);
                g.line(row);
            }
        });
    });
}
