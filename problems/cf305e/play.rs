//! Codeforces 305E: the place of the letter that is cut out is the move.

mod brute;

use cases::Said;

fn main() {
    cases::referee(
        |input| vec![input.word(1..=5000, "abcdefghijklmnopqrstuvwxyz")],
        |words: &Vec<String>| {
            let places: Vec<usize> = words.iter().flat_map(|word| brute::places(word)).collect();
            let named = places.into_iter().zip(brute::options(words));
            named.map(|(place, left)| (place.to_string(), left)).collect()
        },
        |words| if let [word] = &words[..] { Some(format!("{word}\n")) } else { None },
        |output| match output.split_whitespace().collect::<Vec<_>>()[..] {
            ["First", place] => Said::One(Some(place.to_owned())),
            ["Second"] => Said::One(None),
            _ => Said::One(Some(output.trim().to_owned())),
        },
    );
}
