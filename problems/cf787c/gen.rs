//! Cases of Codeforces 787C: rings of up to 20 places, with few steps or any number of them.

fn main() {
    cases::generate(|g| {
        let most = 1 + g.up_to(19_usize).min(6999);
        let n = g.count(2..=most);
        g.line([n]);
        let len = if g.one_in(2) { (n - 1).min(3) } else { n - 1 };
        for _ in 0..2 {
            let mut steps = g.distinct(1..=len, 1..=n - 1);
            steps.insert(0, steps.len());
            g.line(steps);
        }
    });
}
