//! Cases of AtCoder `arc137_c`: up to 8 numbers of up to 12.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(12_u64);
        let numbers = g.increasing(2..=8, 0..=most);
        g.line([numbers.len()]);
        g.line(numbers);
    });
}
