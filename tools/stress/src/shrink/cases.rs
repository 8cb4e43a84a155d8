//! One case of many, where the first word is their number and each has a line of the answer.

use super::document::Document;
use super::shrinker::Shrinker;

/// Keeps nothing but the first case that fails: cuts off what is behind it, then what is before it.
pub(super) fn keep_one(shrinker: &mut Shrinker, document: &mut Document) {
    let count = document.number((0, 0)).and_then(|count| usize::try_from(count).ok());
    let answers = lines(&shrinker.failure.answer);
    let Some(count) = count.filter(|&count| count >= 2 && count == answers.len()) else { return };
    let printed = lines(&shrinker.failure.output);
    // Where the solution crashed there is no more of its output.
    let wrong = (0..count).find(|&i| printed.get(i) != Some(&answers[i])).unwrap_or(0);
    let part = |document: &Document, from: usize, to: usize, cases: usize| {
        let mut lines = vec![document.lines[0].clone()];
        lines[0][0] = cases.to_string();
        lines.extend_from_slice(&document.lines[from..to]);
        Document { lines }
    };
    if wrong + 1 < count {
        // It may end anywhere; first is tried where it would if all were of the same length.
        let len = document.lines.len();
        let guess = 1 + (len - 1) * (wrong + 1) / count;
        let mut ends: Vec<usize> = (2..=len).collect();
        ends.sort_by_key(|end| end.abs_diff(guess));
        let smaller = ends.iter().map(|&end| part(document, 1, end, wrong + 1));
        let smaller: Vec<Document> = smaller.collect();
        if !smaller.into_iter().any(|smaller| shrinker.accept(document, smaller)) {
            return;
        }
    }
    let len = document.lines.len();
    let smaller = (1..len).rev().map(|from| part(document, from, len, 1));
    let smaller: Vec<Document> = smaller.collect();
    smaller.into_iter().any(|smaller| shrinker.accept(document, smaller));
}

fn lines(text: &[u8]) -> Vec<Vec<u8>> {
    text.split_inclusive(|&byte| byte == b'\n').map(|line| line.trim_ascii_end().to_vec()).collect()
}
