//! Cases of Codeforces 276B: words of up to 10 letters.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(10);
        let word = g.word(1..=most, "abcdef");
        g.line([word]);
    });
}
