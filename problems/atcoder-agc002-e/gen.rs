//! Cases of AtCoder `agc002_e`: up to 12 piles of up to 20.

fn main() {
    cases::generate(|g| {
        let (count, most) = (g.up_to(12), g.up_to(20_u64));
        let piles = g.vector(1..=count, 1..=most);
        g.line([piles.len()]);
        g.line(piles);
    });
}
