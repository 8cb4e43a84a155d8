//! Values of expressions in many lanes at once: a lane has a number for each name.

use super::super::function::Function;
use super::super::helpers::Number;
use super::super::syntax::{Comparison, Expression, Node, Operator};
use super::numbers::{Column, Numbers};
use crate::wide::{Work, widest};
use std::borrow::Cow;

use Column::{Each, Same};

/// A function of the numbers of two columns, lane by lane.
#[derive(Clone, Copy)]
struct Pairs<'a, F>(&'a Column, &'a Column, F);

impl<F: Fn(i64, i64) -> i64 + Copy> Work for Pairs<'_, F> {
    type Output = Column;
    #[inline(always)]
    fn run(self) -> Column {
        let Pairs(a, b, f) = self;
        let mut to = match (a, b) {
            (Same(a), Same(b)) => return Same(f(*a, *b)),
            (Each(one), _) | (_, Each(one)) => Numbers::any(one.len()),
        };
        match (a, b) {
            (Each(a), Each(b)) => {
                for ((to, a), b) in to.iter_mut().zip(&**a).zip(&**b) {
                    *to = f(*a, *b);
                }
            }
            (Each(a), Same(b)) => to.iter_mut().zip(&**a).for_each(|(to, a)| *to = f(*a, *b)),
            (Same(a), Each(b)) => to.iter_mut().zip(&**b).for_each(|(to, b)| *to = f(*a, *b)),
            (Same(_), Same(_)) => {}
        }
        Each(to)
    }
}

pub fn pairs(a: &Column, b: &Column, f: impl Fn(i64, i64) -> i64 + Copy) -> Column {
    widest(Pairs(a, b, f))
}

/// `a / b`, rounded down, of numbers from 0 to `2^31 - 1`: what is nearest, or one less.
#[inline(always)]
fn quotient(a: i64, b: i64) -> i64 {
    // 2^52 and a number below it: the bits of the sum end with those of the number.
    const BASE: u64 = 0x4330_0000_0000_0000;
    let float = |n: i64| f64::from_bits(BASE | n.cast_unsigned()) - f64::from_bits(BASE);
    let nearest = (float(a) / float(b) + f64::from_bits(BASE)).to_bits() ^ BASE;
    let nearest = nearest.cast_signed();
    nearest - i64::from(nearest * b > a)
}

/// Lanes in which something has no value.
#[derive(Clone, Debug)]
pub struct Wrong {
    pub count: usize,
    /// Empty if there is none.
    lanes: Vec<bool>,
}

impl Wrong {
    pub fn none(count: usize) -> Wrong {
        Wrong { count, lanes: Vec::new() }
    }

    #[cold]
    pub fn add(&mut self, lane: usize) {
        self.lanes.resize(self.count, false);
        self.lanes[lane] = true;
    }

    /// Adds those in which something is not 0.
    pub fn add_all(&mut self, is_wrong: &Column) {
        if !is_wrong.is_all(0) {
            (0..self.count).filter(|lane| is_wrong.at(*lane) != 0).for_each(|lane| self.add(lane));
        }
    }

    /// Adds those of the other in which `is_asked` is not 0, or is 0.
    pub fn add_of(&mut self, other: &Wrong, is_asked: &Column, when: bool) {
        other.lanes().filter(|lane| (is_asked.at(*lane) != 0) == when).for_each(|l| self.add(l));
    }

    pub fn lanes(&self) -> impl Iterator<Item = usize> {
        (0..self.lanes.len()).filter(|lane| self.lanes[*lane])
    }

    pub fn has(&self, lane: usize) -> bool {
        self.lanes.get(lane) == Some(&true)
    }

    pub fn is_none(&self) -> bool {
        self.lanes.is_empty()
    }
}

/// The numbers of names in many lanes.
#[derive(Clone, Debug)]
pub struct Names {
    pub count: usize,
    /// By the places of the names; of those that nothing asks for any number.
    pub all: Vec<Column>,
}

impl Names {
    /// The values of an expression, of a condition 1 where it holds, else 0; and where it has none.
    pub fn value<'a>(&'a self, of: &Expression, wrong: &mut Wrong) -> Cow<'a, Column> {
        let column = match &of.kind {
            Node::Number(number) => Same(*number),
            Node::Name(_, place) => return Cow::Borrowed(&self.all[*place]),
            Node::Negative(one) => {
                operation(Operator::Subtract, &Same(0), &self.value(one, wrong), wrong)
            }
            Node::Binary(operator, both) => {
                let (a, b) = (self.value(&both[0], wrong), self.value(&both[1], wrong));
                operation(*operator, &a, &b, wrong)
            }
            Node::Call(function, all) => {
                let a = self.value(&all[0], wrong);
                let b = all.get(1).map_or(Cow::Owned(Same(0)), |b| self.value(b, wrong));
                call(*function, &a, &b, wrong)
            }
            Node::Compare(terms, signs) => self.compare(terms, signs, wrong),
            Node::And(both) | Node::Or(both) => {
                let is_and = matches!(of.kind, Node::And(_));
                let (a, mut late) = (self.value(&both[0], wrong), Wrong::none(self.count));
                let b = self.value(&both[1], &mut late);
                wrong.add_of(&late, &a, is_and);
                if is_and { pairs(&a, &b, |a, b| a & b) } else { pairs(&a, &b, |a, b| a | b) }
            }
            Node::Not(one) => pairs(&self.value(one, wrong), &Same(1), |a, b| a ^ b),
            _ => self.lane_by_lane(of, wrong),
        };
        Cow::Owned(column)
    }

    fn compare(&self, terms: &[Expression], signs: &[Comparison], wrong: &mut Wrong) -> Column {
        let mut left = self.value(&terms[0], wrong);
        let mut all = Same(1);
        for (sign, term) in signs.iter().zip(&terms[1..]) {
            let mut late = Wrong::none(self.count);
            let right = self.value(term, &mut late);
            wrong.add_of(&late, &all, true);
            // As `Comparison::holds`, but each compiled for wide vectors by itself.
            let one = match sign {
                Comparison::Less => pairs(&left, &right, |a, b| i64::from(a < b)),
                Comparison::LessOrEqual => pairs(&left, &right, |a, b| i64::from(a <= b)),
                Comparison::Equal => pairs(&left, &right, |a, b| i64::from(a == b)),
                Comparison::NotEqual => pairs(&left, &right, |a, b| i64::from(a != b)),
                Comparison::GreaterOrEqual => pairs(&left, &right, |a, b| i64::from(a >= b)),
                Comparison::Greater => pairs(&left, &right, |a, b| i64::from(a > b)),
            };
            all = if matches!(all, Same(1)) { one } else { pairs(&all, &one, |a, b| a & b) };
            left = right;
        }
        all
    }

    fn lane_by_lane(&self, of: &Expression, wrong: &mut Wrong) -> Column {
        let mut value = |lane: usize| {
            let names: Vec<i64> = self.all.iter().map(|column| column.at(lane)).collect();
            of.value(&names).unwrap_or_else(|_| {
                wrong.add(lane);
                0
            })
        };
        Each((0..self.count).map(&mut value).collect())
    }
}

/// What an operator gives.
pub fn operation(operator: Operator, a: &Column, b: &Column, wrong: &mut Wrong) -> Column {
    let (both, natural) = {
        let bits = if matches!(operator, Operator::Add | Operator::Subtract) { 62 } else { 31 };
        let (a, b) = (a.within(bits), b.within(bits));
        (a.0 && b.0, a.1 && b.1)
    };
    let divides = || natural && !b.slice().contains(&0);
    match operator {
        Operator::Add if both => pairs(a, b, i64::wrapping_add),
        Operator::Subtract if both => pairs(a, b, i64::wrapping_sub),
        Operator::Multiply if both => pairs(a, b, i64::wrapping_mul),
        Operator::Divide if divides() => pairs(a, b, quotient),
        Operator::Remainder if divides() => pairs(a, b, |a, b| a - quotient(a, b) * b),
        _ => one_by_one(a, b, wrong, |a, b| i64::operation(operator, a, b)),
    }
}

fn call(function: Function, a: &Column, b: &Column, wrong: &mut Wrong) -> Column {
    let natural = || a.within(63).1 && b.within(63).1;
    match function {
        Function::Min => pairs(a, b, i64::min),
        Function::Max => pairs(a, b, i64::max),
        Function::Abs if a.within(62).0 => pairs(a, b, |a, _| a.abs()),
        Function::Even => pairs(a, b, |a, _| (a & 1) ^ 1),
        Function::Odd => pairs(a, b, |a, _| a & 1),
        Function::Xor if natural() => pairs(a, b, |a, b| a ^ b),
        Function::Bitand if natural() => pairs(a, b, |a, b| a & b),
        Function::Bitor if natural() => pairs(a, b, |a, b| a | b),
        Function::Bits if natural() => pairs(a, b, |a, _| a.count_ones().into()),
        Function::Divides if a.within(31).1 && b.within(31).1 && !a.slice().contains(&0) => {
            pairs(a, b, |a, b| i64::from(quotient(b, a) * a == b))
        }
        _ => one_by_one(a, b, wrong, |a, b| i64::function(function, [a, b])),
    }
}

fn one_by_one(
    a: &Column,
    b: &Column,
    wrong: &mut Wrong,
    value: impl Fn(i64, i64) -> Result<i64, &'static str>,
) -> Column {
    let count = match (a, b) {
        (Same(a), Same(b)) => match value(*a, *b) {
            Ok(value) => return Same(value),
            Err(_) => wrong.count,
        },
        (Each(one), _) | (_, Each(one)) => one.len(),
    };
    let of = |lane: usize| {
        value(a.at(lane), b.at(lane)).unwrap_or_else(|_| {
            wrong.add(lane);
            0
        })
    };
    Each((0..count).map(of).collect())
}
