//! Cases of `AtCoder` `abc368_f`: up to 4 numbers of up to 40.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(40_u64).clamp(2, 100_000), g.up_to(4).min(100_000));
        let numbers = g.bag(1..=len, 2..=most);
        g.line([numbers.len()]);
        g.line(numbers);
    });
}
