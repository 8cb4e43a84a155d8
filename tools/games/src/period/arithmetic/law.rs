//! A law that is to be proved.

use crate::index;
use crate::rule::Code;

/// A law, and the values of heaps that it holds for, with the names of the theorem.
pub struct Law<'a> {
    pub code: &'a Code,
    pub values: &'a [u32],
    pub e: u64,
    pub p: u64,
    pub s: u64,
    /// `u`.
    pub unit: u64,
    pub bound: u64,
}

impl Law<'_> {
    /// `G(n)` of a heap below `bound + p`.
    pub fn g(&self, heap: u64) -> u64 {
        self.values[index(heap)].into()
    }

    /// `Q(n)`: the value of a heap without its lowest bits, over `u`.
    pub fn q(&self, heap: u64) -> u64 {
        self.g(heap) / self.unit
    }

    /// `R(n)`: the lowest bits, below `u`.
    pub fn r(&self, heap: u64) -> u64 {
        self.g(heap) % self.unit
    }

    /// Whether the digits of the code repeat for ever.
    pub fn has_tail(&self) -> bool {
        self.code.tail_length().is_some()
    }
}
