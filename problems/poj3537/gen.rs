//! Cases of POJ 3537: a strip of up to 20.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(20_u32).clamp(3, 2000);
        let n = g.number(3..=most);
        g.line([n]);
    });
}
