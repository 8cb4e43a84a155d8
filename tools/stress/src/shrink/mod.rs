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
mod words;

use crate::contest::{Contest, Failure, Fault, Outcome};
use document::Document;
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// What became of an input.
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
    let (tried, is_cut, is_late, refused) = (0, false, false, HashSet::new());
    let mut shrinker = Shrinker { contest, failure, deadline, tried, is_cut, is_late, refused };
    let document = Document::parse(&shrinker.failure.input);
    // Without a brute force nobody knows what an input is.
    let has_brute = shrinker.contest.has_brute();
    let is_ready = has_brute && shrinker.contest.lose_patience(&shrinker.failure.input).is_ok();
    if let (Some(mut document), true) = (document, is_ready) {
        while !shrinker.is_cut && shrinker.round(&mut document) {}
    }
    Shrunk { failure: shrinker.failure, tried: shrinker.tried, is_cut: shrinker.is_cut }
}

struct Shrinker<'a, 'b> {
    contest: &'a mut Contest<'b>,
    /// The smallest by now.
    failure: Failure,
    deadline: Instant,
    tried: usize,
    is_cut: bool,
    /// Whether the brute force did not finish what was tried last.
    is_late: bool,
    /// What was tried in vain.
    refused: HashSet<Document>,
}

impl Shrinker<'_, '_> {
    /// Tries everything; whether anything became smaller.
    fn round(&mut self, document: &mut Document) -> bool {
        let before = document.clone();
        cases::keep_one(self, document);
        removal::remove(self, document);
        numbers::lower(self, document);
        words::shorten(self, document);
        *document != before
    }

    /// Takes `smaller` for `document` if the solution fails on it in the same way.
    fn accept(&mut self, document: &mut Document, smaller: Document) -> bool {
        if self.is_cut || self.refused.contains(&smaller) {
            return false;
        }
        self.is_cut = Instant::now() >= self.deadline;
        let is_accepted = self.fails(&smaller);
        if is_accepted {
            *document = smaller;
        } else {
            self.refused.insert(smaller);
        }
        is_accepted
    }

    fn fails(&mut self, document: &Document) -> bool {
        self.tried += 1;
        let input = document.text();
        let outcome = self.contest.answer(&input);
        self.is_late = matches!(&outcome, Err(Fault::Brute { is_late: true, .. }));
        let outcome = outcome.and_then(|answer| self.contest.judge(&input, &answer));
        match outcome {
            Ok(Outcome::Failed(failure)) if failure.is_like(&self.failure) => {
                self.failure = *failure;
                true
            }
            Err(Fault::Interrupted) => {
                self.is_cut = true;
                false
            }
            // It is no input, or the solution is right, or wrong in another way.
            Ok(_) | Err(_) => false,
        }
    }
}
