//! Codeforces 276B by its rules.

use cases::Game;

/// How often each letter is there after one more move; none where the next player has won.
#[must_use]
pub fn options(counts: &[u64]) -> Vec<Vec<u64>> {
    if counts.iter().filter(|&&count| count % 2 == 1).count() <= 1 {
        return Vec::new();
    }
    let letters = (0..counts.len()).filter(|&letter| counts[letter] > 0);
    let without = letters.map(|letter| {
        let mut option = counts.to_vec();
        option[letter] -= 1;
        option.sort_unstable();
        option
    });
    without.collect()
}

/// Who wins.
#[must_use]
pub fn winner(word: &str) -> &'static str {
    let count = |letter| word.chars().filter(|&c| c == letter).count() as u64;
    let mut counts: Vec<u64> = ('a'..='z').map(count).collect();
    counts.sort_unstable();
    let mut game = Game::misere(|counts: &Vec<u64>| options(counts));
    if game.next_player_wins(&counts) {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    cases::answer(|input| {
        let (most, letters) = (input.up_to(10).min(1000), input.up_to(6).min(26));
        let word = input.word(1..=most, &"abcdefghijklmnopqrstuvwxyz"[..letters]);
        input.print(|| winner(&word));
    });
}
