//! `HashMap`, `HashSet` and their hash, which core and alloc lack.

mod entry;
pub mod map;
pub mod set;
mod table;
mod traits;

pub use core::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};

#[derive(Clone, Default, Debug)]
pub struct RandomState(());

impl RandomState {
    pub fn new() -> Self {
        RandomState(())
    }
}

impl BuildHasher for RandomState {
    type Hasher = Folded;

    fn build_hasher(&self) -> Folded {
        Folded(0)
    }
}

/// What was hashed, multiplied word by word. It is not called `DefaultHasher`, of which programs may print what it gives.
pub struct Folded(u64);

impl Hasher for Folded {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
