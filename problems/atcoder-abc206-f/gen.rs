//! Cases of AtCoder `abc206_f`: up to 20 of up to 12 intervals, up to 100.

fn main() {
    cases::generate(|g| {
        let (len, most) = (g.up_to(12_usize).min(100), 1 + g.up_to(99_u64).min(99));
        g.cases(20, |g| {
            let len = g.count(1..=len);
            g.line([len]);
            for _ in 0..len {
                let left = g.number(1..=most - 1);
                let right = g.number(left + 1..=most);
                g.line([left, right]);
            }
        });
    });
}
