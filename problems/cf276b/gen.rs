//! Cases of Codeforces 276B: words of up to 10 letters.

fn main() {
    cases::generate(|g| {
        let (most, letters) = (g.up_to(10).min(1000), g.up_to(6).min(26));
        let word = g.word(1..=most, &"abcdefghijklmnopqrstuvwxyz"[..letters]);
        g.line([word]);
    });
}
