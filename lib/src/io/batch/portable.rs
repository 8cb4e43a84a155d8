//! The batch of a processor without a fast path: always empty, so that numbers are read one by one.

#![allow(clippy::unused_self)] // the same functions as in `avx2`

use super::decode::Decode;

/// A batch without numbers.
pub(super) struct Batch;

impl Batch {
    pub(super) fn able() -> bool {
        false
    }

    pub(super) fn new(_wanted: usize) -> Self {
        Batch
    }

    pub(super) fn len(&self) -> usize {
        0
    }

    pub(super) fn get(&self, _: usize) -> u64 {
        unreachable!("there are no numbers")
    }

    pub(super) fn fold<T: Decode, A>(
        &self,
        _: usize,
        _: usize,
        init: A,
        _: impl FnMut(A, T) -> A,
    ) -> A {
        init
    }

    pub(super) fn clear(&mut self) {}

    pub(super) fn end_of(&self, _: usize, text: &[u8]) -> usize {
        text.len()
    }

    pub(super) fn line_breaks(&self, _: &[u8]) -> u64 {
        unreachable!("there is no batch")
    }

    pub(super) fn decode(&mut self, _: &[u8], at: usize, _: u64, _: bool) -> usize {
        at
    }
}
