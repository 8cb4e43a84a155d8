//! Cases of HDU 3389: up to 20 of up to 9 boxes with up to 4 cards in few of them.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let len = g.up_to(9_usize);
            let most = g.up_to(4_u64);
            let n = g.number(1..=len);
            let mut boxes = vec![0; n];
            for _ in 0..3 {
                let place = g.number(0..=n - 1);
                boxes[place] = g.number(0..=most);
            }
            g.line([n]);
            g.line(boxes);
        });
    });
}
