//! The rare heaps of a sparse space.

use super::space::Space;

/// A space and its rare heaps, as long as these are few.
pub struct Rare {
    space: Space,
    /// Heaps and their values, in increasing order of heaps.
    heaps: Vec<(u32, u16)>,
}

impl Rare {
    /// The best space of `values`, if it has few rare heaps.
    pub fn seek(values: &[u16], takes: Option<u32>) -> Option<Rare> {
        // With so many values, few heaps have the same.
        if values.iter().any(|&value| usize::from(value) > values.len() / 8) {
            return None;
        }
        let mut rare = Rare { space: Space::seek(values, takes), heaps: Vec::new() };
        // Heap 0 is no part.
        for (heap, &value) in values.iter().enumerate().skip(1) {
            rare.push(heap, value);
        }
        rare.is_sparse(values.len()).then_some(rare)
    }

    pub fn memory(len: u64) -> u64 {
        // A vector of len / 8 entries of 8 bytes that may be half empty; while the space is sought, 8 bytes
        // for each of at most len / 4 values.
        4 * len
    }

    pub fn space(&self) -> Space {
        self.space
    }

    /// Adds a heap, which is larger than the others.
    pub fn push(&mut self, heap: usize, value: u16) {
        if !self.space.is_common(heap, value.into()) {
            let heap = u32::try_from(heap).expect("tables are shorter");
            self.heaps.push((heap, value));
        }
    }

    /// Whether listing the splits with a rare part is faster than a search of all splits, for `len` heaps.
    pub fn is_sparse(&self, len: usize) -> bool {
        self.heaps.len() <= len / 8
    }

    /// The rare heaps from `first` on and below `end`, and their values.
    pub fn within(&self, first: usize, end: usize) -> &[(u32, u16)] {
        let before = |end: usize| self.heaps.partition_point(|(heap, _)| (*heap as usize) < end);
        self.heaps.get(before(first)..before(end)).unwrap_or(&[])
    }
}
