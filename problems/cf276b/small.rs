use crate::{compare_each, lists};
use brutes::cf276b::winner;

/// All words of up to 5 letters of three, and of 4 letters of four.
#[test]
fn small_cases() {
    let all = (1..=5).flat_map(|len| lists(len, 2)).chain(lists(4, 3));
    let words = all.map(|list| {
        list.iter()
            .map(|&i| "abcd".chars().zip(0..).find(|c| c.1 == i).map_or('a', |c| c.0))
            .collect()
    });
    compare_each("cf276b", words.map(|word: String| (word.clone() + "\n", winner(&word))));
}
