//! One case of many, where the first word is their number and each has a line of the answer.

use super::Shrinker;
use super::document::Document;

/// Keeps nothing but the first case that fails.
pub(super) fn keep_one(shrinker: &mut Shrinker, document: &mut Document) {
    let Some(count) = document.number((0, 0)).and_then(|count| usize::try_from(count).ok()) else {
        return;
    };
    let answers: Vec<&[u8]> = lines(&shrinker.failure.answer);
    let printed = lines(&shrinker.failure.output);
    if count < 2 || answers.len() != count {
        return;
    }
    // Where the solution crashed there is no more of its output.
    let wrong = (0..count).find(|&i| printed.get(i) != Some(&answers[i])).unwrap_or(0);
    let len = document.lines.len();
    let whole = document.clone();
    let case = |from: usize, to: usize, cases: usize| {
        let mut lines = vec![whole.lines[0].clone()];
        lines[0][0] = cases.to_string();
        lines.extend_from_slice(&whole.lines[from..to]);
        Document { lines }
    };
    // All of a length. Of a crash nothing is known but that it was not before what was printed.
    if (len - 1).is_multiple_of(count) {
        let each = (len - 1) / count;
        let last = if printed.len() == count { wrong } else { count - 1 };
        for i in wrong..=last {
            if shrinker.accept(document, case(1 + i * each, 1 + (i + 1) * each, 1)) {
                return;
            }
        }
    }
    // What is behind it, which ends anywhere; it is tried first where it would end if all were alike.
    let guess = 1 + (len - 1) * (wrong + 1) / count;
    let mut ends: Vec<usize> = (2..=len).collect();
    ends.sort_by_key(|end| end.abs_diff(guess));
    let candidates: Vec<Document> = ends.iter().map(|&end| case(1, end, wrong + 1)).collect();
    if wrong + 1 < count
        && !candidates.into_iter().any(|smaller| shrinker.accept(document, smaller))
    {
        return;
    }
    // What is before it.
    let len = document.lines.len();
    let before = document.clone();
    for from in (1..len).rev() {
        let mut smaller = before.clone();
        smaller.lines.drain(1..from);
        smaller.lines[0][0] = 1.to_string();
        if shrinker.accept(document, smaller) {
            return;
        }
    }
}

fn lines(text: &[u8]) -> Vec<&[u8]> {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    if text.is_empty() { Vec::new() } else { text.split(|&byte| byte == b'\n').collect() }
}
