//! Games of which the takes are the multiples of a number between two of them: the theorem `bounded Nim`.

use super::code::{Code, Digit, Run};

/// The takes g a, g (a + 1), ..., g b of a game that has no other moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interval {
    /// a
    pub first: u64,
    /// b
    pub last: u64,
    /// g
    pub step: u64,
}

impl Interval {
    /// The period of all values, from heap 0 on.
    #[must_use]
    pub fn period(self) -> u128 {
        u128::from(self.step) * (u128::from(self.first) + u128::from(self.last))
    }

    /// The value of heap n as a formula, and as Rust: that of the theorem, without what is 1.
    #[must_use]
    pub fn text(self) -> String {
        let by = |number: u64| if number > 1 { format!(" / {number}") } else { String::new() };
        let sum = u128::from(self.first) + u128::from(self.last);
        // Of larger ones no heap of 64 bits has a multiple.
        let modulo = if sum > u64::MAX.into() { String::new() } else { format!(" % {sum}") };
        format!("n{}{modulo}{}", by(self.step), by(self.first))
    }

    /// The value of a heap, by the theorem `bounded Nim`.
    #[must_use]
    pub fn value(self, heap: u64) -> u128 {
        let sum = u128::from(self.first) + u128::from(self.last);
        u128::from(heap / self.step) % sum / u128::from(self.first)
    }

    /// The first `count` heaps in a range that have a value.
    #[must_use]
    pub fn heaps_with_value(
        self,
        (first, last): (u64, u64),
        value: u128,
        count: usize,
    ) -> Vec<u64> {
        let (period, each) = (self.period(), u128::from(self.first) * u128::from(self.step));
        let Some(start) = value.checked_mul(each).filter(|start| *start < period) else {
            return Vec::new();
        };
        let end = (start + each).min(period);
        let rounds = u128::from(first).saturating_sub(end) / period..;
        let heaps = rounds.flat_map(|round| {
            let start = u128::from(first).saturating_sub(round * period).max(start);
            (start..end).map(move |heap| round * period + heap)
        });
        let within = heaps.take_while(|heap| *heap <= last.into());
        within.take(count).filter_map(|heap| u64::try_from(heap).ok()).collect()
    }
}

impl Code {
    /// The code of taking the multiples of a number between two of them, as the interval says.
    #[must_use]
    pub fn multiples(Interval { first, last, step }: Interval) -> Code {
        let run = Run { first: first * step, last: last * step, step, digit: Digit::TAKE };
        Code::new(Digit::default(), vec![run], Vec::new(), 0)
    }

    /// What is taken, if that is an interval.
    #[must_use]
    pub fn interval(&self) -> Option<Interval> {
        let (&[Run { first, last, step, digit: Digit::TAKE }], []) =
            (&self.runs[..], &self.tail[..])
        else {
            return None;
        };
        let is_one = self.split.bits == 0 && first.is_multiple_of(step);
        is_one.then(|| Interval { first: first / step, last: last / step, step })
    }
}
