//! Cases of AtCoder `arc131_c`: up to 12 numbers up to 40, or up to 10^9 among the largest.

fn main() {
    cases::generate(|g| {
        let (len, most) = (g.up_to(12_usize).min(400_000), g.up_to(40_u64).min(1_000_000_000));
        let most = if g.size() > 75 && g.one_in(4) { 1_000_000_000 } else { most };
        let mut numbers = g.distinct(1..=len, 1..=most);
        if numbers.iter().fold(0, |sum, number| sum ^ number) == 0 {
            numbers.pop();
        }
        g.line([numbers.len()]);
        g.line(numbers);
    });
}
