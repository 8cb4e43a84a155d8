//! Shorter words, of fewer letters.

use super::Shrinker;
use super::document::Document;

/// Shortens each word that is no number.
pub(super) fn shorten(shrinker: &mut Shrinker, document: &mut Document) {
    for (line, word) in document.places() {
        if document.number((line, word)).is_none() {
            shorten_one(shrinker, document, line, word);
        }
    }
}

fn shorten_one(shrinker: &mut Shrinker, document: &mut Document, line: usize, word: usize) {
    let letters =
        |document: &Document| -> Vec<char> { document.lines[line][word].chars().collect() };
    let with = |document: &Document, letters: Vec<char>| {
        let mut smaller = document.clone();
        smaller.lines[line][word] = letters.into_iter().collect();
        smaller
    };
    // The length of a word may be told before it.
    let lengths: Vec<_> = document.places().into_iter().filter(|&at| at < (line, word)).collect();
    let lengths = &lengths[lengths.len().saturating_sub(3)..];
    let mut size = letters(document).len().div_ceil(2);
    while size > 0 && !shrinker.is_cut {
        let mut start = 0;
        while start + size <= letters(document).len() && !shrinker.is_cut {
            let now = letters(document);
            let rest: Vec<char> =
                now[..start].iter().chain(&now[start + size..]).copied().collect();
            if rest.is_empty() {
                break;
            }
            let smaller = with(document, rest);
            let told = lengths.iter().filter_map(|&at| {
                let number = document.number(at).filter(|&number| number == now.len() as i128)?;
                Some(smaller.with_number(at, number - size as i128))
            });
            let mut tries: Vec<Document> = told.collect();
            tries.push(smaller);
            if !tries.into_iter().any(|smaller| shrinker.accept(document, smaller)) {
                start += size;
            }
        }
        size /= 2;
    }
    // The least letter of the word instead of the others.
    let least = letters(document).into_iter().min();
    for i in 0..letters(document).len() {
        let mut now = letters(document);
        if let Some(least) = least.filter(|&least| now[i] != least) {
            now[i] = least;
            let smaller = with(document, now);
            shrinker.accept(document, smaller);
        }
    }
}
