//! Cases of yukicoder 361: up to 24.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(24_u64).min(500);
        let l = g.number(1..=most);
        let d = g.number(1..=l);
        g.line([l, d]);
    });
}
