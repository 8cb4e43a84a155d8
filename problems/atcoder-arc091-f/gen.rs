//! Cases of `AtCoder` `arc091_d`: up to 3 heaps of up to 30 with K up to 12.

fn main() {
    cases::generate(|g| {
        let (stones, most, len) = (
            g.up_to(30_u64).min(1_000_000_000),
            g.up_to(12_u64).min(1_000_000_000),
            g.up_to(3).min(200),
        );
        let n = g.count(1..=len);
        g.line([n]);
        for _ in 0..n {
            let heap = [g.number(1..=stones), g.number(1..=most)];
            g.line(heap);
        }
    });
}
