//! Random positions of bounded Nim, each decided twice: by the theorem, and by dynamic programming,
//! which plays the heaps modulo `k + 1`.

use crate::error::{Error, Result};
use rand::RngExt;

/// One position of bounded Nim and its outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The bound: take 1 to `k` from one heap.
    pub k: u64,
    /// The heaps.
    pub heaps: Vec<u64>,
    /// The nim-sum of the heaps modulo `k + 1`.
    pub nim_sum: u64,
    /// Whether the first player wins.
    pub first_wins: bool,
}

/// The ranges to draw cases from, ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranges {
    /// The bound.
    pub k: (u64, u64),
    /// The number of heaps.
    pub heaps: (u64, u64),
    /// The size of a heap.
    pub size: (u64, u64),
}

/// The most positions that dynamic programming decides for one case.
const MOST_POSITIONS: u128 = 20_000_000;

impl Ranges {
    /// Refuses ranges that allow no move or no heap, or are too large for dynamic programming.
    ///
    /// # Errors
    /// What is wrong, with the figures.
    pub fn check(&self) -> Result<()> {
        if self.k.0 == 0 {
            return Err(Error::new("--k: with k = 0 there is no move; expected at least 1"));
        }
        if self.heaps.0 == 0 {
            return Err(Error::new("--heaps: expected at least 1"));
        }
        // Heaps are taken modulo k + 1, and are no larger than the largest size.
        let largest = u128::from(self.k.1.min(self.size.1)) + 1;
        let bounds = u128::from(self.k.1 - self.k.0) + 1;
        if bounds.saturating_mul(largest) > MOST_POSITIONS {
            return Err(Error::new(format!(
                "--k: the expected share over {bounds} bounds of up to {} is too much work",
                self.k.1
            )));
        }
        let most_heaps = u32::try_from(self.heaps.1).unwrap_or(u32::MAX);
        let positions = largest.checked_pow(most_heaps);
        if positions.is_none_or(|positions| positions > MOST_POSITIONS) {
            return Err(Error::new(format!(
                "{} heaps modulo {largest} are {largest}^{} positions for one case; the most is \
                 {MOST_POSITIONS}",
                self.heaps.1, self.heaps.1
            )));
        }
        Ok(())
    }

    /// A random case.
    ///
    /// # Errors
    /// If theorem and dynamic programming disagree, with the position.
    pub fn draw(&self, random: &mut impl RngExt) -> Result<Case> {
        let k = random.random_range(self.k.0..=self.k.1);
        let count = random.random_range(self.heaps.0..=self.heaps.1);
        let heaps = (0..count).map(|_| random.random_range(self.size.0..=self.size.1));
        Case::decide(k, heaps.collect())
    }

    /// The probability, by the theorem, that the first player wins: that the nim-sum of `h` independent
    /// residues modulo `k + 1` is not 0, on average over `k` and `h`.
    #[must_use]
    pub fn expected_share(&self) -> f64 {
        let mut sum = 0.0;
        for k in self.k.0..=self.k.1 {
            let spectrum = spectrum(self.size, k);
            for heaps in self.heaps.0..=self.heaps.1 {
                let power = |x: &f64| x.powi(i32::try_from(heaps).unwrap_or(i32::MAX));
                let zero = spectrum.iter().map(power).sum::<f64>() / as_f64(spectrum.len() as u128);
                sum += 1.0 - zero;
            }
        }
        let choices = |(first, last): (u64, u64)| as_f64(u128::from(last - first) + 1);
        sum / choices(self.k) / choices(self.heaps)
    }
}

/// The Walsh-Hadamard transform of the distribution of `size mod (k + 1)`. The transform of a nim-sum of
/// independent numbers is the product of theirs, and its mean is the probability of nim-sum 0.
fn spectrum(size: (u64, u64), k: u64) -> Vec<f64> {
    // A bound above the largest size makes no difference.
    let modulus = u128::from(k.min(size.1)) + 1;
    let length = modulus.next_power_of_two();
    // How many sizes below n have this residue.
    let below = |n: u128, residue: u128| n / modulus + u128::from(n % modulus > residue);
    let (first, end) = (u128::from(size.0), u128::from(size.1) + 1);
    let share = |residue: u128| {
        let count = below(end, residue) - below(first, residue);
        if residue < modulus { as_f64(count) / as_f64(end - first) } else { 0.0 }
    };
    let mut values: Vec<f64> = (0..length).map(share).collect();
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
    values
}

impl Case {
    /// Decides a position by the theorem and by dynamic programming.
    ///
    /// # Errors
    /// If the two disagree, with the position.
    pub fn decide(k: u64, heaps: Vec<u64>) -> Result<Case> {
        let reduced: Vec<u64> =
            heaps.iter().map(|&heap| sg::bounded_nim::grundy(heap, k)).collect();
        let nim_sum = sg::nim_sum(reduced.iter().copied());
        let first_wins = nim_sum != 0;
        if first_wins != next_player_wins(&reduced, k) {
            return Err(Error::new(format!(
                "k = {k}, heaps {heaps:?}: the nim-sum is {nim_sum}, but dynamic programming on the \
                 heaps modulo {} says that the first player {}",
                u128::from(k) + 1,
                if first_wins { "loses" } else { "wins" }
            )));
        }
        Ok(Case { k, heaps, nim_sum, first_wins })
    }
}

/// Whether the next player wins bounded Nim, by dynamic programming: a position is an N-position if a
/// move leads to a P-position.
fn next_player_wins(heaps: &[u64], k: u64) -> bool {
    // Positions are numbers in mixed radix; the first heap is the lowest digit.
    let mut positions: usize = 1;
    let mut digits = Vec::new();
    for radix in heaps.iter().map(|&heap| crate::index(heap) + 1) {
        digits.push((positions, radix));
        positions *= radix;
    }
    let most = usize::try_from(k).unwrap_or(usize::MAX);
    let mut wins = vec![false; positions];
    for position in 0..positions {
        wins[position] = digits.iter().any(|&(weight, radix)| {
            let heap = position / weight % radix;
            (1..=heap.min(most)).any(|take| !wins[position - take * weight])
        });
    }
    wins[positions - 1]
}

/// How often the first player wins, observed and expected.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Statistics {
    /// How many cases.
    pub cases: u64,
    /// How many of them the first player wins.
    pub first_wins: u64,
    /// The expected share of these.
    pub expected: f64,
}

impl Statistics {
    /// The observed share.
    #[must_use]
    pub fn observed(&self) -> f64 {
        as_f64(self.first_wins.into()) / as_f64(self.cases.into())
    }

    /// The interval that holds the observed share of 95 % of all runs: 1.96 standard deviations of
    /// a binomial distribution about the expected share.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        let deviation = (self.expected * (1.0 - self.expected) / as_f64(self.cases.into())).sqrt();
        let reach = 1.96 * deviation;
        ((self.expected - reach).max(0.0), (self.expected + reach).min(1.0))
    }
}

#[allow(clippy::cast_precision_loss, reason = "shares need no more than 53 bits")]
fn as_f64(n: u128) -> f64 {
    n as f64
}
