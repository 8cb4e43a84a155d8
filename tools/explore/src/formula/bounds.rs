//! Bounds on the values of a formula and of its parts, over ranges of its variables.

use super::Formula;
use crate::written::function::Function;
use crate::written::syntax::{Expression, Node, Operator};

/// The smallest and the largest value.
pub type Bounds = (i128, i128);

impl Formula {
    /// Bounds on all numbers that are computed where each variable is in a range; `None` if they may not
    /// fit in 128 bits, or if a divisor may be 0 or negative.
    pub(super) fn all_bounds(&self, ranges: &[Bounds]) -> Option<Bounds> {
        let mut all = (0, 0);
        self.bounds(&self.body, ranges, &mut all)?;
        Some(all)
    }

    /// Bounds on a part; `all` grows by those of its parts. A condition is 0 or 1.
    pub(super) fn bounds(
        &self,
        part: &Expression,
        ranges: &[Bounds],
        all: &mut Bounds,
    ) -> Option<Bounds> {
        let mut inner = |part: &Expression| self.bounds(part, ranges, all);
        let found = match &part.kind {
            Node::Number(number) => ((*number).into(), (*number).into()),
            Node::Name(name) => ranges[self.names.iter().position(|own| own == name)?],
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
                (golden.floor(low.max(0)).ok()?, golden.floor(high).ok()?)
            }
            Node::Walk(rows, one) => {
                inner(one)?;
                (0, rows.len() as i128 - 1)
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
    let wide = |a, b| operator.wide(a, b).ok();
    match operator {
        Operator::Add => Some((wide(a.0, b.0)?, wide(a.1, b.1)?)),
        Operator::Subtract => Some((wide(a.0, b.1)?, wide(a.1, b.0)?)),
        Operator::Divide | Operator::Remainder if b.0 <= 0 => None,
        Operator::Multiply | Operator::Divide => corners(a, b, wide),
        Operator::Remainder if a.0 >= 0 => Some((0, a.1.min(b.1 - 1))),
        Operator::Remainder => Some((0, b.1 - 1)),
        // 0 to the power 0 is 1, and to any other 0.
        Operator::Power if a.0 < 0 || b.0 < 0 => None,
        Operator::Power => Some((0, wide(a.1.max(1), b.1)?)),
    }
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
        Function::ShiftLeft => (0, function.wide(&[a.1.max(0), b.1.max(0)]).ok()?),
        Function::Digit => (0, b.1.max(1)),
        Function::Bitand
        | Function::Sqrt
        | Function::Lowbit
        | Function::Highbit
        | Function::Zeckendorf
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
