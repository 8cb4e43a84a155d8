//! Bounds on the values of a formula and of its parts, over ranges of its variables.

use super::Formula;
use crate::written::function::Function;
use crate::written::syntax::{Expression, Node, Operator};

/// The smallest and the largest value.
pub type Bounds = (i128, i128);

impl Formula {
    /// Bounds on all numbers that are computed where each variable is in a range and the formula has a value;
    /// `None` if they may not fit in 128 bits.
    pub(super) fn all_bounds(&self, ranges: &[Bounds]) -> Option<Bounds> {
        let mut all = (0, 0);
        self.bounds(&self.body, &self.with_own(ranges), &mut all)?;
        Some(all)
    }

    /// The ranges, and after them that of the values of the formula itself at smaller numbers: one from which the same
    /// one follows for the next number, or else all of `u64`, which is what Rust code of it returns.
    pub(super) fn with_own(&self, ranges: &[Bounds]) -> Vec<Bounds> {
        let most = u64::MAX.into();
        let tried = if self.body.is_recursive() { vec![1, ranges[0].1, most] } else { vec![most] };
        let mut all = ranges.to_vec();
        all.push((0, most));
        for own in tried {
            all[ranges.len()] = (0, own);
            let found = self.bounds(&self.body, &all, &mut (0, 0));
            if found.is_some_and(|(low, high)| low >= 0 && high <= own) {
                break;
            }
        }
        all
    }

    /// Bounds on a part; `all` grows by those of its parts. A condition is 0 or 1. The last range is that of the formula.
    pub(super) fn bounds(
        &self,
        part: &Expression,
        ranges: &[Bounds],
        all: &mut Bounds,
    ) -> Option<Bounds> {
        if !part.depends() {
            // It becomes a number.
            let value = super::value::compute(part, &vec![0; self.names.len()]).ok()?;
            *all = union(&[*all, (value, value)]);
            return Some((value, value));
        }
        let mut inner = |part: &Expression| self.bounds(part, ranges, all);
        let found = match &part.kind {
            Node::Number(number) => ((*number).into(), (*number).into()),
            Node::Name(_, place) => ranges[*place],
            Node::Negative(one) => {
                let (low, high) = inner(one)?;
                (high.checked_neg()?, low.checked_neg()?)
            }
            Node::Binary(operator, both) => {
                let (a, b) = (inner(&both[0])?, inner(&both[1])?);
                operation(*operator, a, b)?
            }
            Node::Call(function, of) => {
                let of: Vec<Bounds> = of.iter().map(inner).collect::<Option<_>>()?;
                call(*function, &of)?
            }
            Node::Floor(golden, one) => {
                let (low, high) = inner(one)?;
                (golden.floor(low.max(0)).ok()?, golden.floor(high.max(0)).ok()?)
            }
            Node::Again(one) => {
                self.natural(one, ranges, all)?;
                ranges[self.names.len()]
            }
            Node::Table(parts) | Node::Cases(_, parts) => {
                let is_table = matches!(part.kind, Node::Table(_));
                let values: Vec<Bounds> = parts.iter().map(inner).collect::<Option<_>>()?;
                // The last is the index.
                union(&values[..values.len() - usize::from(is_table)])
            }
            Node::If(parts) => {
                let values: Vec<Bounds> = parts.iter().map(inner).collect::<Option<_>>()?;
                union(&values[1..])
            }
            Node::Compare(..)
            | Node::And(_)
            | Node::Or(_)
            | Node::Not(_)
            | Node::Among(_)
            | Node::Phi(_) => {
                part.children().iter().try_for_each(|child| inner(child).map(|_| ()))?;
                (0, 1)
            }
        };
        *all = union(&[*all, found]);
        Some(found)
    }

    /// As [`Formula::bounds`], where the part is not negative: neither is then what something is taken from.
    fn natural(&self, part: &Expression, ranges: &[Bounds], all: &mut Bounds) -> Option<Bounds> {
        if let Node::Binary(Operator::Subtract, both) = &part.kind {
            let taken = self.bounds(&both[1], ranges, all)?;
            if taken.0 >= 0 {
                return Some((0, self.natural(&both[0], ranges, all)?.1));
            }
        }
        self.bounds(part, ranges, all)
    }
}

fn union(all: &[Bounds]) -> Bounds {
    let low = all.iter().map(|bounds| bounds.0).min().unwrap_or(0);
    let high = all.iter().map(|bounds| bounds.1).max().unwrap_or(0);
    (low, high)
}

/// Of an operation that is monotone in each argument, or in each where the other has one sign: the extremes
/// are at the corners.
fn corners(a: Bounds, b: Bounds, value: impl Fn(i128, i128) -> Option<i128>) -> Option<Bounds> {
    let at = [value(a.0, b.0)?, value(a.0, b.1)?, value(a.1, b.0)?, value(a.1, b.1)?];
    Some((*at.iter().min()?, *at.iter().max()?))
}

fn operation(operator: Operator, a: Bounds, b: Bounds) -> Option<Bounds> {
    let wide = |a, b| operator.value(a, b).ok();
    match operator {
        Operator::Add => Some((wide(a.0, b.0)?, wide(a.1, b.1)?)),
        Operator::Subtract => Some((wide(a.0, b.1)?, wide(a.1, b.0)?)),
        Operator::Multiply => corners(a, b, wide),
        // Nothing is divided by 0.
        Operator::Divide if b.0 >= 0 => corners(a, (b.0.max(1), b.1.max(1)), wide),
        Operator::Divide => {
            let most = largest(a)?;
            Some((-most, most))
        }
        Operator::Remainder if b.0 >= 0 && a.0 >= 0 => Some((0, a.1.min((b.1 - 1).max(0)))),
        // It has the sign of the divisor.
        Operator::Remainder => Some(((b.0.checked_add(1)?).min(0), (b.1.checked_sub(1)?).max(0))),
        // 0 to the power 0 is 1, and to any other 0; a negative exponent has no value.
        Operator::Power => {
            let most = wide(largest(a)?.max(1), b.1.max(0))?;
            Some((if a.0 < 0 { -most } else { 0 }, most))
        }
    }
}

fn largest(of: Bounds) -> Option<i128> {
    Some(of.0.checked_abs()?.max(of.1.checked_abs()?))
}

fn call(function: Function, of: &[Bounds]) -> Option<Bounds> {
    let a = of[0];
    let b = of.get(1).copied().unwrap_or((0, 0));
    let largest = a.1.max(b.1).max(0);
    Some(match function {
        Function::Min => (a.0.min(b.0), a.1.min(b.1)),
        Function::Max => (a.0.max(b.0), a.1.max(b.1)),
        Function::Abs | Function::Gcd => {
            let ends = [a.0, a.1, b.0, b.1].into_iter().map(i128::checked_abs);
            (0, ends.collect::<Option<Vec<_>>>()?.into_iter().max()?)
        }
        Function::Ceil => {
            let (low, high) = operation(Operator::Divide, a, b)?;
            (low, high.checked_add(1)?)
        }
        Function::Bits | Function::Log2 | Function::Ctz | Function::Valuation => (0, 127),
        Function::Omega | Function::Bigomega => (0, 40),
        Function::Xor | Function::Bitor => {
            let bits = 128 - largest.leading_zeros();
            (0, if bits > 126 { i128::MAX } else { (1 << bits) - 1 })
        }
        Function::ShiftLeft => (0, function.value(a.1.max(0), b.1.max(0)).ok()?),
        Function::Bitand
        | Function::Sqrt
        | Function::Lowbit
        | Function::Highbit
        | Function::Zeckendorf
        | Function::Takeaway
        | Function::Totient
        | Function::Spf
        | Function::Primepi
        | Function::Digitsum
        | Function::DigitsumBase
        | Function::ShiftRight => (0, largest),
        Function::Even
        | Function::Odd
        | Function::Prime
        | Function::Square
        | Function::Fib
        | Function::Pow2
        | Function::Coprime
        | Function::Divides => (0, 1),
    })
}

#[cfg(test)]
#[path = "../../tests/inside/formula/bounds.rs"]
mod tests;
