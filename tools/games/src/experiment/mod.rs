//! Random positions of bounded Nim, each decided twice: by the theorem and by dynamic programming; and how often the
//! first player wins, observed and expected.

mod bounded;

pub use bounded::{Case, Ranges, count_positions};

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

/// The Walsh-Hadamard transform of a distribution of Grundy values, of which `shares` has the probability
/// of each. The transform of a nim-sum of independent values is the product of theirs, and its mean is
/// the probability of nim-sum 0.
fn transform(mut shares: Vec<f64>) -> Vec<f64> {
    shares.resize(shares.len().next_power_of_two(), 0.0);
    let mut half = 1;
    while half < shares.len() {
        for block in shares.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
    shares
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
