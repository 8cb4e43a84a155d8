//! Sets of values as rows of bits.

/// Rows of the same length, in one vector.
pub struct Rows {
    /// How many words a row has, a power of two.
    words: usize,
    bits: Vec<u64>,
}

impl Rows {
    /// So many empty rows of one word.
    pub fn new(count: usize) -> Rows {
        Rows::of_words(count, 1)
    }

    /// So many empty rows of so many words.
    pub fn of_words(count: usize, words: usize) -> Rows {
        Rows { words, bits: vec![0; count * words] }
    }

    pub fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }

    pub fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..][..self.words]
    }

    /// Appends a row.
    pub fn push(&mut self, row: &[u64]) {
        debug_assert_eq!(row.len(), self.words);
        self.bits.extend_from_slice(row);
    }

    /// Makes rows of at least so many words.
    pub fn widen(&mut self, words: usize) {
        if words <= self.words {
            return;
        }
        let mut wide = vec![0; self.bits.len() / self.words * words];
        for (wide, row) in wide.chunks_exact_mut(words).zip(self.bits.chunks_exact(self.words)) {
            wide[..self.words].copy_from_slice(row);
        }
        (self.words, self.bits) = (words, wide);
    }
}

/// Adds the values of `row` to `set`.
#[inline]
pub fn unite(set: &mut [u64], row: &[u64]) {
    set.iter_mut().zip(row).for_each(|(set, row)| *set |= row);
}

/// Adds a value to a set.
#[inline]
pub fn insert(set: &mut [u64], value: u32) {
    set[value as usize / 64] |= 1 << (value % 64);
}

/// The least value that is not in a set.
pub fn mex(set: &[u64]) -> usize {
    let full = set.iter().take_while(|&&word| word == u64::MAX).count();
    64 * full + set.get(full).map_or(0, |word| word.trailing_ones() as usize)
}

/// Adds the nim-sums of `64 far` and the values of `row` to `set`: the words trade places.
#[inline]
pub fn unite_far(set: &mut [u64], row: &[u64], far: usize) {
    if far == 0 {
        return unite(set, row);
    }
    for (place, &word) in row.iter().enumerate() {
        set[place ^ far] |= word;
    }
}

/// Adds the nim-sums of `near`, which is below 64, and the values of `row` to `set`: the bits of each word
/// trade places.
pub fn unite_near(set: &mut [u64], row: &[u64], near: u32) {
    set.iter_mut().zip(row).for_each(|(set, &row)| *set |= with_places(row, near));
}

/// The bits of a word, each at its place xor `value`, which is below 64.
fn with_places(mut word: u64, value: u32) -> u64 {
    const EVEN: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (bit, even) in EVEN.iter().enumerate() {
        if value >> bit & 1 == 1 {
            word = (word & even) << (1 << bit) | (word >> (1 << bit)) & even;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::{insert, mex, unite_far, unite_near};

    #[test]
    fn nim_sums() {
        for value in 0..256 {
            for other in 0..256 {
                let (mut row, mut near, mut set) = ([0; 4], [0; 4], [0; 4]);
                insert(&mut row, other);
                unite_near(&mut near, &row, value % 64);
                unite_far(&mut set, &near, value as usize / 64);
                let mut expected = [0; 4];
                insert(&mut expected, value ^ other);
                assert_eq!(set, expected, "{value} {other}");
            }
        }
    }

    #[test]
    fn least_missing() {
        let mut set = [0; 2];
        for value in 0..128 {
            assert_eq!(mex(&set), value as usize);
            insert(&mut set, value);
        }
        assert_eq!(mex(&set), 128);
    }
}
