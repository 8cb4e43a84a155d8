//! Cases of HDU 3595: up to 20 of up to 4 pairs of up to 20, or one of up to 200.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(200, |g| {
            let (pairs, most) = *g.pick(&[(4, 20), (1, 200)]);
            let (pairs, most) = (g.up_to(pairs).min(1000), g.up_to(most).min(1000));
            let codes = g.bag(1..=pairs, 0..=(most + 1) * (most + 1) - 1);
            g.line([codes.len()]);
            g.lines(codes.into_iter().map(|code| [code / (most + 1), code % (most + 1)]));
        });
    });
}
