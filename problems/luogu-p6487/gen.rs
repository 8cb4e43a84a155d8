//! Cases of Luogu P6487: up to 300 stones.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(300);
        let n = g.number(1..=most);
        g.line([n]);
    });
}
