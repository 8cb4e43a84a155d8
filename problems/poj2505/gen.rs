//! Cases of POJ 2505: up to 30, of any n.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(30, |g| {
            let most = g.up_to(4_294_967_295_u64).clamp(2, 4_294_967_295);
            // Often close to where the winner changes.
            let near = 9_u64.pow(g.number(1..=10)) * 2_u64.pow(g.number(0..=10)) + g.number(0..=1);
            let n = if near <= most { near } else { g.number(2..=most) };
            g.line([n]);
        });
    });
}
