//! Cases of Codeforces 346A: up to 7 numbers up to 14.

fn main() {
    cases::generate(|g| {
        let most = 1 + g.up_to(13_usize).min(999_999_999);
        let len = 1 + g.up_to(6_usize).min(99);
        let step = if g.one_in(3) { g.number(1..=(most / len).max(1)) } else { 1 };
        let numbers = g.distinct(2..=len, 1..=most / step);
        g.line([numbers.len()]);
        g.line(numbers.into_iter().map(|number| number * step));
    });
}
