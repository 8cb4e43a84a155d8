//! Cases of Codeforces 1704F: up to 10 words of up to 10 letters, half of them with as many of both.

fn main() {
    cases::generate(|g| {
        g.cases(10, |g| {
            let most = g.up_to(10_usize).min(g.share(500_000)).max(2);
            let mut word: Vec<char> = g.word(2..=most, "RB").chars().collect();
            if g.size() > 1 && g.one_in(2) {
                word = ['R', 'B'].repeat(most / 2);
                if g.one_in(2) {
                    g.shuffle(&mut word);
                } else {
                    let turned = g.number(0..=word.len());
                    word[..turned].reverse();
                }
            }
            g.line([word.len()]);
            g.line([word.into_iter().collect::<String>()]);
        });
    });
}
