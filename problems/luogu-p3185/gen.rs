//! Cases of Luogu P3185: up to 5 of up to 4 bottles with up to 2 beans, or up to 6 with up to 1.

fn main() {
    cases::generate(|g| {
        let bottles = g.up_to(5) + 1;
        g.cases(5, |g| {
            let (bottles, most) = if bottles > 4 { (bottles, 1) } else { (bottles, 2) };
            let beans = g.vector(2..=bottles, 0..=most);
            g.line([beans.len()]);
            g.line(beans);
        });
    });
}
