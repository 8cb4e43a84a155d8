//! All small terms, by their values at some positions: the smallest first, and of those with the same
//! values only the first.

use super::operation::Operation::{
    self, Add, And, Divide, Floor, Multiply, Of, Or, Remainder, Subtract, Xor,
};
use super::samples::Samples;
use super::term::Term;
use crate::written::function::Function;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::hash::BuildHasher;

#[derive(Clone, Copy, Debug)]
enum Entry {
    Name(usize),
    Number(i64),
    One(Operation, usize),
    Two(Operation, usize, usize),
    /// `x / lowbit(x)`, the largest odd divisor.
    OddPart(usize),
}

const UNARY: [Operation; 13] = [
    Of(Function::Lowbit),
    Of(Function::Ctz),
    Of(Function::Log2),
    Of(Function::Bits),
    Of(Function::Highbit),
    Of(Function::Bigomega),
    Of(Function::Omega),
    Of(Function::Spf),
    Of(Function::Primepi),
    Of(Function::Sqrt),
    Of(Function::Abs),
    Of(Function::Zeckendorf),
    Floor,
];
/// Factors take long to find: only of terms that are smaller than this.
const FACTORS: [Operation; 4] =
    [Of(Function::Bigomega), Of(Function::Omega), Of(Function::Spf), Of(Function::Primepi)];
const FACTORED: usize = 4;
const BINARY: [Operation; 11] = [
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Xor,
    And,
    Or,
    Of(Function::Min),
    Of(Function::Max),
    Of(Function::Gcd),
];

fn hash(values: &[i32]) -> u64 {
    FixedState::default().hash_one(values)
}

#[derive(Default)]
pub struct Library {
    positions: Vec<Vec<i64>>,
    entries: Vec<Entry>,
    /// The size of each, which is that of its term, or less for some that are often needed.
    sizes: Vec<usize>,
    /// The values of the terms, one term after the other.
    values: Vec<i32>,
    /// Where the term with these values is, by their hash.
    places: HashMap<u64, usize>,
    pub tried: u64,
}

impl Library {
    /// The terms by their values at the positions of `samples`: at most about `made` are made, and none are
    /// larger than some that have the values that are wanted, or than `largest`.
    pub fn new(samples: &Samples, made: u64, largest: usize) -> Library {
        let positions = samples.iter().map(|(position, _)| position.to_vec()).collect();
        let mut library = Library { positions, ..Library::default() };
        library.begin(samples.width());
        library.grow(made, largest, &samples.wanted);
        library
    }

    /// The terms, the smallest first.
    pub fn terms(&self) -> std::ops::Range<usize> {
        0..self.entries.len()
    }

    pub fn values(&self, term: usize) -> &[i32] {
        let width = self.positions.len();
        &self.values[term * width..(term + 1) * width]
    }

    pub fn term(&self, place: usize) -> Term {
        match self.entries[place] {
            Entry::Name(place) => Term::Name(place),
            Entry::Number(number) => Term::Number(number),
            Entry::One(operation, inner) => match self.term(inner) {
                Term::Of(Multiply, of)
                    if operation == Of(Function::Ctz) && of.contains(&Term::Number(2)) =>
                {
                    let other = of.into_iter().find(|one| *one != Term::Number(2));
                    Term::one(operation, other.unwrap_or(Term::Number(2))) + 1
                }
                inner => Term::one(operation, inner),
            },
            Entry::Two(operation, left, right) => match (self.term(left), self.term(right)) {
                (Term::Number(a), Term::Number(b)) => {
                    operation.apply(a, b).map_or(Term::Number(0), Term::Number)
                }
                // As one writes it.
                (one, Term::Number(1)) | (Term::Number(1), one) if operation == And => one % 2,
                (left, right) => Term::two(operation, left, right),
            },
            Entry::OddPart(inner) => {
                let inner = self.term(inner);
                Term::two(Divide, inner.clone(), Term::one(Operation::LOWBIT, inner))
            }
        }
    }

    fn is_equal(&self, term: usize, wanted: &[i64]) -> bool {
        self.values(term).iter().zip(wanted).all(|(value, wanted)| i64::from(*value) == *wanted)
    }

    /// The terms that have these values; if there are none, the sums, differences and nim-sums of two.
    pub fn equal_to(&self, wanted: &[i64]) -> Vec<Term> {
        let found = self.terms().filter(|&term| self.is_equal(term, wanted));
        let found: Vec<Term> = found.map(|term| self.term(term)).collect();
        if !found.is_empty() {
            return found;
        }
        let mut found = Vec::new();
        // x = wanted - term, and so on: wanted = x + term.
        for (undo, operation) in [(Subtract, Add), (Xor, Xor), (Add, Subtract)] {
            for term in self.terms() {
                let other = wanted.iter().zip(self.values(term)).map(|(wanted, value)| {
                    i32::try_from(undo.apply(*wanted, i64::from(*value))?).ok()
                });
                let Some(other) = other.collect::<Option<Vec<i32>>>() else { continue };
                if let Some(&place) = self.places.get(&hash(&other)) {
                    found.push(Term::two(operation, self.term(place), self.term(term)));
                }
            }
        }
        found.sort_by_key(Term::size);
        found
    }

    /// The names and numbers, and what is often made of them.
    fn begin(&mut self, width: usize) {
        let names: Vec<usize> =
            (0..width).filter_map(|name| self.add(Entry::Name(name), 1)).collect();
        let numbers = [1, 2, 3, 0].map(|number| self.add(Entry::Number(number), 1));
        let one = numbers[0].expect("a number has a value everywhere");
        if let [a, b] = names[..] {
            for operation in [Operation::MIN, Operation::MAX, Add, Xor, Or, And] {
                self.add(Entry::Two(operation, a, b), 2);
            }
            if let Some(difference) = self.add(Entry::Two(Subtract, a, b), 3) {
                self.add(Entry::One(Operation::ABS, difference), 2);
            }
        }
        if let [a, b, c] = names[..] {
            for operation in [Operation::MIN, Operation::MAX, Add, Xor] {
                if let Some(two) = self.add(Entry::Two(operation, a, b), 2) {
                    self.add(Entry::Two(operation, two, c), 2);
                }
            }
        }
        for name in names {
            self.add(Entry::Two(Add, name, one), 2);
            self.add(Entry::Two(Subtract, name, one), 2);
        }
    }

    fn grow(&mut self, made: u64, largest: usize, wanted: &[i64]) {
        for size in 2..=largest {
            let before = self.entries.len();
            // Larger ones are not needed.
            if (0..before).any(|term| self.is_equal(term, wanted)) {
                return;
            }
            for inner in self.of_size(size - 1) {
                let is_divisor = matches!(self.entries[inner], Entry::One(Of(Function::Spf), _));
                for operation in UNARY {
                    // Primes are counted up to a divisor.
                    if operation == Of(Function::Primepi) && !is_divisor {
                        continue;
                    }
                    if size <= FACTORED || !FACTORS.contains(&operation) {
                        self.add(Entry::One(operation, inner), size);
                    }
                }
            }
            if size > 2 {
                for inner in self.of_size(size - 2) {
                    self.add(Entry::OddPart(inner), size);
                }
            }
            for left_size in 1..size - 1 {
                let rights = self.of_size(size - 1 - left_size);
                for left in self.of_size(left_size) {
                    for &right in &rights {
                        if self.tried > made {
                            return;
                        }
                        self.combine(left, right, size);
                    }
                }
            }
            if size > 3 && self.entries.len() == before {
                return;
            }
        }
    }

    fn combine(&mut self, left: usize, right: usize, size: usize) {
        for operation in BINARY {
            if !operation.commutes() || left < right {
                self.add(Entry::Two(operation, left, right), size);
            }
        }
    }

    fn of_size(&self, size: usize) -> Vec<usize> {
        // Some are added earlier than their size.
        self.terms().filter(|&term| self.sizes[term] == size).collect()
    }

    /// Adds a term, unless an earlier one has the same values: the place of the one that has them. `None` if it has no value
    /// at one of the positions.
    fn add(&mut self, entry: Entry, size: usize) -> Option<usize> {
        self.tried += 1;
        let start = self.values.len();
        let has_values = (0..self.positions.len()).all(|place| {
            let value = self.value(entry, place).and_then(|value| i32::try_from(value).ok());
            self.values.extend(value);
            value.is_some()
        });
        let next = self.entries.len();
        let place =
            has_values.then(|| *self.places.entry(hash(&self.values[start..])).or_insert(next));
        if place == Some(next) {
            self.entries.push(entry);
            self.sizes.push(size);
        } else {
            self.values.truncate(start);
        }
        place
    }

    fn value(&self, entry: Entry, place: usize) -> Option<i64> {
        let of = |term: usize| i64::from(self.values[term * self.positions.len() + place]);
        match entry {
            Entry::Name(name) => Some(self.positions[place][name]),
            Entry::Number(number) => Some(number),
            Entry::One(operation, inner) => operation.apply(of(inner), 0),
            Entry::Two(operation, left, right) => operation.apply(of(left), of(right)),
            Entry::OddPart(inner) => {
                Divide.apply(of(inner), Operation::LOWBIT.apply(of(inner), 0)?)
            }
        }
    }
}
