//! The lists that programs make: numbers that a name runs through.

use super::function::{Function, NEGATIVE, Set};
use super::numbers;

/// The most numbers that are put into one list; up to here primes are found by a sieve.
const MOST_LISTED: i64 = 20_000_000;
/// Beyond, the most numbers of a range that are tested for primes one by one: a moment.
const MOST_TESTED: i64 = 200_000;

/// The lists of a program.
#[derive(Clone, Debug)]
pub struct Lists {
    all: Vec<Numbers>,
    /// The primes up to `sieved`.
    primes: Vec<i64>,
    sieved: i64,
}

/// A list, and how many of its numbers have been used.
#[derive(Clone, Debug, Default)]
struct Numbers {
    numbers: Vec<i64>,
    used: usize,
}

impl Lists {
    /// So many empty lists.
    pub fn new(count: usize) -> Lists {
        Lists { all: vec![Numbers::default(); count], primes: Vec::new(), sieved: 1 }
    }

    /// Empties a list.
    pub fn clear(&mut self, list: u16) {
        let list = &mut self.all[usize::from(list)];
        list.numbers.clear();
        list.used = 0;
    }

    /// Appends a number.
    pub fn push(&mut self, list: u16, number: i64) {
        self.all[usize::from(list)].numbers.push(number);
    }

    /// The next `width` numbers; `None` if there are no more.
    pub fn next(&mut self, list: u16, width: usize) -> Option<&[i64]> {
        let list = &mut self.all[usize::from(list)];
        let start = list.used;
        list.used += width;
        list.numbers.get(start..start + width)
    }

    /// Appends the numbers of a range. `Err` if they are too many.
    pub fn push_range(&mut self, list: u16, from: i64, to: i64) -> Result<(), String> {
        check_length(from, to, MOST_LISTED)?;
        self.all[usize::from(list)].numbers.extend(from..=to);
        Ok(())
    }

    /// Appends a set that belongs to a number. `Err` if there is none.
    pub fn push_set(&mut self, list: u16, set: Set, of: i64) -> Result<(), String> {
        let numbers = &mut self.all[usize::from(list)].numbers;
        match set {
            _ if of < 0 => return Err(format!("a set {NEGATIVE}")),
            Set::Digits => {
                let seen = numbers::digits(of).fold(0, |seen, digit| seen | 1 << digit);
                numbers.extend((0..10).filter(|digit| seen >> digit & 1 == 1));
            }
            // All numbers divide 0: none is listed.
            _ if of == 0 => {}
            Set::Divisors => numbers::divisors(of, numbers),
            Set::Factors => numbers::factors(of, numbers),
        }
        Ok(())
    }

    /// Appends the numbers of a range that satisfy a condition. `Err` if that takes too long.
    pub fn push_all(
        &mut self,
        list: u16,
        from: i64,
        to: i64,
        function: Function,
    ) -> Result<(), String> {
        if function == Function::Prime {
            if to <= MOST_LISTED {
                self.sieve(to);
            } else {
                check_length(from, to, MOST_TESTED)?;
            }
        }
        let numbers = &mut self.all[usize::from(list)].numbers;
        let in_range = |number: &i64| (from..=to).contains(number);
        match function {
            Function::Square => {
                let roots = from.max(0).isqrt()..=to.max(0).isqrt();
                if roots.end() - roots.start() >= MOST_LISTED {
                    return Err(format!(
                        "the range {from}..{to} has too many squares to list: at most {MOST_LISTED}"
                    ));
                }
                numbers.extend(roots.map(|root| root * root).filter(in_range));
            }
            Function::Pow2 => {
                numbers.extend((0..63).map(|exponent| 1_i64 << exponent).filter(in_range));
            }
            Function::Fib => numbers.extend(numbers::fibonacci(to).filter(in_range)),
            _ if to > MOST_LISTED => {
                numbers.extend((from..=to).filter(|&number| numbers::is_prime(number)));
            }
            _ => {
                let first = self.primes.partition_point(|&prime| prime < from);
                let primes = self.primes[first..].iter().copied();
                numbers.extend(primes.take_while(|&prime| prime <= to));
            }
        }
        Ok(())
    }

    /// Finds the primes up to `to`.
    fn sieve(&mut self, to: i64) {
        if to <= self.sieved {
            return;
        }
        // Twice as far as before, so that few sieves are made.
        self.sieved = to.max(self.sieved.saturating_mul(2)).max(1000);
        let length = crate::index(self.sieved.unsigned_abs()) + 1;
        let mut composite = vec![false; length];
        self.primes.clear();
        for number in 2..length {
            if composite[number] {
                continue;
            }
            self.primes.push(i64::try_from(number).expect("an index"));
            for multiple in (number.saturating_mul(number)..length).step_by(number) {
                composite[multiple] = true;
            }
        }
    }
}

/// Checks that a range has at most so many numbers.
pub fn check_length(from: i64, to: i64, most: i64) -> Result<(), String> {
    if to.saturating_sub(from) < most {
        return Ok(());
    }
    Err(format!("the range {from}..{to} is too long to try: at most {most} numbers"))
}

#[cfg(test)]
mod tests {
    use super::{Function, Lists, MOST_LISTED, MOST_TESTED, Set};
    use crate::written::numbers::is_prime;

    /// The numbers of a list.
    fn all(lists: &mut Lists) -> Vec<i64> {
        std::iter::from_fn(|| lists.next(0, 1).map(|next| next[0])).collect()
    }

    #[test]
    fn digits_once_each() {
        for (of, digits) in [(0, vec![0]), (7, vec![7]), (1_909, vec![0, 1, 9]), (33, vec![3])] {
            let mut lists = Lists::new(1);
            lists.push_set(0, Set::Digits, of).unwrap();
            assert_eq!(all(&mut lists), digits, "{of}");
        }
        assert!(Lists::new(1).push_set(0, Set::Digits, -1).is_err());
    }

    /// Primes beyond those that are sieved are tested one by one, if they are not too many.
    #[test]
    fn large_primes() {
        let primes = |from: i64, to: i64| {
            let mut lists = Lists::new(1);
            lists.push_all(0, from, to, Function::Prime)?;
            Ok::<_, String>(all(&mut lists))
        };
        let from = MOST_LISTED - 30;
        let to = MOST_LISTED + 30;
        let found = primes(from, to).unwrap();
        assert!(found.iter().eq((from..=to).filter(|n| is_prime(*n)).collect::<Vec<_>>().iter()));
        assert!(found.len() > 3 && primes(to, from) == Ok(Vec::new()));
        assert_eq!(primes(-5, 11), Ok(vec![2, 3, 5, 7, 11]));
        // What a sieve finds may be a long range.
        assert!(primes(MOST_LISTED - MOST_TESTED, MOST_LISTED).is_ok());
        let error = primes(to, to + MOST_TESTED).unwrap_err();
        assert!(
            error.contains(&format!("too long to try: at most {MOST_TESTED} numbers")),
            "{error}"
        );
    }

    /// Of large squares too, only the number of them counts.
    #[test]
    fn many_squares() {
        let root = 10_i64.pow(8);
        let squares = |from: i64, to: i64| {
            let mut lists = Lists::new(1);
            lists.push_all(0, from, to, Function::Square)?;
            Ok::<_, String>(all(&mut lists))
        };
        assert_eq!(squares(root * root - 1, root * root + 1), Ok(vec![root * root]));
        assert_eq!(squares(-5, 4), Ok(vec![0, 1, 4]));
        let beyond = root + MOST_LISTED;
        let error = squares(root * root, beyond * beyond).unwrap_err();
        assert!(error.contains("has too many squares to list: at most 20000000"), "{error}");
        assert!(squares(1, 0).unwrap().is_empty());
    }
}
