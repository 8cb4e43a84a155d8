//! Cases of Codeforces 255E: up to 4 piles of up to 9000.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(9000_u64);
        let piles = g.vector(1..=4, 1..=most);
        g.line([piles.len()]);
        g.line(piles);
    });
}
