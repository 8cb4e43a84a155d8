use crate::answers;
use brutes::cf305e::winning_place;

/// All words of up to `len` letters of `alphabet`.
fn check(alphabet: &str, len: usize) {
    let mut words = vec![String::new()];
    for _ in 0..len {
        words = words
            .iter()
            .flat_map(|word| alphabet.chars().map(move |letter| format!("{word}{letter}")))
            .collect();
        for word in &words {
            let expected = match winning_place(word) {
                Some(place) => vec!["First".to_owned(), place.to_string()],
                None => vec!["Second".to_owned()],
            };
            assert_eq!(answers("cf305e", word), expected, "{word}");
        }
    }
}

#[test]
fn small_cases() {
    check("ab", 5);
}

#[test]
#[ignore = "slow: the program is started 2114 times"]
fn larger_cases() {
    check("ab", 9);
    check("abc", 6);
}
