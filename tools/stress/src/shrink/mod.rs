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
mod shrinker;

use self::document::Document;
use self::shrinker::Shrinker;
use crate::contest::{Contest, Failure};
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
pub fn shrink(contest: &mut Contest, failure: Failure, time: Duration) -> Shrunk {
    let deadline = Instant::now() + time;
    let document = Document::parse(&failure.input);
    // Without a brute force nobody knows what an input is.
    let is_ready = contest.has_brute() && contest.limit_brute(&failure.input, deadline).is_ok();
    let is_cut = contest.has_brute() && Instant::now() >= deadline;
    let (document, is_late) = (document.filter(|_| is_ready), false);
    let tried: HashSet<Document> = document.iter().cloned().collect();
    let mut shrinker = Shrinker { contest, failure, deadline, is_cut, is_late, tried };
    if let Some(mut document) = document {
        while !shrinker.is_cut && round(&mut shrinker, &mut document) {}
    }
    let tried = shrinker.tried.len().saturating_sub(1);
    Shrunk { failure: shrinker.failure, tried, is_cut: shrinker.is_cut }
}

/// Tries everything; whether anything became smaller.
fn round(shrinker: &mut Shrinker, document: &mut Document) -> bool {
    let before = document.clone();
    cases::keep_one(shrinker, document);
    removal::remove(shrinker, document);
    numbers::lower(shrinker, document);
    removal::shorten_words(shrinker, document);
    *document != before
}
