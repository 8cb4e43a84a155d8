//! Cases of AtCoder `arc137_c`: up to 8 numbers of up to 12.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(12_u64).min(1_000_000_000), 1 + g.up_to(7).min(299_999));
        let numbers = g.increasing(2..=len, 0..=most);
        g.line([numbers.len()]);
        g.line(numbers);
    });
}
