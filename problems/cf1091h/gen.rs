//! Cases of Codeforces 1091H: up to 2 rows of distances up to 6, or one of up to 20; f up to 10.

fn main() {
    cases::generate(|g| {
        let (len, most) = (g.up_to(2_usize).min(100_000), g.up_to(20_i64).min(199_999));
        let f = g.up_to(10_u32).clamp(2, 200_000);
        let (n, f) = (g.count(1..=len), g.number(2..=f));
        g.line([n as u64, f.into()]);
        for _ in 0..n {
            // Two rows of small numbers can be played, and one of larger ones.
            let most = if n == 2 { most.min(6) } else { most };
            let left = g.number(1..=most.min(199_999));
            let right = g.number(1..=most.min(200_000 - left));
            let start = if most > 20 { -100_000 } else { -left };
            g.line([start, start + left, start + left + right]);
        }
    });
}
