//! Conditions: comparisons of small terms, and what `and` and `or` make of two or three of them.

use super::edges::{is_inside, with_edges};
use super::library::Library;
use super::operation::Operation::{self, Both, Either, Equal, Less, LessOrEqual, NotEqual, Of};
use super::samples::Samples;
use super::search::Search;
use super::term::Term;
use crate::written::function::Function;
use std::collections::HashSet;

/// How many positions of each outcome are looked at first.
const LOOKED: usize = 128;
const WORDS: usize = 2 * LOOKED / 64;
/// How many terms are compared, each with each, and how many of them in a condition that is a part.
const TERMS: usize = 2500;
const PREDICATE_TERMS: usize = 30;
const PART_TERMS: usize = 130;
/// How many conditions are put together.
const PARTS: usize = 400;
const THIRDS: usize = 40;
/// How many conditions of one kind are kept.
const KEPT: usize = 20;

/// Where a condition holds, of the positions that are looked at.
type Bits = [u64; WORDS];

#[derive(Clone)]
struct Literal {
    bits: Bits,
    operation: Operation,
    left: usize,
    right: usize,
}

/// The conditions that hold where 1 is wanted, and no others; empty if something else than 0 and 1 is.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    if samples.wanted.iter().any(|wanted| !matches!(wanted, 0 | 1)) {
        return Vec::new();
    }
    if samples.width() == 2 {
        let slopes = SLOPES.map(|r| beatty(r).negated());
        let published: Vec<Term> = slopes.into_iter().chain(takeaways()).collect();
        search.tried += published.len() as u64;
        let right: Vec<Term> =
            published.into_iter().filter_map(|form| with_edges(form, samples)).collect();
        if !right.is_empty() {
            return right;
        }
    }
    let whole = of_positions(samples, samples, search);
    if !whole.is_empty() {
        return whole;
    }
    let inside = samples.filter(|position, _| is_inside(samples, position));
    of_positions(&inside, samples, search)
}

/// The differences, in steps, of the pairs that are tried: of 1 the golden ratio gives them.
const SLOPES: [i64; 7] = [2, 3, 4, 5, 6, 7, 8];

/// The pairs `floor(k x)` and `floor(k x) + r k` with `x = (2 - r + sqrt(r^2 + 4)) / 2`: the games that Wythoff's is for
/// r = 1, where the takes from both heaps differ by less than r, are lost there. Of `d = r k` the first is
/// `(sqrt((r^2 + 4) d^2) - (r - 2) d) / (2 r)`.
fn beatty(r: i64) -> Term {
    let d = || Term::one(Operation::ABS, Term::Name(0) - Term::Name(1));
    let root = Term::one(Of(Function::Sqrt), Term::Number(r * r + 4) * (d() * d()));
    let top = match r {
        2 => root,
        3 => root - d(),
        _ => root - Term::Number(r - 2) * d(),
    };
    let smaller = Term::two(Operation::MIN, Term::Name(0), Term::Name(1));
    let is_multiple = Term::two(Equal, d() % r, Term::Number(0));
    Term::two(Both, is_multiple, Term::two(Equal, smaller, top / (2 * r)))
}

/// The wins of take-away games, in which a player takes at most c times what was taken before, by Schwenk: where the most
/// that may be taken is at least the smallest part of what is left. The most is one of the two numbers, or c times it.
fn takeaways() -> impl Iterator<Item = Term> {
    FACTORS.into_iter().flat_map(|c| {
        let part = move |n| Term::two(Of(Function::Takeaway), Term::Name(n), Term::Number(c));
        [(0, 1), (1, 0)].into_iter().flat_map(move |(n, k)| {
            let most = [Term::Name(k), Term::Number(c) * Term::Name(k)];
            most.map(|most| Term::two(LessOrEqual, part(n), most))
        })
    })
}

/// The factors that are tried: of 1 and 2 other functions tell the part.
const FACTORS: [i64; 8] = [3, 4, 5, 6, 7, 8, 9, 10];

/// Whether a form is of such pairs, in which no number is fitted but the slope.
pub fn is_beatty(form: &Term) -> bool {
    SLOPES.into_iter().any(|r| *form == beatty(r).negated())
}

/// The conditions that are right at `looked`, and at all samples but for an edge.
fn of_positions(looked: &Samples, samples: &Samples, search: &mut Search) -> Vec<Term> {
    let [losses, wins] = [0, 1].map(|outcome| spread(looked, outcome));
    if losses.is_empty() || wins.is_empty() {
        return Vec::new();
    }
    let mut few = Samples::new(&samples.least);
    for (positions, outcome) in [(&losses, 0), (&wins, 1)] {
        for position in positions {
            few.push(position, outcome);
        }
    }
    let library = Library::new(&few, search.effort / 8, usize::MAX);
    search.tried += library.tried;
    let wanted = bits(few.wanted.iter().map(|wanted| *wanted == 1));
    let all = bits(few.wanted.iter().map(|_| true));
    let mut found = singles(&library, &few, search);
    if found.is_empty() {
        let literals = literals(&library, few.len(), search);
        found = together(&library, &literals, wanted, all, search);
    }
    let mut right: Vec<Term> =
        found.into_iter().filter_map(|term| with_edges(term, samples)).collect();
    right.sort_by_key(Term::size);
    right
}

/// Positions of one outcome, from the first to the last one.
fn spread(samples: &Samples, outcome: i64) -> Vec<&[i64]> {
    let of: Vec<&[i64]> =
        samples.iter().filter(|(_, wanted)| *wanted == outcome).map(|(at, _)| at).collect();
    let (first, count) = (LOOKED / 2, of.len());
    if count <= LOOKED {
        return of;
    }
    let rest = (0..LOOKED - first).map(|i| first + i * (count - first) / (LOOKED - first));
    (0..first).chain(rest).map(|place| of[place]).collect()
}

fn bits(holds: impl Iterator<Item = bool>) -> Bits {
    let mut bits = [0; WORDS];
    for (place, _) in holds.enumerate().filter(|(_, holds)| *holds) {
        bits[place / 64] |= 1 << (place % 64);
    }
    bits
}

const COMPARISONS: [Operation; 3] = [Equal, Less, LessOrEqual];
const PREDICATES: [Operation; 4] =
    [Of(Function::Fib), Of(Function::Pow2), Of(Function::Square), Of(Function::Prime)];

/// The conditions of one comparison, or of one predicate, that are right.
fn singles(library: &Library, few: &Samples, search: &mut Search) -> Vec<Term> {
    let mut found = Vec::new();
    for term in library.terms().take(PREDICATE_TERMS) {
        for predicate in PREDICATES {
            search.tried += 1;
            let holds = |value: &i32| predicate.apply((*value).into(), 0) == Some(1);
            let is = agrees(library.values(term).iter().map(holds), few);
            found.extend(is.map(|is| sign(Term::one(predicate, library.term(term)), is)));
        }
    }
    for left in library.terms().take(TERMS) {
        for right in 0..left {
            search.tried += 3;
            let pairs = || library.values(left).iter().zip(library.values(right));
            let is = [
                agrees(pairs().map(|(a, b)| a == b), few),
                agrees(pairs().map(|(a, b)| a < b), few),
                agrees(pairs().map(|(a, b)| a <= b), few),
            ];
            for (operation, is) in COMPARISONS.into_iter().zip(is) {
                let term = || Term::two(operation, library.term(left), library.term(right));
                found.extend(is.map(|is| sign(term(), is)));
            }
        }
        if found.len() > KEPT || search.is_over() {
            break;
        }
    }
    found
}

fn sign(term: Term, is: bool) -> Term {
    if is { term } else { term.negated() }
}

/// Whether a condition holds at all wins and no losses, or the other way round.
fn agrees(mut holds: impl Iterator<Item = bool>, few: &Samples) -> Option<bool> {
    let first = holds.next()? == (few.wanted[0] == 1);
    holds
        .zip(&few.wanted[1..])
        .all(|(holds, wanted)| (holds == (*wanted == 1)) == first)
        .then_some(first)
}

/// Conditions of one comparison or predicate that differ from each other, the smallest first.
fn literals(library: &Library, count: usize, search: &mut Search) -> Vec<Literal> {
    let (mut seen, mut literals) = (HashSet::new(), Vec::new());
    let (none, all) = (bits((0..count).map(|_| false)), bits((0..count).map(|_| true)));
    let mut add = |bits: Bits, operation, left, right| {
        search.tried += 1;
        if bits != none && bits != all && seen.insert(bits) {
            literals.push(Literal { bits, operation, left, right });
        }
    };
    for left in library.terms().take(PART_TERMS) {
        let own = library.values(left);
        for predicate in PREDICATES.into_iter().filter(|_| left < PREDICATE_TERMS) {
            let holds = own.iter().map(|value| predicate.apply((*value).into(), 0) == Some(1));
            add(bits(holds), predicate, left, left);
        }
        for right in 0..left {
            let other = library.values(right);
            let pairs = || own.iter().zip(other);
            add(bits(pairs().map(|(a, b)| a == b)), Equal, left, right);
            add(bits(pairs().map(|(a, b)| a != b)), NotEqual, left, right);
            add(bits(pairs().map(|(a, b)| a < b)), Less, left, right);
            add(bits(pairs().map(|(a, b)| b < a)), Less, right, left);
            add(bits(pairs().map(|(a, b)| a <= b)), LessOrEqual, left, right);
            add(bits(pairs().map(|(a, b)| b <= a)), LessOrEqual, right, left);
        }
    }
    literals
}

impl Literal {
    fn term(&self, library: &Library) -> Term {
        let left = library.term(self.left);
        match self.operation {
            Equal | NotEqual | Less | LessOrEqual => {
                Term::two(self.operation, left, library.term(self.right))
            }
            predicate => Term::one(predicate, left),
        }
    }
}

/// `p and q`, `p or q`, `(p or q) and r`, `p and q or r` that are right.
fn together(
    library: &Library,
    literals: &[Literal],
    wanted: Bits,
    all: Bits,
    search: &mut Search,
) -> Vec<Term> {
    let complement = |bits: Bits| std::array::from_fn(|word| all[word] & !bits[word]);
    let mut found = Vec::new();
    // With `and` of the conditions for the wins, and, the other way round, with `or`.
    for (is_and, wanted) in [(true, wanted), (false, complement(wanted))] {
        let bits_of =
            |literal: &Literal| if is_and { literal.bits } else { complement(literal.bits) };
        let (outer, inner) = if is_and { (Both, Either) } else { (Either, Both) };
        let term = |literal: &Literal| literal.term(library);
        let few = |is_one: &dyn Fn(&Bits) -> bool| -> Vec<(&Literal, Bits)> {
            let all = literals.iter().map(|literal| (literal, bits_of(literal)));
            all.filter(|(_, bits)| is_one(bits)).take(PARTS).collect()
        };
        let implied = few(&|bits| contains(bits, &wanted));
        for (place, (first, bits)) in implied.iter().enumerate() {
            for (second, others) in &implied[..place] {
                search.tried += 1;
                if (0..WORDS).all(|word| bits[word] & others[word] == wanted[word]) {
                    found.push(Term::two(outer, term(second), term(first)));
                }
            }
        }
        if found.len() > KEPT {
            continue;
        }
        for (third, bits) in implied.iter().take(THIRDS) {
            // Where the third one holds, the other two are right.
            let most: Bits = std::array::from_fn(|word| wanted[word] | (all[word] & !bits[word]));
            let parts = few(&|bits| contains(&most, bits));
            for (place, (first, bits)) in parts.iter().enumerate() {
                for (second, others) in &parts[..place] {
                    search.tried += 1;
                    if (0..WORDS).all(|word| wanted[word] & !(bits[word] | others[word]) == 0) {
                        let two = Term::two(inner, term(second), term(first));
                        found.push(Term::two(outer, two, term(third)));
                    }
                }
            }
            if found.len() > KEPT || search.is_over() {
                break;
            }
        }
    }
    found
}

fn contains(all: &Bits, some: &Bits) -> bool {
    all.iter().zip(some).all(|(all, some)| some & !all == 0)
}
