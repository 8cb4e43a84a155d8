//! From an input on which the solution fails to a smaller one on which it fails in the same way: fewer cases,
//! fewer and smaller numbers, shorter words.
//!
//! Nothing is known of the format but that it is words and white space. What the brute force accepts is an input;
//! so it is what says that a count must go with what it counts. Each step leaves fewer words, or smaller ones, so
//! that there is an end.

mod cases;
mod document;
mod numbers;
mod removal;

use crate::contest::{Contest, Failure, Fault};
use document::Document;
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// The result of making an input smaller.
pub struct Shrunk {
    /// The smallest that was found.
    pub failure: Failure,
    /// How many smaller ones were tried.
    pub tried: usize,
    /// Whether there was no time to try all.
    pub is_cut: bool,
}

/// Makes an input on which the solution fails smaller, for at most `time`.
#[must_use]
pub fn shrink(contest: &mut Contest, failure: Failure, time: Duration) -> Shrunk {
    let deadline = Instant::now() + time;
    let document = Document::parse(&failure.input);
    // Without a brute force nobody knows what an input is.
    let is_ready = contest.has_brute() && contest.limit_brute(&failure.input).is_ok();
    let (document, is_cut, is_late) = (document.filter(|_| is_ready), false, false);
    let tried: HashSet<Document> = document.iter().cloned().collect();
    let mut shrinker = Shrinker { contest, failure, deadline, is_cut, is_late, tried };
    if let Some(mut document) = document {
        while !shrinker.is_cut && shrinker.round(&mut document) {}
    }
    let tried = shrinker.tried.len().saturating_sub(1);
    Shrunk { failure: shrinker.failure, tried, is_cut: shrinker.is_cut }
}

struct Shrinker<'a, 'b> {
    contest: &'a Contest<'b>,
    /// The smallest by now.
    failure: Failure,
    deadline: Instant,
    is_cut: bool,
    /// Whether the brute force did not finish on the last input.
    is_late: bool,
    tried: HashSet<Document>,
}

impl Shrinker<'_, '_> {
    /// Tries everything; whether anything became smaller.
    fn round(&mut self, document: &mut Document) -> bool {
        let before = document.clone();
        cases::keep_one(self, document);
        removal::remove(self, document);
        numbers::lower(self, document);
        removal::shorten_words(self, document);
        *document != before
    }

    /// Takes `smaller` for `document` if the solution fails on it in the same way.
    fn accept(&mut self, document: &mut Document, smaller: Document) -> bool {
        if self.is_cut || self.tried.contains(&smaller) {
            return false;
        }
        self.is_cut = Instant::now() >= self.deadline;
        let input = smaller.text();
        let answer = self.contest.answer(&input);
        self.is_late = matches!(&answer, Err(Fault::Brute { is_late: true, .. }));
        let is_accepted = match answer.and_then(|answer| self.contest.judge(&input, &answer)) {
            Ok(Some(failure)) if failure.is_like(&self.failure) => {
                self.failure = failure;
                *document = smaller.clone();
                true
            }
            // It is no input, or the solution is right, or wrong in another way.
            outcome => {
                self.is_cut |= matches!(outcome, Err(Fault::Interrupted));
                false
            }
        };
        self.tried.insert(smaller);
        is_accepted
    }
}
