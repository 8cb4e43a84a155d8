//! The rules of games, written again for the tests: slow and plain, without code of the tool.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The seed of a test of random rules: the environment variable `SEED`, and 1 without it, so that a change
/// is tested as the one before it.
pub fn seed() -> u64 {
    let seed = std::env::var("SEED").map_or(1, |text| text.parse().expect("SEED is a number"));
    println!("SEED={seed}");
    seed
}

/// How many random rules a test tries: the environment variable `COUNT`, and so many without it.
pub fn count(usual: u64) -> u64 {
    std::env::var("COUNT").map_or(usual, |text| text.parse().expect("COUNT is a number"))
}

/// Whether all is tested, and not only what is quick.
pub fn in_ci() -> bool {
    std::env::var_os("CI").is_some()
}

/// How many random cases a test tries: all of them in CI, else a quarter.
pub fn rounds(all: u64) -> u64 {
    if in_ci() { all } else { all / 4 }
}

/// The least value that is not among `values`.
pub fn mex(values: &[u32]) -> u32 {
    // It is no larger than their number.
    let mut is_there = vec![false; values.len() + 1];
    for value in values {
        if let Some(place) = is_there.get_mut(*value as usize) {
            *place = true;
        }
    }
    (0..).zip(is_there).find(|(_, is_there)| !is_there).expect("one is missing").0
}

/// A code: the digit of each take, from 0, and whether `!` follows it. After the end the last `repeat`
/// digits repeat, if `repeat` is not 0.
#[derive(Clone, Debug)]
pub struct PlainCode {
    pub digits: Vec<(u8, bool)>,
    pub repeat: usize,
}

impl PlainCode {
    /// The digit of a take.
    pub fn digit(&self, take: usize) -> (u8, bool) {
        let len = self.digits.len();
        match self.digits.get(take) {
            Some(&digit) => digit,
            None if self.repeat == 0 => (0, false),
            None => self.digits[len - self.repeat + (take - len) % self.repeat],
        }
    }

    /// What the moves in a heap leave, part by part.
    pub fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        for take in 0..=heap {
            let (bits, unequal) = self.digit(take);
            let rest = heap - take;
            if bits & 1 != 0 && rest == 0 {
                options.push(vec![]);
            }
            if bits & 2 != 0 && rest > 0 {
                options.push(vec![rest]);
            }
            if bits & (4 | 8) == 0 {
                continue;
            }
            for a in 1..rest {
                let b = rest - a;
                if bits & 4 != 0 && a <= b && !(unequal && a == b) {
                    options.push(vec![a, b]);
                }
                for b in a..rest {
                    let Some(c) = (rest - a).checked_sub(b).filter(|_| bits & 8 != 0) else {
                        break;
                    };
                    if b <= c && !(unequal && (a == b || b == c)) {
                        options.push(vec![a, b, c]);
                    }
                }
            }
        }
        options
    }

    /// The values of heaps 0 to `max`, by mex over all options.
    pub fn values(&self, max: usize) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..=max {
            let nim_sum =
                |parts: &Vec<usize>| parts.iter().fold(0, |sum, &part| sum ^ values[part]);
            let options: Vec<u32> = self.options(heap).iter().map(nim_sum).collect();
            values.push(mex(&options));
        }
        values
    }

    /// The code as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (take, &(bits, unequal)) in self.digits.iter().enumerate() {
            if take == 1 {
                text.push('.');
            }
            if self.repeat > 0 && take == self.digits.len() - self.repeat {
                text.push('[');
            }
            text.push(char::from_digit(bits.into(), 16).expect("a digit"));
            if unequal {
                text.push('!');
            }
        }
        if self.digits.len() == 1 {
            text.push('.');
        }
        if self.repeat > 0 {
            text.push(']');
        }
        text
    }
}

/// A random generator: a seed gives the same numbers on every machine.
pub fn generator(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

/// A random code with 1 to `most` digits after the point, all below `base`, some with `!` if `unequal`.
pub fn random_code(random: &mut Pcg64Mcg, base: u8, most: usize, unequal: bool) -> PlainCode {
    let split = if base > 4 && random.random_bool(0.3) {
        if base > 8 { 4 * random.random_range(1..4) } else { 4 }
    } else {
        0
    };
    let digits = random.random_range(1..=most);
    let mut code = vec![(split, unequal && split > 0 && random.random_bool(0.5))];
    for _ in 0..digits {
        let bits = random.random_range(0..base);
        code.push((bits, unequal && bits >= 4 && random.random_bool(0.5)));
    }
    let repeat = if random.random_bool(0.4) { random.random_range(1..=digits.min(3)) } else { 0 };
    PlainCode { digits: code, repeat }
}
