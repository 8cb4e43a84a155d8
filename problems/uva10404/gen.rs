//! Cases of UVa 10404: up to 50 of up to 100 stones and 10 takes.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(50, |g| {
            let (stones, take) = (g.up_to(100_u64).min(1_000_000), g.up_to(20_u64).min(1_000_000));
            let count = g.up_to(9).min(9);
            let mut takes = match take {
                1 => Vec::new(),
                _ if g.size() > 1 && g.one_in(2) => g.vector(0..=count, 1..=take),
                _ => g.distinct(0..=count, 2..=take),
            };
            takes.push(1);
            g.shuffle(&mut takes);
            let line = [g.number(1..=stones), takes.len() as u64];
            g.line(line.into_iter().chain(takes));
        });
    });
}
