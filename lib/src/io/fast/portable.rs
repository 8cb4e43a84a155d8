//! Where there is no fast path, every number is read the ordinary way.

use super::Decode;

/// Numbers that were decoded together: there are none.
pub(super) enum Batch {}

impl Batch {
    pub(super) fn new() -> Option<Self> {
        None
    }

    pub(super) fn len(&self) -> usize {
        match *self {}
    }

    pub(super) fn get(&self, _: usize) -> u64 {
        match *self {}
    }

    pub(super) fn fold<T: Decode, A>(
        &self,
        _: usize,
        _: usize,
        _: A,
        _: impl FnMut(A, T) -> A,
    ) -> A {
        match *self {}
    }

    pub(super) fn clear(&mut self) {
        match *self {}
    }

    pub(super) fn line_breaks(&self, _: &[u8]) -> u64 {
        match *self {}
    }

    pub(super) fn decode(&mut self, _: &[u8], _: usize, _: usize, _: u64, _: bool) -> usize {
        match *self {}
    }
}
