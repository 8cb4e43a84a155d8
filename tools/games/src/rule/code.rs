//! Take-and-break games as codes: for each number of tokens, what taking it may leave.

use crate::index;

/// What taking a given number of tokens from a heap may leave: one digit of a code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Digit {
    /// Bit `h` is set when the rest may be left as exactly `h` non-empty heaps, 0 to 3.
    pub bits: u8,
    /// Whether those heaps must differ in size: `!` in a code.
    pub unequal: bool,
}

impl Digit {
    /// Digit 3, of subtraction games: leave one heap or none.
    pub const TAKE: Digit = Digit { bits: 3, unequal: false };

    /// Whether exactly `parts` heaps may be left.
    #[must_use]
    pub fn leaves(self, parts: u32) -> bool {
        self.bits >> parts & 1 == 1
    }
}

/// Takes with the same digit: consecutive ones, or in steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The smallest take, at least 1.
    pub first: u64,
    /// The largest take.
    pub last: u64,
    /// From one take to the next.
    pub step: u64,
    /// What they may leave.
    pub digit: Digit,
}

/// A take-and-break game on heaps: an octal or hexadecimal code. With digits 0 and 3 alone it is a
/// subtraction game.
///
/// Digit `d_k` says what taking `k` tokens may leave. The digits are stored as runs of equal ones, so
/// that bounded Nim with a bound of 10^18 is small, then a tail that repeats for ever.
///
/// # Source
/// Guy and Smith, The G-values of various games (1956); Winning Ways, ch. 4.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Code {
    pub(super) split: Digit,
    /// The digits that are not 0 and not in the tail, in order.
    pub(super) runs: Vec<Run>,
    /// The digits from take [`Code::horizon`] + 1 on, over and over; empty when all of them are 0.
    pub(super) tail: Vec<Digit>,
    /// The largest take before the tail; without a tail, the largest take.
    pub(super) horizon: u64,
    /// The most heaps that a move may leave; the search for a period asks for it at each candidate.
    most_parts: u32,
    /// Whether some digit allows only splits into heaps of different sizes.
    pub(super) has_unequal_splits: bool,
}

/// Moves in one heap that take `first`, `first + step`, ..., or `last` tokens, and leave the same number
/// of heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Family {
    /// How many non-empty heaps are left, 0 to 3.
    pub parts: u32,
    /// Whether they must differ in size.
    pub unequal: bool,
    /// The smallest take.
    pub first: u64,
    /// The largest take.
    pub last: u64,
    /// From one take to the next.
    pub step: u64,
}

impl Family {
    /// The takes.
    pub fn takes(&self) -> impl Iterator<Item = u64> + use<> {
        let Family { first, last, step, .. } = *self;
        (0..=(last - first) / step).map(move |i| first + i * step)
    }

    /// An upper bound on the number of these moves in a heap of `heap` tokens, at most `u128::MAX`.
    #[must_use]
    pub fn count(&self, heap: u64) -> u128 {
        let takes = u128::from((self.last - self.first) / self.step) + 1;
        // Every rest has at most as many partitions as the largest.
        let rest = u128::from(heap - self.first);
        let ways = match self.parts {
            0 | 1 => 1,
            2 => rest / 2,
            _ => (rest * rest).div_ceil(12),
        };
        takes.saturating_mul(ways)
    }

    /// Calls `each` with the parts that each of these moves leaves of a heap of `heap` tokens, in
    /// increasing order.
    pub fn for_each_split(&self, heap: u64, mut each: impl FnMut(&[u64])) {
        // The least difference between two parts.
        let gap = u64::from(self.unequal);
        for rest in self.takes().map(|take| heap - take) {
            match self.parts {
                0 => each(&[]),
                1 => each(&[rest]),
                2 => (1..=(rest - gap) / 2).for_each(|a| each(&[a, rest - a])),
                _ => {
                    for a in 1..=rest / 3 {
                        for b in a + gap..=(rest - a).saturating_sub(gap) / 2 {
                            each(&[a, b, rest - a - b]);
                        }
                    }
                }
            }
        }
    }
}

impl Code {
    /// The code with this `d_0`, these runs in increasing order without overlap, and a tail that
    /// begins after `horizon`.
    ///
    /// # Panics
    /// If `d_0` may leave one heap or none, or the runs are out of order, overlap, or go beyond a
    /// tail's `horizon`.
    #[must_use]
    pub fn new(split: Digit, runs: Vec<Run>, tail: Vec<Digit>, horizon: u64) -> Code {
        assert_eq!(split.bits & 3, 0, "taking nothing must split the heap");
        let mut end = 0;
        for run in &runs {
            assert!(end < run.first && run.first <= run.last, "runs are in order");
            end = run.last;
        }
        assert!(tail.is_empty() || end <= horizon, "the tail is after the runs");
        let runs: Vec<Run> = runs.into_iter().filter(|run| run.digit.bits != 0).collect();
        let tail = shortest_period(tail);
        let horizon = if tail.is_empty() { runs.last().map_or(0, |run| run.last) } else { horizon };
        let digits = || {
            [split].into_iter().chain(runs.iter().map(|run| run.digit)).chain(tail.iter().copied())
        };
        let bits = digits().fold(0, |all, digit| all | digit.bits);
        let most_parts = bits.checked_ilog2().unwrap_or(0);
        let has_unequal_splits = digits().any(|digit| digit.unequal && digit.bits >= 4);
        Code { split, runs, tail, horizon, most_parts, has_unequal_splits }
    }

    /// The code of taking a number in one of `ranges` (in order, without overlap), or any number above
    /// `all_beyond` if that is given, with `d_0 = split`.
    ///
    /// # Panics
    /// As [`Code::new`].
    #[must_use]
    pub fn takes(ranges: &[(u64, u64)], all_beyond: Option<u64>, split: Digit) -> Code {
        let run = |&(first, last)| Run { first, last, step: 1, digit: Digit::TAKE };
        let tail = all_beyond.map(|_| Digit::TAKE).into_iter().collect();
        Code::new(split, ranges.iter().map(run).collect(), tail, all_beyond.unwrap_or(0))
    }

    /// The digit `d_take`.
    #[must_use]
    pub fn digit(&self, take: u64) -> Digit {
        if take == 0 {
            return self.split;
        }
        if take > self.horizon {
            let Some(length) = self.tail_length() else { return Digit::default() };
            return self.tail[index((take - self.horizon - 1) % length)];
        }
        let after = self.runs.partition_point(|run| run.first <= take);
        let run = after.checked_sub(1).map(|i| self.runs[i]);
        run.filter(|run| take <= run.last && (take - run.first).is_multiple_of(run.step))
            .map_or(Digit::default(), |run| run.digit)
    }

    /// The largest take before the tail; without a tail, the largest take; 0 if there is none.
    #[must_use]
    pub fn horizon(&self) -> u64 {
        self.horizon
    }

    /// The length of the tail; `None` if there is none.
    #[must_use]
    pub fn tail_length(&self) -> Option<u64> {
        (!self.tail.is_empty()).then_some(self.tail.len() as u64)
    }

    /// The most heaps that a move may leave, 0 to 3.
    #[must_use]
    pub fn most_parts(&self) -> u32 {
        self.most_parts
    }

    /// Whether some digit allows only splits into heaps of different sizes.
    #[must_use]
    pub fn has_unequal_splits(&self) -> bool {
        self.has_unequal_splits
    }

    /// The bound if this is bounded Nim, `u64::MAX` if it is Nim.
    #[must_use]
    pub fn nim_bound(&self) -> Option<u64> {
        let is_whole = match self.runs[..] {
            [] => self.horizon == 0,
            [Run { first: 1, last, step: 1, digit: Digit::TAKE }] => last == self.horizon,
            _ => false,
        };
        if is_whole && self.tail == [Digit::TAKE] && self.split.bits == 0 {
            return Some(u64::MAX);
        }
        self.interval().filter(|takes| takes.first == 1 && takes.step == 1).map(|takes| takes.last)
    }

    /// The period and the saltus of all values from heap 0 on, if this is Nim, G(n) = n, or bounded Nim,
    /// G(n) = n mod (k + 1).
    #[must_use]
    pub fn nim_law(&self) -> Option<(u128, u64)> {
        let bound = self.nim_bound()?;
        Some(if self.tail.is_empty() { (u128::from(bound) + 1, 0) } else { (1, 1) })
    }

    /// The moves in a heap of `heap` tokens; no move is in two families.
    #[must_use]
    pub fn families(&self, heap: u64) -> Vec<Family> {
        let mut families = Vec::new();
        let mut add = |first: u64, last: u64, step: u64, digit: Digit| {
            for parts in (0..4).filter(|&parts| digit.leaves(parts)) {
                // The fewest tokens that make so many heaps.
                let least = if digit.unequal { [0, 1, 3, 6] } else { [0, 1, 2, 3] }[parts as usize];
                let Some(most) = heap.checked_sub(least) else { continue };
                // To leave nothing is to take all.
                let first = if parts == 0 { first.max(heap) } else { first };
                let Some(span) = last.min(most).checked_sub(first) else { continue };
                let end = first + span / step * step;
                families.push(Family { parts, unequal: digit.unequal, first, last: end, step });
            }
        };
        add(0, 0, 1, self.split);
        for run in self.runs.iter().take_while(|run| run.first <= heap) {
            let bits = in_step(heap, run.first, run.step, run.digit.bits);
            add(run.first, run.last, run.step, Digit { bits, ..run.digit });
        }
        let step = self.tail.len() as u64;
        for (first, &digit) in (0..step).zip(&self.tail) {
            let Some(first) = self.horizon.checked_add(1 + first) else { break };
            if first > heap {
                break;
            }
            add(first, heap, step, Digit { bits: in_step(heap, first, step, digit.bits), ..digit });
        }
        families
    }

    /// An upper bound on the number of moves in a heap of `heap` tokens, 0 only if there is none; at
    /// most `u128::MAX`. The order of the parts does not count.
    #[must_use]
    pub fn count_options(&self, heap: u64) -> u128 {
        let counts = self.families(heap).into_iter().map(|family| family.count(heap));
        counts.fold(0, u128::saturating_add)
    }

    /// Calls `each` with the parts that each move in a heap of `heap` tokens leaves, in increasing order.
    pub fn for_each_option(&self, heap: u64, mut each: impl FnMut(&[u64])) {
        for family in self.families(heap) {
            family.for_each_split(heap, &mut each);
        }
    }
}

/// The bits of a digit for takes in steps from a heap: to leave nothing is to take the whole heap, which must be one of them.
fn in_step(heap: u64, first: u64, step: u64, bits: u8) -> u8 {
    if (heap - first).is_multiple_of(step) { bits } else { bits & !1 }
}

/// The shortest word that repeats to the same digits as `word`; empty if these are all 0.
fn shortest_period(mut word: Vec<Digit>) -> Vec<Digit> {
    let length = (1..=word.len()).find(|&length| {
        word.len().is_multiple_of(length) && word.iter().zip(&word[length..]).all(|(a, b)| a == b)
    });
    word.truncate(length.unwrap_or(0));
    if word.iter().all(|digit| digit.bits == 0) {
        word.clear();
    }
    word
}

/// The union of ranges, in order, without overlap.
pub(crate) fn union(mut ranges: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    ranges.sort_unstable();
    let mut union: Vec<(u64, u64)> = Vec::new();
    for (first, last) in ranges {
        match union.last_mut() {
            Some(previous) if first <= previous.1.saturating_add(1) => {
                previous.1 = previous.1.max(last);
            }
            _ => union.push((first, last)),
        }
    }
    union
}
