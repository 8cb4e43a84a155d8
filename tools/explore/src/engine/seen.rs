//! Sets of small values, to take the mex of.

/// A set of values below its capacity.
pub trait Seen: Send {
    /// An empty set for values below `capacity`, a power of two.
    fn new(capacity: u32) -> Self;
    /// Removes all.
    fn clear(&mut self);
    /// Adds one.
    fn insert(&mut self, value: u32);
    /// The least value that is not in it.
    fn mex(&self) -> u32;
}

/// Values below 64: one register.
pub struct Word(u64);

impl Seen for Word {
    fn new(capacity: u32) -> Word {
        debug_assert!(capacity <= u64::BITS);
        Word(0)
    }
    fn clear(&mut self) {
        self.0 = 0;
    }
    #[inline]
    fn insert(&mut self, value: u32) {
        debug_assert!(value < u64::BITS);
        // Wrapping, so that no check is left in the inner loop.
        self.0 |= 1_u64.wrapping_shl(value);
    }
    fn mex(&self) -> u32 {
        self.0.trailing_ones()
    }
}

/// A byte for each value: a store depends on none before it, as those into the words of a bitset do.
pub struct Bytes(Vec<u8>);

/// How many bytes are looked at together.
const CHUNK: usize = 64;

impl Seen for Bytes {
    fn new(capacity: u32) -> Bytes {
        Bytes(vec![0; (capacity as usize).next_multiple_of(CHUNK)])
    }
    fn clear(&mut self) {
        self.0.fill(0);
    }
    #[inline]
    fn insert(&mut self, value: u32) {
        self.0[value as usize] = 1;
    }
    fn mex(&self) -> u32 {
        // Whole chunks by their sums, which the compiler turns into vector instructions.
        let is_full = |chunk: &[u8]| usize::from(chunk.iter().sum::<u8>()) == CHUNK;
        let full = self.0.chunks_exact(CHUNK).take_while(|chunk| is_full(chunk)).count() * CHUNK;
        let rest = self.0[full..].iter().take_while(|&&byte| byte == 1).count();
        u32::try_from(full + rest).expect("a capacity is 32 bits")
    }
}
