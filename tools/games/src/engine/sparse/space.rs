//! Sparse spaces.
//!
//! A *space* puts each value at each heap into one of two classes, by the parity of the bits of the value
//! under a mask, and of the heap too if `place` is 1. It is chosen such that splits into two common parts have a
//! rare value: the parity of a nim-sum is the sum of the parities, and that of the rest of a heap after a
//! take is known if all takes that split are even, or all odd. Then a split into two rare parts has a rare
//! value too, and only a split into a rare and a common part has a common value. This is exact for any mask; where
//! few heaps are rare, the splits that have a common value are few.
//!
//! # Source
//! Guy, in Winning Ways, ch. 4 ("sparse spaces"); Gangolli and Plambeck, A note on periodicity in some
//! octal games (1989); Grossman, Searching for periods in some octal games (2023).

/// Which values are common at which heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    mask: u32,
    /// 1 if the parity of the heap counts, otherwise 0.
    place: u32,
    /// The parity of common heaps.
    common: u32,
}

impl Space {
    /// Whether a heap of this value would be common.
    pub fn is_common(self, heap: usize, value: u32) -> bool {
        let place = u32::from(heap % 2 == 1) & self.place;
        ((value & self.mask).count_ones() + place) % 2 == self.common
    }

    /// The space with the fewest rare heaps among those that `values` give to heaps 1, 2, ...; all takes
    /// that split have the parity `takes`, if that is given. Time `n + v log v` for `n` values below `v`.
    pub fn seek(values: &[u16], takes: Option<u32>) -> Space {
        let room = (usize::from(values.iter().copied().max().unwrap_or(0)) + 1).next_power_of_two();
        let sums = |place: bool| {
            let mut counts = vec![0_i64; room];
            for (heap, &value) in values.iter().enumerate().skip(1) {
                counts[usize::from(value)] += if place && heap % 2 == 1 { -1 } else { 1 };
            }
            crate::walsh_hadamard(&mut counts);
            counts
        };
        // A sum counts the heaps of even parity less those of odd parity.
        let best = |place: u32, common: u32| {
            let sign = if common == 0 { 1 } else { -1 };
            let sums = sums(place == 1).into_iter().map(|sum| sign * sum);
            let (mask, sum) =
                (0..).zip(sums).max_by_key(|&(_, sum)| sum).expect("room is positive");
            (sum, Space { mask, place, common })
        };
        let without = best(0, 1);
        // Two common parts of parity `common` leave a rare value of a heap that is larger by the take.
        let with = takes.map(|takes| best(1, 1 - takes));
        match with {
            Some(with) if with.0 > without.0 => with.1,
            _ => without.1,
        }
    }
}
