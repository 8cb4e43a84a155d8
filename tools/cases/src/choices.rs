//! Where the choices of a generator come from, that are not random.

use crate::random::Random;

/// Where they come from.
pub(crate) enum Source {
    /// A seed: an input that is random.
    Seed,
    /// Each way to choose, one after the other.
    Every(Counter),
    /// A seed, for an input as large as the statement allows.
    Largest(Largest),
}

/// How the numbers of a largest input are drawn.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    /// All are as small as they may be.
    Lower,
    /// All are as large as they may be.
    Upper,
    /// All of a list are the same.
    Equal,
    /// Each is one of the least nine: many are the same.
    Short,
    /// Each is as likely as any other.
    Random,
    /// They are as small and as large as they may be, by turns.
    Alternating,
}

/// The kinds, as they are typed.
pub(crate) const KINDS: [(&str, Kind); 6] = [
    ("lower", Kind::Lower),
    ("upper", Kind::Upper),
    ("equal", Kind::Equal),
    ("short", Kind::Short),
    ("random", Kind::Random),
    ("alternating", Kind::Alternating),
];

/// What is asked of a largest input.
pub(crate) struct Largest {
    pub kind: Kind,
    /// How many cases it has, if that was said.
    pub cases: Option<u64>,
    /// Whether the next number is large, where they alternate.
    pub is_large: bool,
}

/// A counter: each choice is a digit, which goes from 0 to its own base.
#[derive(Default)]
pub(crate) struct Counter {
    /// Each digit with its base.
    digits: Vec<(u64, u64)>,
    /// How many of them have been read since the start.
    pub at: usize,
    /// What `up_to` gives, call by call; the last one from then on.
    bounds: Vec<u64>,
    /// How many bounds have been asked for since the start.
    pub asked: usize,
    /// In place of the digits, where one way is chosen at random to tell how many there are.
    probe: Option<(Random, f64)>,
}

impl Counter {
    pub fn new(bounds: &[u64]) -> Counter {
        Counter { bounds: bounds.to_vec(), ..Counter::default() }
    }

    /// One that chooses at random, and tells by that how many ways there are: the product of the bases that it meets,
    /// which is right in the mean of many (Knuth 1975).
    pub fn probe(bounds: &[u64], seed: u64) -> Counter {
        Counter { probe: Some((Random::new(seed), 1.0)), ..Counter::new(bounds) }
    }

    /// How many ways a probe has met.
    pub fn ways(&self) -> f64 {
        self.probe.as_ref().map_or(0.0, |probe| probe.1)
    }

    /// The next digit, below `base`.
    pub fn digit(&mut self, base: u64) -> u64 {
        if let Some((random, ways)) = &mut self.probe {
            *ways *= rough(base);
            return random.below(base);
        }
        if self.at == self.digits.len() {
            self.digits.push((0, base));
        }
        let (digit, its_base) = self.digits[self.at];
        assert_eq!(its_base, base, "a generator chooses by what it has chosen, and nothing else");
        self.at += 1;
        digit
    }

    /// Goes on to the next way to choose, after the first `kept` digits and so many bounds; false after the last one.
    pub fn advance(&mut self, kept: usize, asked: usize) -> bool {
        (self.at, self.asked) = (kept, asked);
        while self.probe.is_none() && self.digits.len() > kept {
            let (digit, base) = self.digits.last_mut().expect("there is one");
            *digit += 1;
            if digit < base {
                return true;
            }
            self.digits.pop();
        }
        false
    }

    /// The next bound.
    pub fn bound(&mut self) -> u64 {
        let bound = self.bounds.get(self.asked).or_else(|| self.bounds.last());
        self.asked += 1;
        *bound.expect("there is a bound")
    }

    /// What is random where all ways are tried: it follows from the digits up to here, and takes part in none.
    pub fn random(&self) -> Random {
        let mixed = |seed, (digit, _): &(u64, u64)| Random::new(seed ^ digit).bits();
        Random::new(self.digits[..self.at.min(self.digits.len())].iter().fold(0, mixed))
    }
}

/// A number as far as an estimate needs it.
#[allow(clippy::cast_precision_loss)]
fn rough(number: u64) -> f64 {
    number as f64
}
