//! The smallest input by now, and what was tried.

use super::document::Document;
use crate::contest::{Contest, Failure, Fault};
use std::collections::HashSet;
use std::time::Instant;

pub(super) struct Shrinker<'a, 'b> {
    pub contest: &'a Contest<'b>,
    /// The smallest by now.
    pub failure: Failure,
    pub deadline: Instant,
    pub is_cut: bool,
    /// Whether the brute force did not finish on the last input.
    pub is_late: bool,
    pub tried: HashSet<Document>,
}

impl Shrinker<'_, '_> {
    /// Takes `smaller` for `document` if the solution fails on it in the same way.
    pub fn accept(&mut self, document: &mut Document, smaller: Document) -> bool {
        if self.is_cut || self.tried.contains(&smaller) {
            return false;
        }
        self.is_cut = Instant::now() >= self.deadline;
        let input = smaller.text();
        let answer = self.contest.answer(&input);
        self.is_late = matches!(&answer, Err(Fault::Brute { is_late: true, .. }));
        let judge = |answer: Vec<u8>| self.contest.judge(&input, &answer, Some(self.deadline));
        let is_accepted = match answer.and_then(judge) {
            Ok(Some(failure)) if failure.is_like(&self.failure) => {
                self.failure = failure;
                *document = smaller.clone();
                true
            }
            // It is no input, or the solution is right, or wrong in another way.
            outcome => {
                self.is_cut |= matches!(outcome, Err(Fault::Stopped));
                false
            }
        };
        self.tried.insert(smaller);
        is_accepted
    }
}
