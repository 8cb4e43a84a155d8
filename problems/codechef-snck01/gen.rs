//! Cases of CodeChef SNCK01: up to 10 matrices of up to 3 x 4 with numbers up to 4, or of up to 2 x 5 up to 6.

fn main() {
    cases::generate(|g| {
        let size = g.up_to(6_u64);
        g.cases(10, |g| {
            let (n, m, most) = if g.one_in(2) { (3, 4, size.min(4)) } else { (2, 5, size) };
            let (n, m) = (g.number(1..=n), g.number(1..=m));
            g.line([n, m]);
            for _ in 0..n {
                let row = g.vector(m..=m, 1..=most);
                g.line(row);
            }
        });
    });
}
