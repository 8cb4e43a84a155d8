//! The conditions of an innermost loop over a range, for many of its numbers at once.
//!
//! Instruction by instruction, each number costs a few of them, and most numbers satisfy no condition. Here
//! each operation is one pass over up to [`LANES`] numbers. Where it has no value for one of them, the
//! numbers are left to the instructions, which find the first fault as it is written.

use super::function::Function;
use super::instruction::{Place, Register};
use super::syntax::{Comparison, Expression, Node, Operator};

/// The most numbers that are done at once: the bits of a mask.
pub const LANES: usize = 64;

/// The conditions of a loop.
#[derive(Clone, Debug)]
pub struct Filter {
    conditions: Vec<Term>,
    /// The registers of the number and of the last one of the range; the one after that of the number is for
    /// the last of a run of numbers that satisfy all conditions.
    pub name: Register,
    pub to: Register,
    /// Whether what the move leaves grows evenly, so that a run is one instruction.
    pub is_even: bool,
    /// How many steps of a loop one number takes.
    pub steps: u64,
    /// Where to go on with a run, and where if there is none.
    pub found: Place,
    pub end: Place,
}

/// An expression whose names are registers.
#[derive(Clone, Debug)]
struct Term {
    kind: Kind,
    /// Whether the number of the loop is in it.
    varies: bool,
}

#[derive(Clone, Debug)]
enum Kind {
    Number(i64),
    Register(Register),
    /// The number of the loop.
    Name,
    Binary(Operator, Box<[Term; 2]>),
    Call(Function, Vec<Term>),
    Compare(Vec<Term>, Vec<Comparison>),
    And(Box<[Term; 2]>),
    Or(Box<[Term; 2]>),
    Not(Box<Term>),
}

/// Numbers of a loop in a row, and the registers for the other names.
#[derive(Clone, Copy)]
pub struct Block<'a> {
    pub registers: &'a [i64],
    pub first: i64,
    /// How many, at most [`LANES`].
    pub count: usize,
}

impl Filter {
    /// The filter of conditions on a loop's name, with the registers of all names; `None` if a name has none, or the
    /// conditions are of a kind that is not for rules.
    pub fn new(
        conditions: &[&Expression],
        (name, to): (Register, Register),
        is_even: bool,
        scope: &[(String, Register)],
    ) -> Option<Filter> {
        let conditions = conditions.iter().map(|condition| term(condition, name, scope));
        let conditions = conditions.collect::<Option<Vec<Term>>>()?;
        let steps = 1 + conditions.iter().map(Term::steps).sum::<u64>();
        Some(Filter { conditions, name, to, is_even, steps, found: 0, end: 0 })
    }

    /// Which numbers of a block satisfy all conditions, the first one in the lowest bit; `None` if a
    /// condition may have no value for one of them.
    pub fn mask(&self, block: Block) -> Option<u64> {
        let all = u64::MAX >> (LANES - block.count);
        self.conditions.iter().try_fold(all, |alive, condition| holds(condition, block, alive))
    }
}

impl Term {
    /// How many steps of a loop its functions take.
    fn steps(&self) -> u64 {
        match &self.kind {
            Kind::Number(_) | Kind::Register(_) | Kind::Name => 0,
            Kind::Binary(_, both) | Kind::And(both) | Kind::Or(both) => {
                both.iter().map(Term::steps).sum()
            }
            Kind::Call(function, of) => function.steps() + of.iter().map(Term::steps).sum::<u64>(),
            Kind::Compare(terms, _) => terms.iter().map(Term::steps).sum(),
            Kind::Not(of) => of.steps(),
        }
    }
}

fn term(expression: &Expression, name: Register, scope: &[(String, Register)]) -> Option<Term> {
    let one = |expression: &Expression| term(expression, name, scope);
    let all = |all: &[Expression]| all.iter().map(one).collect::<Option<Vec<Term>>>();
    let two = |[a, b]: &[Expression; 2]| Some(Box::new([one(a)?, one(b)?]));
    let kind = match &expression.kind {
        Node::Number(number) => Kind::Number(*number),
        Node::Name(own) => match scope.iter().rev().find(|(known, _)| known == own)?.1 {
            register if register == name => Kind::Name,
            register => Kind::Register(register),
        },
        Node::Negative(of) => {
            let zero = Term { kind: Kind::Number(0), varies: false };
            Kind::Binary(Operator::Subtract, Box::new([zero, one(of)?]))
        }
        Node::Binary(operator, both) => Kind::Binary(*operator, two(both)?),
        Node::Call(function, of) => Kind::Call(*function, all(of)?),
        Node::Compare(terms, signs) => Kind::Compare(all(terms)?, signs.clone()),
        Node::And(both) => Kind::And(two(both)?),
        Node::Or(both) => Kind::Or(two(both)?),
        Node::Not(of) => Kind::Not(Box::new(one(of)?)),
        // A table, or what is not in rules.
        _ => return None,
    };
    let varies = match &kind {
        Kind::Number(_) | Kind::Register(_) => false,
        Kind::Name => true,
        Kind::Binary(_, both) | Kind::And(both) | Kind::Or(both) => both.iter().any(|t| t.varies),
        Kind::Call(_, all) | Kind::Compare(all, _) => all.iter().any(|t| t.varies),
        Kind::Not(of) => of.varies,
    };
    Some(Term { kind, varies })
}

/// Which of the numbers `alive` satisfy a condition.
fn holds(term: &Term, block: Block, alive: u64) -> Option<u64> {
    if alive == 0 {
        return Some(0);
    }
    if !term.varies && block.count > 1 {
        let one = holds(term, Block { count: 1, ..block }, 1)?;
        return Some(if one == 1 { alive } else { 0 });
    }
    Some(match &term.kind {
        Kind::And(both) => holds(&both[1], block, holds(&both[0], block, alive)?)?,
        Kind::Or(both) => {
            let first = holds(&both[0], block, alive)?;
            first | holds(&both[1], block, alive & !first)?
        }
        Kind::Not(of) => alive & !holds(of, block, alive)?,
        Kind::Compare(terms, signs) => {
            let (mut a, mut b) = ([0; LANES], [0; LANES]);
            let (mut a, mut b) = (&mut a[..block.count], &mut b[..block.count]);
            let mut alive = alive;
            numbers(&terms[0], block, a)?;
            for (sign, term) in signs.iter().zip(&terms[1..]) {
                numbers(term, block, b)?;
                alive &= compare(*sign, a, b);
                if alive == 0 {
                    break;
                }
                std::mem::swap(&mut a, &mut b);
            }
            alive
        }
        Kind::Call(function, of) => {
            let (mut a, mut b) = ([0; LANES], [0; LANES]);
            numbers(&of[0], block, &mut a[..block.count])?;
            numbers(of.get(1).unwrap_or(&of[0]), block, &mut b[..block.count])?;
            let is_so = |lane: &usize| alive >> lane & 1 == 1 && function.holds(a[*lane], b[*lane]);
            (0..block.count).filter(is_so).fold(0, |mask, lane| mask | 1 << lane)
        }
        _ => return None,
    })
}

/// The value of an expression for each number; `None` if one of them has none.
fn numbers(term: &Term, block: Block, to: &mut [i64]) -> Option<()> {
    match &term.kind {
        Kind::Number(number) => to.fill(*number),
        Kind::Register(register) => to.fill(block.registers[usize::from(*register)]),
        Kind::Name => to.iter_mut().zip(block.first..).for_each(|(to, number)| *to = number),
        _ if !term.varies && to.len() > 1 => {
            numbers(term, block, &mut to[..1])?;
            to.fill(to[0]);
        }
        Kind::Binary(operator, both) => {
            let mut other = [0; LANES];
            let other = &mut other[..to.len()];
            numbers(&both[0], block, to)?;
            numbers(&both[1], block, other)?;
            binary(*operator, to, other)?;
        }
        Kind::Call(function, of) => {
            let mut other = [0; LANES];
            let other = &mut other[..to.len()];
            numbers(&of[0], block, to)?;
            match of.get(1) {
                Some(b) => numbers(b, block, other)?,
                None => other.copy_from_slice(to),
            }
            call(*function, to, other)?;
        }
        _ => return None,
    }
    Some(())
}

/// An operation on each pair of numbers, in place of the first; `None` if one of them has no value.
fn binary(operator: Operator, a: &mut [i64], b: &[i64]) -> Option<()> {
    // Negative where the sum or difference is beyond 64 bits.
    let mut beyond = 0;
    match operator {
        Operator::Add => {
            for (a, b) in a.iter_mut().zip(b) {
                let sum = a.wrapping_add(*b);
                beyond |= (*a ^ sum) & (b ^ sum);
                *a = sum;
            }
        }
        Operator::Subtract => {
            for (a, b) in a.iter_mut().zip(b) {
                let difference = a.wrapping_sub(*b);
                beyond |= (*a ^ b) & (*a ^ difference);
                *a = difference;
            }
        }
        // Of 32 bits, they are faster.
        Operator::Remainder if a.iter().zip(b).all(are_short) => {
            for (a, b) in a.iter_mut().zip(b) {
                *a = short(*a, *b, |a, b| a % b)?;
            }
        }
        Operator::Divide if a.iter().zip(b).all(are_short) => {
            for (a, b) in a.iter_mut().zip(b) {
                *a = short(*a, *b, |a, b| a / b)?;
            }
        }
        _ => {
            for (a, b) in a.iter_mut().zip(b) {
                *a = operator.value(*a, *b).ok()?;
            }
        }
    }
    (beyond >= 0).then_some(())
}

/// A function of each pair of numbers, in place of the first; `None` if one of them has no value.
fn call(function: Function, a: &mut [i64], b: &[i64]) -> Option<()> {
    let pairs = a.iter_mut().zip(b);
    match function {
        Function::Min => pairs.for_each(|(a, b)| *a = (*a).min(*b)),
        Function::Max => pairs.for_each(|(a, b)| *a = (*a).max(*b)),
        Function::Abs if !b.contains(&i64::MIN) => pairs.for_each(|(a, _)| *a = a.abs()),
        _ => {
            for (a, b) in pairs {
                *a = function.value(*a, *b).ok()?;
            }
        }
    }
    Some(())
}

fn are_short((a, b): (&i64, &i64)) -> bool {
    (0..1 << 32).contains(a) && (1..1 << 32).contains(b)
}

fn short(a: i64, b: i64, value: impl Fn(u32, u32) -> u32) -> Option<i64> {
    Some(value(u32::try_from(a).ok()?, u32::try_from(b).ok()?).into())
}

/// Of which pairs a comparison is so.
fn compare(sign: Comparison, a: &[i64], b: &[i64]) -> u64 {
    match sign {
        Comparison::Less => mask(a, b, |a, b| a < b),
        Comparison::LessOrEqual => mask(a, b, |a, b| a <= b),
        Comparison::Equal => mask(a, b, |a, b| a == b),
        Comparison::NotEqual => mask(a, b, |a, b| a != b),
        Comparison::GreaterOrEqual => mask(a, b, |a, b| a >= b),
        Comparison::Greater => mask(a, b, |a, b| a > b),
    }
}

fn mask(a: &[i64], b: &[i64], is_so: impl Fn(i64, i64) -> bool) -> u64 {
    let mut bytes = [0_u8; LANES];
    for (byte, (a, b)) in bytes.iter_mut().zip(a.iter().zip(b)) {
        *byte = is_so(*a, *b).into();
    }
    // The product has the lowest bits of eight bytes in its highest byte.
    let packed =
        |eight: &[u8; 8]| (u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080)) >> 56;
    let (eights, _) = bytes.as_chunks::<8>();
    eights.iter().rev().fold(0, |mask, eight| mask << 8 | packed(eight))
}

#[cfg(test)]
mod tests {
    use super::{LANES, binary, call, compare};
    use crate::written::function::FUNCTIONS;
    use crate::written::syntax::{Comparison, Operator};

    /// Numbers at the edges of 32 and 64 bits.
    const EDGES: [i64; 13] = [
        i64::MIN,
        i64::MIN + 1,
        -(1 << 32),
        -2,
        -1,
        0,
        1,
        2,
        63,
        (1 << 32) - 1,
        1 << 32,
        i64::MAX - 1,
        i64::MAX,
    ];

    /// What is computed of pairs at once is what is computed of each, and nothing if one of them has no value.
    fn check(
        name: &str,
        at_once: impl Fn(&mut [i64], &[i64]) -> Option<()>,
        of_one: impl Fn(i64, i64) -> Option<i64>,
    ) {
        let pairs = EDGES.iter().flat_map(|&a| EDGES.iter().map(move |&b| (a, b)));
        let (right, wrong): (Vec<_>, Vec<_>) = pairs.partition(|&(a, b)| of_one(a, b).is_some());
        for pairs in right.chunks(LANES) {
            let (mut a, b): (Vec<i64>, Vec<i64>) = pairs.iter().copied().unzip();
            assert!(at_once(&mut a, &b).is_some(), "{name}");
            for ((a, b), value) in pairs.iter().zip(a) {
                assert_eq!(of_one(*a, *b), Some(value), "{name} {a} {b}");
            }
        }
        for (a, b) in wrong {
            for place in 0..3 {
                let (mut left, mut right) = ([1; 3], [1; 3]);
                (left[place], right[place]) = (a, b);
                assert!(at_once(&mut left, &right).is_none(), "{name} {a} {b}");
            }
        }
    }

    #[test]
    fn operators_and_functions_at_the_edges() {
        use Operator::{Add, Divide, Multiply, Power, Remainder, Subtract};
        for operator in [Add, Subtract, Multiply, Divide, Remainder, Power] {
            let name = format!("{operator:?}");
            check(&name, |a, b| binary(operator, a, b), |a, b| operator.value(a, b).ok());
        }
        // Short ones are done in another way.
        for operator in [Divide, Remainder] {
            let to_short = |a: i64, b: i64| (a & 0xffff_ffff, (b & 0xffff_ffff).max(1));
            check(
                "short",
                |a, b| {
                    let mut divisors = b.to_vec();
                    for (a, b) in a.iter_mut().zip(&mut divisors) {
                        (*a, *b) = to_short(*a, *b);
                    }
                    binary(operator, a, &divisors)
                },
                |a, b| {
                    let (a, b) = to_short(a, b);
                    operator.value(a, b).ok()
                },
            );
        }
        for (name, function) in FUNCTIONS {
            let is_of_one = function.arity() == 1;
            let second = |a: i64, b: i64| if is_of_one { a } else { b };
            let at_once = |a: &mut [i64], b: &[i64]| {
                let b: Vec<i64> = a.iter().zip(b).map(|(a, b)| second(*a, *b)).collect();
                call(function, a, &b)
            };
            check(name, at_once, |a, b| function.value(a, second(a, b)).ok());
        }
    }

    #[test]
    fn comparisons_at_the_edges() {
        use Comparison::{Equal, Greater, GreaterOrEqual, Less, LessOrEqual, NotEqual};
        let pairs: Vec<(i64, i64)> =
            EDGES.iter().flat_map(|&a| EDGES.iter().map(move |&b| (a, b))).collect();
        for pairs in pairs.chunks(LANES) {
            let (a, b): (Vec<i64>, Vec<i64>) = pairs.iter().copied().unzip();
            let mask = |is_so: &dyn Fn(&i64, &i64) -> bool| {
                (0..a.len())
                    .filter(|&lane| is_so(&a[lane], &b[lane]))
                    .map(|lane| 1 << lane)
                    .sum::<u64>()
            };
            assert_eq!(compare(Less, &a, &b), mask(&i64::lt));
            assert_eq!(compare(LessOrEqual, &a, &b), mask(&i64::le));
            assert_eq!(compare(Equal, &a, &b), mask(&i64::eq));
            assert_eq!(compare(NotEqual, &a, &b), mask(&i64::ne));
            assert_eq!(compare(GreaterOrEqual, &a, &b), mask(&i64::ge));
            assert_eq!(compare(Greater, &a, &b), mask(&i64::gt));
        }
    }
}
