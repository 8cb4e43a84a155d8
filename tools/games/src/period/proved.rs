//! Laws of values that a theorem proves.

use super::theorem::Proof;
use crate::index;
use crate::rule::Code;

/// A proved law: `G(n + period) = G(n) + saltus` for all `n >= preperiod`. The period is the shortest,
/// the preperiod the smallest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Period {
    /// The smallest heap from which on the law holds.
    pub preperiod: u64,
    /// The length of the period, at least 1.
    pub period: u64,
    /// What each period adds; 0 if the values are periodic.
    pub saltus: u64,
    /// The proof that it holds for ever.
    pub proof: Proof,
    /// The values of heaps 0 to `preperiod + period - 1`.
    pub(super) first: Vec<u16>,
}

impl Period {
    /// The Grundy value of a heap.
    #[must_use]
    pub fn value(&self, heap: u64) -> u128 {
        let first = |heap: u64| self.first[index(heap)];
        let Some(beyond) = heap.checked_sub(self.preperiod) else { return first(heap).into() };
        let (times, place) = (beyond / self.period, beyond % self.period);
        let base = u128::from(first(self.preperiod + place));
        base + u128::from(times) * u128::from(self.saltus)
    }

    /// The values of the first period, that of the heaps `preperiod` to `preperiod + period - 1`.
    #[must_use]
    pub fn values(&self) -> &[u16] {
        &self.first[self.first.len() - index(self.period)..]
    }

    /// The last heap up to which all values are below `2^64`, if there are larger ones from some heap below `2^64` on.
    #[must_use]
    pub fn last_in_64_bits(&self) -> Option<u64> {
        if self.saltus == 0 {
            return None;
        }
        let beyond = (self.preperiod..).zip(self.values()).map(|(heap, value)| {
            let periods = u128::from((u64::MAX - u64::from(*value)) / self.saltus) + 1;
            u128::from(heap) + periods * u128::from(self.period)
        });
        beyond.min().and_then(|first| u64::try_from(first - 1).ok()).filter(|n| *n < u64::MAX)
    }

    /// The heaps of exceptional values: those before the preperiod for which the law, read backwards,
    /// gives another value.
    #[must_use]
    pub fn exceptions(&self) -> Vec<u64> {
        // So many periods lead from any heap beyond the preperiod.
        let periods = self.preperiod.div_ceil(self.period);
        let differs = |heap: &u64| {
            let lawful = self.value(heap + periods * self.period);
            self.value(*heap) + u128::from(periods) * u128::from(self.saltus) != lawful
        };
        (0..self.preperiod).filter(differs).collect()
    }

    /// The hypotheses of the theorem with their numbers, one a line.
    #[must_use]
    pub fn hypotheses(&self, code: &Code) -> Vec<String> {
        let Proof { theorem, period, bound } = self.proof;
        let e = self.preperiod;
        let multiple = match code.tail_length() {
            _ if period == self.period => "",
            Some(_) => " (a multiple of the length of the tail)",
            None => " (a multiple of the period)",
        };
        let t = code.horizon();
        let what = if code.tail_length().is_some() {
            "the tail begins after it"
        } else {
            "the largest take"
        };
        let mut lines = vec![format!("needs the law for e <= n < bound = {}", theorem.formula(e))];
        let is_arithmetic = theorem.rounds.is_some();
        let s = self.saltus * (period / self.period);
        let s = if is_arithmetic { format!(", s = {s}") } else { String::new() };
        lines.push(format!(
            "with e = {e}, p = {period}{multiple}{s}, t = {t} ({what}): bound = {bound}"
        ));
        if is_arithmetic {
            lines.push(format!(
                "and from n + ip, for {bound} <= n < {} and i >= 0, moves to all values below G(n) + is, \
                 none to it",
                bound + period
            ));
        }
        lines
    }

    /// What was checked on computed values.
    #[must_use]
    pub fn checked(&self) -> String {
        let (bound, last) = (self.proof.bound, self.proof.values() - 1);
        format!("checked: the law for e <= n < {bound}, on the values of heaps 0 to {last}")
    }
}
