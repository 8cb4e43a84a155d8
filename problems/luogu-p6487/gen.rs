//! Cases of Luogu P6487: up to 300 stones.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(300_u64).min(1_000_000_000_000_000);
        let n = g.number(1..=most);
        g.line([n]);
    });
}
