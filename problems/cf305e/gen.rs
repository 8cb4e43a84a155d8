//! Cases of Codeforces 305E: a word of up to 16 letters, most of them of few letters.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(16_usize);
        let alphabet = *g.pick(&["ab", "ab", "abc", "abcd"]);
        let word = g.word(1..=most, alphabet);
        g.line([word]);
    });
}
