//! Cases of Luogu P3185: up to 5 of up to 4 bottles with up to 2 beans, or up to 6 with up to 1.

fn main() {
    cases::generate(|g| {
        let (bottles, each) = (g.up_to(5).min(20) + 1, g.up_to(2).min(10_000));
        g.cases(5, |g| {
            let most = if matches!(bottles, 5 | 6) { 1 } else { each };
            let beans = g.vector(2..=bottles, 0..=most);
            g.line([beans.len()]);
            g.line(beans);
        });
    });
}
