//! Laws of formulas in one variable: `F(n + p) = F(n) + s` for all `n >= e`, read off the formula itself.
//!
//! Each part has the law that its own parts give it. Sums and multiples keep laws; `x / c` has the law of
//! `x` once `c` divides what a period adds, and then `x % c`, and the low bits of `x`, are periodic; a
//! comparison of two parts that grow differently does not change any more after some n, which is found
//! from one period of both; what is periodic in all its arguments is periodic. A part for which
//! nothing is known has no law: then the formula has none.
//!
//! A law says that the formula has a value for all n if it has one for all `n < e + p`: from `e` on the
//! same parts are computed at `n` and `n + p`, and what must not be negative, or not be 0, grows or
//! comes back.

use super::Formula;
use crate::written::function::Function;
use crate::written::helpers::wide;
use crate::written::syntax::{Expression, Node, Operator};
use std::cell::Cell;

/// The largest preperiod and period of a law.
const MOST: i128 = 1 << 20;
/// The most parts to look at, and values to compute: about a second.
const MOST_STEPS: u64 = 10_000_000;

/// `F(n + period) = F(n) + growth` for all `n >= start`. Periods and growths are exact: a law that would
/// not fit is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Law {
    /// From here on it holds.
    pub start: i128,
    /// At least 1; neither it nor the start need be the smallest.
    pub period: i128,
    /// What a period adds.
    pub growth: i128,
}

impl Law {
    fn new(start: i128, period: i128, growth: i128) -> Option<Law> {
        (start <= MOST && period <= MOST).then_some(Law { start, period, growth })
    }

    fn times(self, times: i128) -> Option<Law> {
        Law::new(self.start, self.period.checked_mul(times)?, self.growth.checked_mul(times)?)
    }

    /// The same, over periods that each add a multiple of `modulus`.
    fn aligned(self, modulus: i128) -> Option<Law> {
        self.times(modulus / gcd(modulus, self.growth))
    }

    /// The laws over one period and from one start on.
    #[must_use]
    pub fn joint(laws: &[Law]) -> Option<Vec<Law>> {
        let mut period = 1_i128;
        for law in laws {
            period = law.period.checked_mul(period / gcd(period, law.period))?;
        }
        let start = laws.iter().map(|law| law.start).max()?;
        let joint = laws.iter().map(|law| Some(Law { start, ..law.times(period / law.period)? }));
        joint.collect()
    }

    fn growing(self, growth: i128) -> Law {
        Law { growth, ..self }
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    wide::gcd(a.unsigned_abs(), b.unsigned_abs()).cast_signed()
}

impl Formula {
    /// A law that the formula has in the variable at a place, where the others are these numbers, if one is read off
    /// it; of a condition, whose values are 1 and 0, with growth 0.
    #[must_use]
    pub fn law(&self, place: usize, others: &[u64]) -> Option<Law> {
        let numbers = others.iter().map(|number| i64::try_from(*number).ok().map(Node::Number));
        let mut numbers: Vec<Node> = numbers.collect::<Option<_>>()?;
        numbers.insert(place, Node::Name(self.names[place].clone(), 0));
        let mut body = self.body.clone();
        body.put(&|place| Some(numbers[place].clone()));
        Reader { steps: Cell::new(0) }.law_of(&body)
    }
}

struct Reader {
    steps: Cell<u64>,
}

impl Reader {
    fn step(&self) -> Option<()> {
        self.steps.set(self.steps.get() + 1);
        (self.steps.get() <= MOST_STEPS).then_some(())
    }

    fn law_of(&self, part: &Expression) -> Option<Law> {
        self.step()?;
        match &part.kind {
            Node::Number(_) => Law::new(0, 1, 0),
            Node::Name(..) => Law::new(0, 1, 1),
            Node::Negative(one) => {
                let law = self.law_of(one)?;
                Some(law.growing(law.growth.checked_neg()?))
            }
            Node::Binary(operator, both) => self.law_of_operation(*operator, both),
            Node::Call(function, of) => self.law_of_call(*function, of),
            Node::Compare(terms, _) => {
                let laws = terms.windows(2).map(|pair| self.law_of_comparison(&pair[0], &pair[1]));
                Law::joint(&laws.collect::<Option<Vec<_>>>()?)?.first().copied()
            }
            Node::And(both) => self.law_of_two(both, false),
            Node::Or(both) => self.law_of_two(both, true),
            Node::If(parts) => {
                let condition = self.law_of(&parts[0])?;
                if condition.period == 1 {
                    let holds = self.at(&parts[0], condition.start)? != 0;
                    let law = self.law_of(&parts[if holds { 1 } else { 2 }])?;
                    return Law::new(law.start.max(condition.start), law.period, law.growth);
                }
                let branches = [condition, self.law_of(&parts[1])?, self.law_of(&parts[2])?];
                same_growth(&Law::joint(&branches)?)
            }
            Node::Table(all) => {
                let (entries, index) = all.split_at(all.len() - 1);
                if let Some(at) = self.constant(&index[0]) {
                    return self.law_of(entries.get(usize::try_from(at).ok()?)?);
                }
                let mut laws = vec![self.periodic(&index[0])?];
                for entry in entries {
                    laws.push(self.law_of(entry)?);
                }
                same_growth(&Law::joint(&laws)?)
            }
            Node::Cases(keys, values) => {
                let law = self.law_of(&values[keys.len()])?;
                let last = keys.iter().flatten().copied().max()?;
                Law::new(law.start.max(i128::from(last) + 1), law.period, law.growth)
            }
            Node::Among(all) => {
                let laws = all[1..].iter().map(|one| self.law_of_comparison(&all[0], one));
                Law::joint(&laws.collect::<Option<Vec<_>>>()?)?.first().copied()
            }
            Node::Not(one) | Node::Floor(_, one) => self.periodic(one),
            Node::Phi(_) | Node::Again(_) => None,
        }
    }

    fn periodic(&self, part: &Expression) -> Option<Law> {
        self.law_of(part).filter(|law| law.growth == 0)
    }

    /// The value of a part that does not depend on n.
    fn constant(&self, part: &Expression) -> Option<i128> {
        if part.depends() { None } else { self.at(part, 0) }
    }

    /// The value of a part at n.
    fn at(&self, part: &Expression, n: i128) -> Option<i128> {
        self.step()?;
        super::value::compute(part, &[u64::try_from(n).ok()?]).ok()
    }

    fn law_of_operation(&self, operator: Operator, both: &[Expression; 2]) -> Option<Law> {
        let [a, b] = [self.law_of(&both[0])?, self.law_of(&both[1])?];
        let constants = [self.constant(&both[0]), self.constant(&both[1])];
        match (operator, constants) {
            (Operator::Add | Operator::Subtract, _) => {
                let joint = Law::joint(&[a, b])?;
                let growth = operator.value(joint[0].growth, joint[1].growth).ok()?;
                Some(joint[0].growing(growth))
            }
            (Operator::Multiply, [_, Some(c)]) => Some(a.growing(a.growth.checked_mul(c)?)),
            (Operator::Multiply, [Some(c), _]) => Some(b.growing(b.growth.checked_mul(c)?)),
            (Operator::Divide, [_, Some(c)]) => divided(a, c),
            (Operator::Remainder, [_, Some(c)]) if c != 0 => Some(a.aligned(c.abs())?.growing(0)),
            _ => all_periodic(&[a, b]),
        }
    }

    fn law_of_call(&self, function: Function, of: &[Expression]) -> Option<Law> {
        let laws: Vec<Law> = of.iter().map(|one| self.law_of(one)).collect::<Option<_>>()?;
        if let Some(law) = all_periodic(&laws) {
            return Some(law);
        }
        let constant = |place: usize| self.constant(&of[place]);
        // The number that grows, and the other one, where the order does not matter.
        let grows = usize::from(laws[0].growth == 0);
        let other = || constant(1 - grows);
        // Bits are those of numbers that do not become negative.
        let natural = Some(laws[grows]).filter(|law| law.growth > 0);
        match function {
            Function::Even | Function::Odd => Some(laws[0].aligned(2)?.growing(0)),
            Function::Ceil => divided(laws[0], constant(1)?),
            Function::ShiftRight => divided(natural?, power(2, constant(1)?)?),
            Function::ShiftLeft => {
                let (law, factor) = (natural?, power(2, constant(1)?)?);
                Some(law.growing(law.growth.checked_mul(factor)?))
            }
            Function::Bitand => Some(natural?.aligned(beyond(other()?)?)?.growing(0)),
            Function::Bitor | Function::Xor => natural?.aligned(beyond(other()?)?),
            Function::Gcd | Function::Coprime | Function::Divides => {
                // Of divisors, the first is the one that does not grow.
                let modulus = if function == Function::Divides { constant(0)? } else { other()? };
                Some(laws[grows].aligned(Some(modulus.abs()).filter(|m| *m > 0)?)?.growing(0))
            }
            Function::Min | Function::Max => {
                let joint = Law::joint(&laws)?;
                if joint[0].growth == joint[1].growth {
                    return Some(joint[0]);
                }
                let (start, is_above) = self.settles(&of[0], &of[1], &joint)?;
                let chosen = laws[usize::from(is_above == (function == Function::Min))];
                Law::new(start, chosen.period, chosen.growth)
            }
            _ => None,
        }
    }

    fn law_of_comparison(&self, a: &Expression, b: &Expression) -> Option<Law> {
        let joint = Law::joint(&[self.law_of(a)?, self.law_of(b)?])?;
        if joint[0].growth == joint[1].growth {
            return Some(joint[0].growing(0));
        }
        let (start, _) = self.settles(a, b, &joint)?;
        Law::new(start, 1, 0)
    }

    /// From where on one part is larger than the other, and whether it is the first.
    fn settles(&self, a: &Expression, b: &Expression, joint: &[Law]) -> Option<(i128, bool)> {
        let growth = joint[0].growth.checked_sub(joint[1].growth)?;
        settles(joint[0].growing(growth), |n| self.at(a, n), |n| self.at(b, n))
    }

    /// The law of two conditions that `and` or `or` joins: the value that decides without the other.
    fn law_of_two(&self, both: &[Expression; 2], deciding: bool) -> Option<Law> {
        let first = self.law_of(&both[0])?;
        if first.period == 1 && (self.at(&both[0], first.start)? != 0) == deciding {
            return Some(first);
        }
        Law::joint(&[first, self.law_of(&both[1])?])?.first().copied()
    }
}

/// The law of a quotient by a constant, rounded down or up.
fn divided(law: Law, by: i128) -> Option<Law> {
    if by == 0 {
        return None;
    }
    let law = law.aligned(by.abs())?;
    Some(law.growing(law.growth / by))
}

/// The law of what is determined by periodic parts.
fn all_periodic(laws: &[Law]) -> Option<Law> {
    Law::joint(laws)?.first().copied().filter(|_| laws.iter().all(|law| law.growth == 0))
}

/// The law of a choice between the others by the first, which is periodic, if all grow alike.
fn same_growth(joint: &[Law]) -> Option<Law> {
    let (choice, others) = joint.split_first()?;
    let growth = others.first()?.growth;
    let is_same = choice.growth == 0 && others.iter().all(|law| law.growth == growth);
    is_same.then_some(choice.growing(growth))
}

/// A power, if it is the modulus of a law that may fit.
fn power(base: i128, exponent: i128) -> Option<i128> {
    let power = Operator::Power.value(base, exponent).ok()?;
    Some(power).filter(|power| base >= 2 && *power <= 1 << 64)
}

/// The smallest power of two above a natural number.
fn beyond(n: i128) -> Option<i128> {
    let n = u64::try_from(n).ok()?;
    Some(i128::from(n.checked_add(1)?.checked_next_power_of_two()?))
}

/// From where on `a - b`, of this law with a growth that is not 0, has the sign of its growth: so it is after
/// each of the residues has passed zero. Also whether it is positive.
fn settles(
    law: Law,
    a: impl Fn(i128) -> Option<i128>,
    b: impl Fn(i128) -> Option<i128>,
) -> Option<(i128, bool)> {
    let mut start = law.start;
    let is_above = law.growth > 0;
    for n in law.start..law.start + law.period {
        let above = a(n)?.checked_sub(b(n)?)?;
        let short = if is_above { above.checked_neg()? } else { above };
        if short >= 0 {
            let periods = short / law.growth.checked_abs()? + 1;
            start = start.max(n.checked_add(periods.checked_mul(law.period)?)?);
        }
    }
    (start <= MOST).then_some((start, is_above))
}

#[cfg(test)]
#[path = "../../tests/inside/formula/law.rs"]
mod tests;
