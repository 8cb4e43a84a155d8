//! Codeforces 455B by its rules.

/// Whether who is to move wins the last of `games`, the first of which has come to the word `made`.
#[must_use]
pub fn wins_the_last(words: &[String], made: &str, games: u64) -> bool {
    let longer = ('a'..='z').map(|letter| format!("{made}{letter}"));
    let mut moves =
        longer.filter(|longer| words.iter().any(|word| word.starts_with(longer))).peekable();
    if moves.peek().is_none() {
        // Who has lost moves first in the next one.
        return games > 1 && wins_the_last(words, "", games - 1);
    }
    moves.any(|longer| !wins_the_last(words, &longer, games))
}

fn main() {
    cases::answer(|input| {
        let n = input.number(1..=100_000);
        let k = input.number(1..=1_000_000_000);
        let words: Vec<String> =
            (0..n).map(|_| input.word(1..=100_000, "abcdefghijklmnopqrstuvwxyz")).collect();
        let letters = words.iter().map(String::len).sum::<usize>();
        input.require(letters <= 100_000, "there are at most 100000 letters");
        input.require(letters <= 30 && k <= 5, "too large to play");
        println!("{}", if wins_the_last(&words, "", k) { "First" } else { "Second" });
    });
}
