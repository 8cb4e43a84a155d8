//! Cases of Library Checker `nim_product_64`: up to 20 products of any numbers.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let most = g.up_to(u64::MAX);
            let pair = [g.number(0..=most), g.number(0..=most)];
            g.line(pair);
        });
    });
}
