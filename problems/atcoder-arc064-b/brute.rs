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
        let word = input.word(3..=100_000, "abcdefghijklmnopqrstuvwxyz").into_bytes();
        input.require(!has_equal_neighbours(&word), "no two neighbours are equal");
        input.require(word.len() <= 16, "a word of more than 16 letters is too long to play");
        let wins = Game::normal(|word: &Vec<u8>| options(word)).next_player_wins(&word);
        println!("{}", if wins { "First" } else { "Second" });
    });
}
