//! Cases of AtCoder `arc064_b`: words of up to 12 letters, up to 4 of them.

fn main() {
    cases::generate(|g| {
        let len = g.up_to(12_usize).clamp(3, 100_000);
        let letters = g.up_to(4_u8).clamp(2, 26);
        let len = g.count(3..=len);
        let mut letter = g.number(0..=letters - 1);
        let mut word = String::new();
        for _ in 0..len {
            word.push(char::from(b'a' + letter));
            letter = (letter + g.number(1..=letters - 1)) % letters;
        }
        g.line([word]);
    });
}
