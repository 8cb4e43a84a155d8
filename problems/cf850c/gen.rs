//! Cases of Codeforces 850C: up to 5 numbers of up to 72, half of them powers of 2 or 3 times some.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(72_u64).min(1_000_000_000), g.up_to(5).min(100));
        let mut numbers = g.bag(1..=len, 1..=most);
        for number in &mut numbers {
            if g.size() > 1 && g.one_in(2) {
                *number = *g.pick(&[1, 2, 4, 8, 16, 32, 64, 3, 9, 27, 6, 12, 24, 48, 18, 36, 72]);
            }
        }
        g.line([numbers.len()]);
        g.line(numbers);
    });
}
