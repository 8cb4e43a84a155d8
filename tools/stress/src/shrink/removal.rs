//! Fewer lines, fewer words in a line, and fewer letters in a word, with what counts them.

use super::document::{At, Document};
use super::shrinker::Shrinker;
use std::ops::Range;

/// Removes what can be removed, large pieces first.
pub(super) fn remove(shrinker: &mut Shrinker, document: &mut Document) {
    let all = |document: &Document| document.lines.len();
    pieces(shrinker, document, all, |document, lines| {
        let mut smaller = document.clone();
        smaller.lines.drain(lines.clone());
        let counts = counts_before(document, (lines.start, 0));
        (smaller, counts)
    });
    let mut line = 0;
    while line < document.lines.len() && !shrinker.is_cut {
        let all = |document: &Document| document.lines.get(line).map_or(0, Vec::len);
        pieces(shrinker, document, all, |document, words| {
            let mut smaller = document.clone();
            smaller.lines[line].drain(words.clone());
            (smaller, counts_before(document, (line, words.start)))
        });
        line += 1;
    }
}

/// Shortens each word that is no number, then replaces its letters by the least of them.
pub(super) fn shorten_words(shrinker: &mut Shrinker, document: &mut Document) {
    for at in document.places() {
        if document.number(at).is_none() {
            shorten(shrinker, document, at);
        }
    }
}

fn shorten(shrinker: &mut Shrinker, document: &mut Document, (line, word): At) {
    let letters = |document: &Document| document.lines[line][word].chars().collect::<Vec<_>>();
    let with = |document: &Document, letters: Vec<char>| {
        let mut smaller = document.clone();
        smaller.lines[line][word] = letters.into_iter().collect();
        smaller
    };
    let mut counts = document.places();
    counts.retain(|&at| at < (line, word));
    let counts = counts.split_off(counts.len().saturating_sub(3));
    let all = |document: &Document| letters(document).len();
    pieces(shrinker, document, all, |document, piece| {
        let mut rest = letters(document);
        // A word that is gone was tried before.
        if rest.len() > piece.len() {
            rest.drain(piece.clone());
        }
        (with(document, rest), counts.clone())
    });
    let least = letters(document).into_iter().min();
    for i in 0..letters(document).len() {
        let mut now = letters(document);
        now[i] = least.unwrap_or(now[i]);
        let smaller = with(document, now);
        shrinker.accept(document, smaller);
    }
}

/// Removes pieces of a sequence, from its end, halving their length. `without` is a document without a piece, and
/// where a count of what was removed may be.
fn pieces(
    shrinker: &mut Shrinker,
    document: &mut Document,
    len: impl Fn(&Document) -> usize,
    without: impl Fn(&Document, &Range<usize>) -> (Document, Vec<At>),
) {
    let mut size = len(document).div_ceil(2);
    while size > 0 && !shrinker.is_cut {
        let mut end = len(document);
        while end >= size && !shrinker.is_cut {
            let piece = end - size..end;
            let (smaller, counts) = without(document, &piece);
            if try_counts(shrinker, document, &smaller, &counts, size) {
                end = end.saturating_sub(size).min(len(document));
            } else {
                end -= 1.max(size / 2);
            }
        }
        size /= 2;
    }
}

/// Tries a smaller document as it is, and with each count less by what may have been removed.
fn try_counts(
    shrinker: &mut Shrinker,
    document: &mut Document,
    smaller: &Document,
    counts: &[At],
    removed: usize,
) -> bool {
    if shrinker.accept(document, smaller.clone()) {
        return true;
    }
    let fits = |each: &usize| removed.is_multiple_of(*each);
    let mut less: Vec<usize> = (1..=3).filter(fits).map(|each| removed / each).collect();
    less.push(1);
    less.dedup();
    for &count in counts {
        let Some(number) = smaller.number(count) else { continue };
        for &less in &less {
            let rest = number - less as i128;
            let fails_with = |shrinker: &mut Shrinker, document: &mut Document| {
                shrinker.accept(document, smaller.with_number(count, rest))
                    || shrinker.accept(document, smaller.with_count(count, rest))
            };
            if rest >= 0 && fails_with(shrinker, document) {
                return true;
            }
        }
    }
    false
}

/// Where the counts of what is at a place may be: the first two words of its line, the words of the two lines before,
/// of the first line, and of the last line before those that has two words.
fn counts_before(document: &Document, (line, word): At) -> Vec<At> {
    let near = line.saturating_sub(2);
    let far = (0..near).rev().find(|&line| document.lines[line].len() == 2);
    let lines = (near..line).rev().chain((near > 0).then_some(0)).chain(far);
    let before = lines.map(|line| (line, document.lines[line].len()));
    let counts = [(line, word)].into_iter().chain(before);
    counts.flat_map(|(line, words)| (0..words.min(2)).map(move |word| (line, word))).collect()
}
