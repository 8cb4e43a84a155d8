//! Where there is no fast way, every number is read the ordinary way.

use super::Range;

/// Never made.
pub(super) enum Batch {}

impl Batch {
    pub(super) fn new() -> Option<Self> {
        None
    }

    pub(super) fn len(&self) -> usize {
        match *self {}
    }

    pub(super) fn get(&self, _i: usize) -> u64 {
        match *self {}
    }

    pub(super) fn fold<A>(&self, _: usize, _: usize, _: A, _: impl FnMut(A, u64) -> A) -> A {
        match *self {}
    }

    pub(super) fn line_breaks(&self, _bytes: &[u8]) -> u64 {
        match *self {}
    }

    pub(super) fn decode(&mut self, _text: &[u8], _at: usize, _range: Range) -> usize {
        match *self {}
    }
}
