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
        let letters = 100_000;
        let (n, len) = (input.up_to(4_usize).min(letters), input.up_to(4_usize).min(letters));
        let games = input.up_to(4_u64).min(1_000_000_000);
        // Words of two letters of the alphabet, which have the same beginning more often.
        input.drawn(|g| {
            let (n, k) = (g.count(1..=n.min(letters / 2)), g.number(1..=games));
            g.line([n as u64, k]);
            for _ in 0..n {
                let word = g.word(1..=len.min(letters / n), "ab");
                g.line([word]);
            }
        });
        let (n, k) = (input.count(1..=n), input.number(1..=games));
        input.end_line();
        let words: Vec<String> =
            (0..n).map(|_| input.word(1..=len, "abcdefghijklmnopqrstuvwxyz")).collect();
        let all = words.iter().map(String::len).sum::<usize>();
        input.require(all <= letters, "there are at most 100000 letters");
        input.print(|| {
            input.require(all <= 30 && k <= 5, "too large to play");
            if wins_the_last(&words, "", k) {
                "First"
            } else {
                "Second"
            }
        });
    });
}
