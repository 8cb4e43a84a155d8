use crate::choices::{Counter, Kind, Largest, Source};
use crate::every::Block;
use crate::integer::Integer;
use crate::random::Random;
use crate::reader::refuse;
use std::collections::{HashSet, VecDeque};
use std::fmt::{Display, Write as _};
use std::ops::RangeInclusive;

/// An input that is being made, by choices.
///
/// Of a seed, what is drawn from a range is often one of its ends, a number beside them, a power of two or what was
/// drawn before, since there most mistakes are; else each number is as likely as any other. The same generator makes
/// every input within small bounds, where order counts for pairs only, and those as large as the statement allows.
///
/// What cannot be drawn panics: a number of an empty range, more different ones than a range has, a letter of no alphabet.
pub struct Generator {
    pub(crate) random: Random,
    pub(crate) source: Source,
    size: u64,
    pub(crate) text: String,
    pub(crate) cases: u64,
    last: i128,
    /// The cases of the input, where each is made.
    pub(crate) block: Option<Block>,
    /// What has been made, where nothing is made twice.
    pub(crate) seen: HashSet<String>,
    /// The words of a format that are drawn already.
    pub(crate) drawn: VecDeque<String>,
}

/// The greatest size.
pub(crate) const SIZE: u64 = 100;

/// How long a largest input becomes by more and more cases.
const LONG: usize = 2 << 20;

/// More numbers, vertices or letters than any statement has.
const TOO_MANY: usize = 20_000_000;

impl Generator {
    /// The input of a seed; `size` goes from 1 for the smallest to 100.
    pub fn new(seed: u64, size: u64) -> Generator {
        let mut mixed = Random::new(size);
        let random = Random::new(seed ^ mixed.bits());
        Generator { random, size: size.clamp(1, SIZE), ..Generator::from_source(Source::Seed) }
    }

    /// One of size 1.
    pub(crate) fn from_source(source: Source) -> Generator {
        Generator {
            random: Random::new(0),
            source,
            size: 1,
            text: String::new(),
            cases: 1,
            last: 0,
            block: None,
            seen: HashSet::new(),
            drawn: VecDeque::new(),
        }
    }

    /// The choices, where each is made.
    pub(crate) fn counter(&mut self) -> Option<&mut Counter> {
        match &mut self.source {
            Source::Every(counter) => Some(counter),
            _ => None,
        }
    }

    /// How a largest input is drawn, if it is to be one.
    pub(crate) fn largest(&mut self) -> Option<&mut Largest> {
        match &mut self.source {
            Source::Largest(largest) => Some(largest),
            _ => None,
        }
    }

    /// Whether the input is made of a seed, at any size.
    pub(crate) fn is_random(&self) -> bool {
        matches!(self.source, Source::Seed)
    }

    /// How large this input should be, from 1 to 100.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// A bound that grows with the size, from 1 to `most`: as a power, so that half of all inputs are small
    /// however large `most` is. `most` is what the brute force can take. For a largest input there is no bound: then
    /// `.min(limit)` is what the statement allows.
    ///
    /// # Examples
    /// ```
    /// use cases::Generator;
    /// assert_eq!(Generator::new(0, 1).up_to(1000_u64), 1);
    /// assert_eq!(Generator::new(0, 50).up_to(1000_u64), 23);
    /// assert_eq!(Generator::new(0, 100).up_to(1000_u64), 1000);
    /// ```
    pub fn up_to<T: Integer>(&mut self, most: T) -> T {
        let wide = most.wide();
        assert!(wide >= 1, "a bound that grows is at least 1, not {most}");
        match &mut self.source {
            Source::Every(counter) => {
                let bound = counter.bound();
                return T::narrow(bound.into()).unwrap_or_else(|| {
                    refuse(&format!("the bound {bound} is too large for a type of this generator"))
                });
            }
            Source::Largest(_) => {
                let none = (0..63).rev().find_map(|bits| T::narrow(1 << bits));
                return none.map_or(most, |none| most.max(none));
            }
            Source::Seed => {}
        }
        if self.size == SIZE {
            return most;
        }
        // Two to the power of a share of the bits, in integers: floating point is not the same everywhere.
        let bits = u64::from(127 - wide.leading_zeros());
        let (doublings, rest) =
            ((self.size - 1) * bits / (SIZE - 1), (self.size - 1) * bits % (SIZE - 1));
        let bound = 1_i128 << doublings;
        let bound = bound + bound * i128::from(rest) / i128::from(SIZE - 1);
        T::narrow(bound.min(wide)).expect("it is not more than the largest")
    }

    /// What a case may have of what all cases together may have `limit` of.
    pub fn share(&mut self, limit: usize) -> usize {
        let cases = usize::try_from(self.cases).unwrap_or(usize::MAX);
        self.largest().map_or(limit, |_| (limit / cases).max(1))
    }

    /// An input of several cases: their number on a line, from 1 to `most` and for all but the smallest
    /// sizes `most`, then each as `case` writes it.
    pub fn cases(&mut self, most: u64, case: impl FnMut(&mut Generator)) {
        self.block_of(true, most, case);
    }

    /// As [`cases`](Generator::cases), where the format does not say how many there are.
    pub fn uncounted_cases(&mut self, most: u64, case: impl FnMut(&mut Generator)) {
        self.block_of(false, most, case);
    }

    fn block_of(&mut self, is_counted: bool, most: u64, mut case: impl FnMut(&mut Generator)) {
        if self.counter().is_some() {
            return self.every_case(is_counted, most, case);
        }
        let wanted = self.largest().map(|largest| largest.cases);
        // Of a largest input, as many as make it long, if nobody has said how many.
        let is_cut = wanted == Some(None);
        self.cases = wanted.flatten().unwrap_or_else(|| self.case_count(most));
        let (start, mut made) = (self.text.len(), 0);
        while made < self.cases && !(is_cut && self.text.len() - start > LONG) {
            case(self);
            made += 1;
        }
        self.cases = made;
        if is_counted {
            self.text.insert_str(start, &format!("{made}\n"));
        }
    }

    /// The smallest inputs have few cases, so that a mistake that is everywhere is seen in a short one.
    fn case_count(&mut self, most: u64) -> u64 {
        if self.size < 5 && self.largest().is_none() {
            most.min(self.size)
        } else {
            most.max(1)
        }
    }

    /// A number in `range`; those at its ends, powers of two and the last one are likelier.
    pub fn number<T: Integer>(&mut self, range: RangeInclusive<T>) -> T {
        let (low, high) = (range.start().wide(), range.end().wide());
        assert!(low <= high, "there is no number in {low}..={high}");
        let drawn = match &mut self.source {
            Source::Every(counter) => {
                low + i128::from(counter.digit(u64::try_from(high - low + 1).unwrap_or(u64::MAX)))
            }
            Source::Largest(largest) => match largest.kind {
                Kind::Lower => low,
                Kind::Upper => high,
                Kind::Short => self.random.uniform(0_u64..=8).wide() + low,
                Kind::Alternating => {
                    largest.is_large = !largest.is_large;
                    if largest.is_large {
                        high
                    } else {
                        low
                    }
                }
                Kind::Equal | Kind::Random => high + 1,
            },
            Source::Seed => self.likely(low, high),
        };
        let drawn = T::narrow(drawn).filter(|drawn| range.contains(drawn));
        let drawn = drawn.unwrap_or_else(|| self.random.uniform(range));
        self.last = drawn.wide();
        drawn
    }

    /// One of the numbers on which there are more mistakes than on others, or none.
    fn likely(&mut self, low: i128, high: i128) -> i128 {
        let near = |random: &mut Random, to: i128| to + random.uniform(-1_i64..=1).wide();
        let random = &mut self.random;
        match random.below(16) {
            0 => low,
            1 => high,
            2 => low + random.uniform(0_i64..=3).wide(),
            3 => high - random.uniform(0_i64..=3).wide(),
            4 => near(random, self.last),
            5 => {
                let power = 1 << random.below(64);
                let is_negative = low < 0 && random.below(2) == 0;
                near(random, if is_negative { -power } else { power })
            }
            // Of a wide range nearly all numbers have as many digits as the last: take fewer.
            6 | 7 => {
                let bits = random.below(65);
                let width = (high - low).min(if bits == 64 { i128::MAX } else { 1 << bits });
                low + random.uniform(0..=u64::try_from(width).unwrap_or(u64::MAX)).wide()
            }
            _ => high + 1,
        }
    }

    /// How many there are of something: the most in a largest input.
    pub fn count(&mut self, range: RangeInclusive<usize>) -> usize {
        if self.largest().is_some() {
            return limited(*range.end());
        }
        self.number(range)
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: u64) -> bool {
        if let Some(counter) = self.counter() {
            return n == 1 || counter.digit(2) == 1;
        }
        self.random.below(n) == 0
    }

    /// One of `items`.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        let last = items.len() - 1;
        let one = match self.counter() {
            Some(_) => self.number(0..=last),
            None => self.random.uniform(0..=last),
        };
        &items[one]
    }

    /// Writes a line: values with a blank between them.
    pub fn line<T: Display>(&mut self, values: impl IntoIterator<Item = T>) {
        values.into_iter().for_each(|value| self.word_of_line(value));
        self.end_line();
    }

    pub(crate) fn word_of_line(&mut self, value: impl Display) {
        let blank = if self.text.is_empty() || self.text.ends_with('\n') { "" } else { " " };
        write!(self.text, "{blank}{value}").expect("a String takes all");
    }

    pub(crate) fn end_line(&mut self) {
        self.text.push('\n');
    }

    /// Writes lines: one for each of `rows`.
    pub fn lines<T: Display>(
        &mut self,
        rows: impl IntoIterator<Item = impl IntoIterator<Item = T>>,
    ) {
        rows.into_iter().for_each(|row| self.line(row));
    }

    /// What has been written.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// A number of things, if a statement can have as many.
pub(crate) fn limited(count: usize) -> usize {
    if count > TOO_MANY {
        refuse(
            "the generator does not say how many the statement allows: write `.min(LIMIT)` after `up_to`",
        );
    }
    count
}
