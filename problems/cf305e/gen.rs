//! Cases of Codeforces 305E: a word of up to 16 letters, most of them of few letters.

fn main() {
    cases::generate(|g| {
        let (most, letters) = (g.up_to(16).min(5000), g.up_to(4).clamp(2, 26));
        let letters = if g.size() > 1 && g.one_in(2) { 2 } else { letters };
        let word = g.word(1..=most, &"abcdefghijklmnopqrstuvwxyz"[..letters]);
        g.line([word]);
    });
}
