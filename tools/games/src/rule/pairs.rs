//! Games on pairs of heaps.

/// A game on a pair of heaps, both at least [`PairGame::least`]. In Euclid's game a heap of 0 may panic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PairGame {
    /// Wythoff's game: take any number from one heap, or the same number from both.
    Wythoff,
    /// Euclid's game: take a multiple of the smaller heap from the larger, so that both stay
    /// positive.
    Euclid,
}

impl PairGame {
    /// The smallest heap that a pair may have.
    #[must_use]
    pub fn least(self) -> u64 {
        match self {
            PairGame::Wythoff => 0,
            PairGame::Euclid => 1,
        }
    }

    /// How many moves there are.
    #[must_use]
    pub fn count_options(self, (a, b): (u64, u64)) -> u128 {
        match self {
            PairGame::Wythoff => u128::from(a) + u128::from(b) + u128::from(a.min(b)),
            PairGame::Euclid => u128::from((a.max(b) - 1) / a.min(b)),
        }
    }

    /// Calls `each` with each option.
    pub fn for_each_option(self, (a, b): (u64, u64), mut each: impl FnMut((u64, u64))) {
        match self {
            PairGame::Wythoff => {
                (0..a).for_each(|rest| each((rest, b)));
                (0..b).for_each(|rest| each((a, rest)));
                (1..=a.min(b)).for_each(|take| each((a - take, b - take)));
            }
            PairGame::Euclid => {
                let smaller = a.min(b);
                for take in (1..=(a.max(b) - 1) / smaller).map(|times| times * smaller) {
                    each(if a > b { (a - take, b) } else { (a, b - take) });
                }
            }
        }
    }

    /// The Grundy value by a closed form, if one is known.
    ///
    /// # Source
    /// Euclid's game: G. Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Math. 306
    /// (2006): the integer part of `b/a - a/b` for `a <= b`. For Wythoff's game none is known.
    #[must_use]
    pub fn closed_form(self, (a, b): (u64, u64)) -> Option<u128> {
        let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
        match self {
            PairGame::Wythoff => None,
            // The squares are below 2^128.
            PairGame::Euclid => Some((b * b - a * a) / (a * b)),
        }
    }
}
