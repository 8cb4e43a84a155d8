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
        |output| Said::One(output.lines().nth(1).map(str::to_owned)),
    );
}
