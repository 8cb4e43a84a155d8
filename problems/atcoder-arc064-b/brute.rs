//! AtCoder `arc064_b` by its rules.

use cases::Game;

fn has_equal_neighbours(word: &[u8]) -> bool {
    word.windows(2).any(|pair| pair[0] == pair[1])
}

/// The words that one cut leads to.
#[must_use]
pub fn options(word: &[u8]) -> Vec<Vec<u8>> {
    let cut = |i: usize| [&word[..i], &word[i + 1..]].concat();
    (1..word.len() - 1).map(cut).filter(|word| !has_equal_neighbours(word)).collect()
}

fn main() {
    cases::answer(|input| {
        let len = input.up_to(12_usize).clamp(3, 100_000);
        let letters = input.up_to(4_u8).clamp(2, 26);
        // No two neighbours are equal.
        input.drawn(|g| {
            let len = g.count(3..=len);
            let mut letter = g.number(0..=letters - 1);
            let mut word = String::new();
            for _ in 0..len {
                word.push(char::from(b'a' + letter));
                letter = (letter + g.number(1..=letters - 1)) % letters;
            }
            g.line([word]);
        });
        let word = input.word(3..=len, "abcdefghijklmnopqrstuvwxyz").into_bytes();
        input.require(!has_equal_neighbours(&word), "two neighbours are equal");
        input.print(|| {
            input.require(word.len() <= 16, "a word of more than 16 letters is too long to play");
            let wins = Game::normal(|word: &Vec<u8>| options(word)).next_player_wins(&word);
            if wins {
                "First"
            } else {
                "Second"
            }
        });
    });
}
