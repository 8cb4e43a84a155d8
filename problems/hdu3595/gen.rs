//! Cases of HDU 3595: up to 20 of up to 4 pairs of up to 20, or one of up to 200.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(20, |g| {
            let (pairs, most) = *g.pick(&[(4, 20), (1, 200)]);
            let (pairs, most) = (g.up_to(pairs), g.up_to(most));
            let n = g.number(1..=pairs);
            g.line([n]);
            let pairs: Vec<[u64; 2]> =
                (0..n).map(|_| [g.number(1..=most), g.number(1..=most)]).collect();
            g.lines(pairs);
        });
    });
}
