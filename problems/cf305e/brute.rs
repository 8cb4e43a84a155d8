//! Codeforces 305E by its rules.

use cases::Game;

/// The places of a word, from 1 on, that can be cut: for some l, each of the l letters before such a place is that
/// which is as far behind it.
#[must_use]
pub fn places(word: &str) -> Vec<usize> {
    let t: Vec<char> = word.chars().collect();
    let is_centre = |i: usize, l: usize| (1..=l).all(|far| t[i - 1 - far] == t[i - 1 + far]);
    let some_l = |i: usize| (1..i).any(|l| i + l <= t.len() && is_centre(i, l));
    (1..=word.len()).filter(|&i| some_l(i)).collect()
}

/// What is on the table after a cut, in order.
fn cut(words: &[String], which: usize, place: usize) -> Vec<String> {
    let mut words = words.to_vec();
    let word = words.remove(which);
    words.extend([&word[..place - 1], &word[place - 1..place], &word[place..]].map(str::to_owned));
    words.retain(|word| !word.is_empty());
    words.sort_unstable();
    words
}

/// The positions that one move leads to.
#[must_use]
pub fn options(words: &[String]) -> Vec<Vec<String>> {
    let cuts = |which: usize| places(&words[which]).into_iter().map(move |place| (which, place));
    (0..words.len()).flat_map(cuts).map(|(which, place)| cut(words, which, place)).collect()
}

/// The first place that wins, if there is one.
#[must_use]
pub fn winning_place(word: &str) -> Option<usize> {
    let mut game = Game::normal(|words: &Vec<String>| options(words));
    let words = [word.to_owned()];
    places(word).into_iter().find(|&place| !game.next_player_wins(&cut(&words, 0, place)))
}

fn main() {
    cases::answer(|input| {
        let (most, letters) = (input.up_to(16).min(5000), input.up_to(4).clamp(2, 26));
        // Few letters.
        input.special(2, |g| {
            let word = g.word(1..=most, "ab");
            g.line([word]);
        });
        let word = input.word(1..=most, &"abcdefghijklmnopqrstuvwxyz"[..letters]);
        input.print(|| match winning_place(&word) {
            Some(place) => format!("First\n{place}"),
            None => "Second".to_owned(),
        });
    });
}
