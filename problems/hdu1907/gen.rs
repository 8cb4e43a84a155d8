//! Cases of HDU 1907: up to 100 of up to 5 boxes of up to 6, a third of them with one sweet in nearly all.

fn main() {
    cases::generate(|g| {
        g.cases(100, |g| {
            let (most, len) = (g.up_to(6_u64).min(4747), g.up_to(5).min(47));
            let usual = if g.size() > 1 && g.one_in(3) { 1 } else { most };
            let mut boxes = g.vector(1..=len, 1..=usual);
            if g.size() > 1 && g.one_in(2) {
                boxes[0] = g.number(1..=most);
                g.shuffle(&mut boxes);
            }
            g.line([boxes.len()]);
            g.line(boxes);
        });
    });
}
