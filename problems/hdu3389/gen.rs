//! Cases of HDU 3389: up to 20 of up to 9 boxes with up to 4 cards in few of them.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (len, most) = (g.up_to(9_usize).min(10_000), g.up_to(4_u64).min(100));
            let filled = g.up_to(3).min(10_000);
            let n = g.count(1..=len);
            let mut boxes = vec![0; n];
            for place in g.distinct(0..=filled, 0..=n - 1) {
                boxes[place] = g.number(1..=most);
            }
            g.line([n]);
            g.line(boxes);
        });
    });
}
