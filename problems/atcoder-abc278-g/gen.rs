//! Cases of AtCoder `abc278_g`: up to 14 cards, a third of them with one size of takes.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(14).min(2000);
        let n = g.number(1..=most);
        let l = g.number(1..=n);
        let r = if g.one_in(3) { l } else { g.number(l..=n) };
        g.line([n, l, r]);
    });
}
