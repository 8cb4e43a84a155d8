//! Cases of HDU 2873: up to 10 boards of up to 4 x 4 with up to 4 bombs.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(10, |g| {
            let (side, bombs) = (g.up_to(4).min(50), g.up_to(4));
            let (n, m) = (g.count(1..=side), g.count(1..=side));
            let bombs = g.cells(0..=bombs.min(n * m), n, m);
            g.line([n, m]);
            for p in 1..=n {
                let row = (1..=m).map(|q| if bombs.contains(&(p, q)) { '#' } else { '.' });
                let row: String = row.collect();
                g.line([row]);
            }
        });
        g.line([0, 0]);
    });
}
