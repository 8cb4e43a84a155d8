//! Cases of UVa 10404: up to 50 of up to 100 stones and 10 takes.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(50, |g| {
            let (stones, take) = (g.up_to(100_u64), g.up_to(20_u64));
            let mut takes = g.vector(1..=10, 1..=take);
            takes[0] = 1;
            g.shuffle(&mut takes);
            let line = [g.number(1..=stones), takes.len() as u64];
            g.line(line.into_iter().chain(takes));
        });
    });
}
