use crate::integer::Integer;
use crate::random::Random;
use std::fmt::{Display, Write as _};
use std::io::Write as _;
use std::ops::RangeInclusive;
use std::process::exit;

/// An input that is being made.
///
/// What is drawn from a range is often one of its ends, a number beside them, a power of two or what was
/// drawn before, since there most mistakes are; else each number is as likely as any other.
pub struct Generator {
    pub(crate) random: Random,
    size: u64,
    text: String,
    cases: u64,
    last: i128,
}

/// The greatest size.
const SIZE: u64 = 100;

impl Generator {
    /// The input of a seed; `size` goes from 1 for the smallest to 100.
    #[must_use]
    pub fn new(seed: u64, size: u64) -> Generator {
        let mut mixed = Random::new(size);
        let random = Random::new(seed ^ mixed.bits());
        Generator { random, size: size.clamp(1, SIZE), text: String::new(), cases: 1, last: 0 }
    }

    /// How large this input should be, from 1 to 100.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.size
    }

    /// A bound that grows with the size, from 1 to `most`: as a power, so that half of all inputs are small
    /// however large `most` is.
    ///
    /// # Examples
    /// ```
    /// use cases::Generator;
    /// assert_eq!(Generator::new(0, 1).up_to(1000_u64), 1);
    /// assert_eq!(Generator::new(0, 50).up_to(1000_u64), 23);
    /// assert_eq!(Generator::new(0, 100).up_to(1000_u64), 1000);
    /// ```
    ///
    /// # Panics
    /// If `most` is less than 1.
    #[must_use]
    pub fn up_to<T: Integer>(&self, most: T) -> T {
        let wide = most.wide();
        assert!(wide >= 1, "a bound that grows is at least 1, not {most}");
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

    /// An input of several cases: their number on a line, from 1 to `most` and for all but the smallest
    /// sizes `most`, then each as `case` writes it.
    pub fn cases(&mut self, most: u64, case: impl FnMut(&mut Generator)) {
        let count = self.case_count(most);
        self.line([count]);
        self.uncounted_cases(most, case);
    }

    /// As [`cases`](Generator::cases), where the format does not say how many there are.
    pub fn uncounted_cases(&mut self, most: u64, mut case: impl FnMut(&mut Generator)) {
        self.cases = self.case_count(most);
        (0..self.cases).for_each(|_| case(self));
    }

    /// The smallest inputs have few cases, so that a mistake that is everywhere is seen in a short one.
    fn case_count(&self, most: u64) -> u64 {
        if self.size < 5 {
            most.min(self.size)
        } else {
            most.max(1)
        }
    }

    /// A number in `range`; those at its ends, powers of two and the last one are likelier.
    ///
    /// # Panics
    /// If the range is empty.
    pub fn number<T: Integer>(&mut self, range: RangeInclusive<T>) -> T {
        let (low, high) = (range.start().wide(), range.end().wide());
        let near = |random: &mut Random, to: i128| to + random.uniform(-1_i64..=1).wide();
        let random = &mut self.random;
        let drawn = match random.below(16) {
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
        };
        let drawn = T::narrow(drawn).filter(|drawn| range.contains(drawn));
        let drawn = drawn.unwrap_or_else(|| self.random.uniform(range));
        self.last = drawn.wide();
        drawn
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: u64) -> bool {
        self.random.below(n) == 0
    }

    /// One of `items`.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.random.uniform(0..=items.len() - 1)]
    }

    /// Writes a line: values with a blank between them.
    pub fn line<T: Display>(&mut self, values: impl IntoIterator<Item = T>) {
        for (i, value) in values.into_iter().enumerate() {
            let blank = if i == 0 { "" } else { " " };
            write!(self.text, "{blank}{value}").expect("a String takes all");
        }
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
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// The `main` of a generator. Its arguments are a seed and a size; it prints the input that `make` makes of
/// them, and says on standard error how many cases that has.
pub fn generate(make: impl FnOnce(&mut Generator)) {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = arguments.iter().filter_map(|argument| argument.parse().ok()).collect();
    if arguments.len() != 2 || numbers.len() != 2 {
        eprintln!("usage: gen SEED SIZE, two numbers; SIZE goes from 1 to {SIZE}");
        exit(2);
    }
    let (seed, size) = (numbers[0], numbers[1]);
    let mut generator = Generator::new(seed, size);
    make(&mut generator);
    if let Err(error) = std::io::stdout().write_all(generator.text.as_bytes()) {
        eprintln!("error: {error}");
        exit(1);
    }
    eprintln!("cases: {}", generator.cases);
}
