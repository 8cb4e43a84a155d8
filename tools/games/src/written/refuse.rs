//! Why a value is not computed, and how it would be reached.

use super::Solver;
use crate::error::{Error, Result};
use crate::join;

/// So much memory is left free.
pub const RESERVE: u64 = 64 << 20;

impl Solver {
    /// The places on the stack that have been looked at: each is an option of the one before.
    fn path(&self) -> impl Iterator<Item = &[i64]> {
        self.looked_at.iter().map(|at| &self.waiting[*at..][..self.rule.width()])
    }

    /// The error of a move, written at `at`, to a position that has been looked at: the last on the stack.
    pub(super) fn cycle(&self, at: usize) -> Error {
        let again = &self.waiting[self.waiting.len() - self.rule.width()..];
        let path: Vec<&[i64]> =
            self.path().skip_while(|position| *position != again).chain([again]).collect();
        let first = self.rule.position_text(again);
        let mut message = format!("{first}: the rule can move for ever: {}", path_text(&path));
        if path.len() == 2 {
            message.push_str(
                "\n  this move changes nothing: is a condition missing, or `&` between what it leaves? \
                 Of bits, `&` is `bitand(a, b)`, and `^` is `xor(a, b)`",
            );
        }
        self.rule.error_at(at, &message).of_endless()
    }

    /// Checks that the memory that is free is enough for what is to come until the next look at it: a hash table that
    /// doubles.
    pub(super) fn check_memory(&self, position: &[i64], free: u64) -> Result<()> {
        let growth = 64 * self.memo.others() + 2 * size_of_val(&self.waiting[..]);
        if growth as u64 + RESERVE <= free {
            return Ok(());
        }
        let (known, free) = (self.done, free >> 20);
        let why = format!(
            "the value needs more memory than the {free} MiB that are free; {known} positions on the way \
             are known"
        );
        Err(self.gives_up(position, &why))
    }

    /// The error that a position, of which some others wait, needs more than there is.
    pub(super) fn gives_up(&self, position: &[i64], why: &str) -> Error {
        let path: Vec<&[i64]> = self.path().collect();
        let from = self.rule.position_text(position);
        let path = path_text(&path);
        self.rule.error(&format!(
            "{from}: {why}; one way goes {path}\n  try a smaller position, or `table`, which shows all up to \
             where it is stopped"
        ))
    }
}

/// Positions with arrows between them; of many, the first and the last ones.
pub fn path_text(path: &[&[i64]]) -> String {
    let text = |position: &&[i64]| join(*position, ",");
    let all: Vec<String> = match path.len() {
        0..=20 => path.iter().map(text).collect(),
        length => {
            let (head, tail) = (&path[..15], &path[length - 4..]);
            let middle = format!("... ({} more) ...", length - 19);
            head.iter().map(text).chain([middle]).chain(tail.iter().map(text)).collect()
        }
    };
    all.join(" -> ")
}
