//! Sets of Grundy values, to take the mex of.

/// A set of values below its capacity.
pub trait ValueSet: Default + Send {
    /// Empties the set, and makes room for values below `capacity`, a power of two.
    fn clear(&mut self, capacity: u32);
    /// Adds a value.
    fn insert(&mut self, value: u32);
    /// The least value that is not in the set.
    fn mex(&self) -> u32;
}

/// Values below 256, as those of most games are: a byte for each, stored without a check of bounds. The
/// stores do not depend on each other, as those into the words of a bitset would.
pub struct SmallSet([u8; 256]);

impl Default for SmallSet {
    fn default() -> SmallSet {
        SmallSet([0; 256])
    }
}

impl ValueSet for SmallSet {
    fn clear(&mut self, capacity: u32) {
        debug_assert!(capacity <= 256);
        self.0 = [0; 256];
    }
    #[inline]
    fn insert(&mut self, value: u32) {
        let [low, high @ ..] = value.to_le_bytes();
        debug_assert_eq!(high, [0; 3]);
        self.0[usize::from(low)] = 1;
    }
    fn mex(&self) -> u32 {
        mex(&self.0)
    }
}

/// Values without a fixed bound: a byte for each.
#[derive(Default)]
pub struct LargeSet(Vec<u8>);

/// How many bytes are looked at together.
const CHUNK: usize = 64;

impl ValueSet for LargeSet {
    fn clear(&mut self, capacity: u32) {
        self.0.clear();
        self.0.resize((capacity as usize).next_multiple_of(CHUNK), 0);
    }
    #[inline]
    fn insert(&mut self, value: u32) {
        self.0[value as usize] = 1;
    }
    fn mex(&self) -> u32 {
        mex(&self.0)
    }
}

/// The place of the first byte that is not 1.
fn mex(bytes: &[u8]) -> u32 {
    // The compiler turns sums of chunks into vector instructions.
    let is_full = |chunk: &[u8]| usize::from(chunk.iter().sum::<u8>()) == CHUNK;
    let full = bytes.chunks_exact(CHUNK).take_while(|chunk| is_full(chunk)).count() * CHUNK;
    let rest = bytes[full..].iter().take_while(|&&byte| byte == 1).count();
    u32::try_from(full + rest).expect("a capacity has 32 bits")
}
