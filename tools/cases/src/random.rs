use crate::integer::Integer;
use std::ops::RangeInclusive;

/// Random numbers that are the same for a seed on every machine: `SplitMix64`, by Steele, Lea and Flood.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, each equally likely.
    pub fn below(&mut self, n: u64) -> u64 {
        assert!(n > 0, "there is no number below 0");
        // What is above the largest multiple of n would make some likelier: draw again.
        loop {
            let bits = self.bits();
            let rest = bits % n;
            if bits - rest <= u64::MAX - (n - 1) {
                return rest;
            }
        }
    }

    /// A number in `range`, each equally likely.
    pub fn uniform<T: Integer>(&mut self, range: RangeInclusive<T>) -> T {
        let (low, high) = (range.start().wide(), range.end().wide());
        assert!(low <= high, "there is no number in {low}..={high}");
        let offset = match u64::try_from(high - low).ok().and_then(|width| width.checked_add(1)) {
            Some(count) => self.below(count),
            None => self.bits(),
        };
        T::narrow(low + i128::from(offset)).expect("it is in the range")
    }
}
