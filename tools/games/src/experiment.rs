//! Random positions of bounded Nim, each decided twice: by the theorem, and by dynamic programming; and how often the
//! first player wins, observed and expected.
//!
//! Dynamic programming plays the heaps themselves where they have at most [`MOST_POSITIONS`] positions, and the heaps
//! modulo `k + 1` where they have more. (To play those assumes a part of the theorem: that `k + 1` tokens more in a heap
//! change nothing.)

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
    /// A move that makes the nim-sum 0: the index of the heap, and what is taken; none from a P-position.
    pub winning_move: Option<(usize, u64)>,
    /// Whether dynamic programming played the heaps themselves, not the heaps modulo `k + 1`.
    pub unreduced: bool,
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

/// The most positions that dynamic programming decides for one case: a moment.
pub const MOST_POSITIONS: u128 = 10_000_000;
/// The most heaps of a case, empty ones included.
const MOST_HEAPS: u64 = 1_000_000;
/// The most steps of the expected share.
const MOST_STEPS: u128 = 50_000_000;

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
        if self.heaps.1 > MOST_HEAPS {
            return Err(Error::new(format!(
                "--heaps: {} heaps are too many for one case; the most is {MOST_HEAPS}",
                self.heaps.1
            )));
        }
        // Heaps are taken modulo k + 1, and are no larger than the largest size.
        let largest = u128::from(self.k.1.min(self.size.1)) + 1;
        let bounds = u128::from(self.k.1 - self.k.0) + 1;
        let counts = u128::from(self.heaps.1 - self.heaps.0) + 1;
        if bounds.saturating_mul(largest).saturating_mul(counts) > MOST_STEPS {
            return Err(Error::new(format!(
                "--k: the expected share over {bounds} bounds of up to {} and {counts} numbers of heaps \
                 is too much work",
                self.k.1
            )));
        }
        let most_heaps = self.heaps.1;
        let exponent = u32::try_from(most_heaps).unwrap_or(u32::MAX);
        let positions = largest.saturating_pow(exponent);
        if positions > MOST_POSITIONS {
            return Err(Error::new(format!(
                "{most_heaps} heaps modulo {largest} are {largest}^{most_heaps} positions for one case; the \
                 most is {MOST_POSITIONS}"
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
                sum += share_of_wins(&spectrum, heaps);
            }
        }
        let choices = |(first, last): (u64, u64)| as_f64(u128::from(last - first) + 1);
        sum / choices(self.k) / choices(self.heaps)
    }
}

/// How many positions can be reached from some heaps, themselves included; `u128::MAX` if there are more.
#[must_use]
pub fn count_positions(heaps: &[u64]) -> u128 {
    heaps.iter().fold(1, |count, &heap| count.saturating_mul(u128::from(heap) + 1))
}

/// The Walsh-Hadamard transform of the distribution of `size mod (k + 1)`. The transform of a nim-sum of independent
/// values is the product of theirs, and its mean is the probability of nim-sum 0.
fn spectrum(size: (u64, u64), k: u64) -> Vec<f64> {
    // A bound above the largest size makes no difference.
    let modulus = u128::from(k.min(size.1)) + 1;
    // How many sizes below n have this residue.
    let below = |n: u128, residue: u128| n / modulus + u128::from(n % modulus > residue);
    let (first, end) = (u128::from(size.0), u128::from(size.1) + 1);
    let share =
        |residue: u128| as_f64(below(end, residue) - below(first, residue)) / as_f64(end - first);
    let mut shares: Vec<f64> = (0..modulus).map(share).collect();
    shares.resize(shares.len().next_power_of_two(), 0.0);
    crate::walsh_hadamard(&mut shares);
    shares
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
        let unreduced = count_positions(&heaps) <= MOST_POSITIONS;
        let played = if unreduced { &heaps } else { &reduced };
        if first_wins != next_player_wins(played, k) {
            let modulus = u128::from(k) + 1;
            return Err(Error::new(format!(
                "k = {k}, heaps {heaps:?}: the nim-sum is {nim_sum}, but dynamic programming on the \
                 heaps{} says that the first player {}",
                if unreduced { String::new() } else { format!(" modulo {modulus}") },
                if first_wins { "loses" } else { "wins" }
            )));
        }
        let first = sg::nim::winning_moves(&reduced).next();
        let winning_move = first.map(|one| (one.heap, reduced[one.heap] - one.leave));
        Ok(Case { k, heaps, nim_sum, first_wins, winning_move, unreduced })
    }
}

/// Whether the next player wins, for take 1 to `k` from one heap, by the outcomes of all smaller positions. Their
/// numbers have the heaps as digits.
fn next_player_wins(heaps: &[u64], k: u64) -> bool {
    let count = heaps.iter().map(|heap| heap + 1).product();
    let mut wins = vec![false; crate::index(count)];
    for position in 0..count {
        if wins[crate::index(position)] {
            continue;
        }
        // A lost one: all that lead to it are won. These are at most as many as there are positions, for each heap.
        let mut weight = 1;
        for most in heaps {
            let heap = position / weight % (most + 1);
            for take in 1..=k.min(most - heap) {
                wins[crate::index(position + take * weight)] = true;
            }
            weight *= most + 1;
        }
    }
    wins[wins.len() - 1]
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

/// The probability that the nim-sum of so many independent values is not 0.
fn share_of_wins(spectrum: &[f64], count: u64) -> f64 {
    let power = |x: &f64| x.powi(i32::try_from(count).unwrap_or(i32::MAX));
    1.0 - spectrum.iter().map(power).sum::<f64>() / as_f64(spectrum.len() as u128)
}

#[allow(clippy::cast_precision_loss, reason = "shares need no more than 53 bits")]
fn as_f64(n: u128) -> f64 {
    n as f64
}

#[cfg(test)]
#[path = "../tests/inside/experiment.rs"]
mod tests;
