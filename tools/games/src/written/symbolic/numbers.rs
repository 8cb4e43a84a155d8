//! Numbers and conditions for all large n at once.

use super::super::function::Function;
use super::super::syntax::{Comparison, Expression, Node, Operator};
use super::{Bounds, Scope, Zone, gcd};
use std::cmp::Ordering;

/// The number `(n * N + v * V + c) / 2`, which is whole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Linear {
    pub n: i64,
    pub v: i64,
    pub c: i64,
}

impl Linear {
    pub fn constant(number: i64) -> Option<Linear> {
        Some(Linear { n: 0, v: 0, c: number.checked_mul(2)? })
    }

    pub const HEAP: Linear = Linear { n: 2, v: 0, c: 0 };

    /// The number, if it depends on nothing.
    pub fn number(self) -> Option<i64> {
        (self.n == 0 && self.v == 0).then_some(self.c / 2)
    }

    /// How much less than n it is, if that depends on nothing.
    pub fn below_heap(self) -> Option<i64> {
        (self.n == 2 && self.v == 0).then_some(-self.c / 2)
    }

    pub fn plus(self, other: Linear, times: i64) -> Option<Linear> {
        let sum = |a: i64, b: i64| a.checked_add(b.checked_mul(times)?);
        Some(Linear {
            n: sum(self.n, other.n)?,
            v: sum(self.v, other.v)?,
            c: sum(self.c, other.c)?,
        })
    }
}

impl Bounds {
    /// The sign of a number, the same for all n from `start` on and all v of a zone.
    pub(super) fn sign(&self, x: Linear, zone: Zone) -> Option<Ordering> {
        if x.v == 0 || zone == Zone::None {
            if x.v != 0 {
                return None;
            }
            if x.n == 0 {
                return Some(x.c.cmp(&0));
            }
            self.from(x.c.abs() / x.n.abs() + 1);
            return Some(x.n.cmp(&0));
        }
        // It is linear in v, and so between what it is at both ends of the zone: v is `share * n / 2`, and `far` away.
        let (low, high) = if zone == Zone::Lower { (0, 1) } else { (1, 2) };
        let at = |share: i64, away: i64| {
            let slope = 2 * x.n + share * x.v;
            let rest = 2 * (x.c + x.v * away);
            if slope != 0 {
                self.from(rest.abs() / slope.abs() + 1);
                return Some(slope.cmp(&0));
            }
            if x.c.abs() >= x.v.abs() * (self.far - 1) {
                return self.want_far(x.c.abs() / x.v.abs() + 2);
            }
            Some(rest.cmp(&0))
        };
        // One less, as n / 2 is rounded down.
        let (first, second) = (at(low, self.far - 1)?, at(high, 1 - self.far)?);
        (first == second).then_some(first)
    }

    fn compare(&self, a: Linear, sign: Comparison, b: Linear, scope: &Scope) -> Option<bool> {
        let order = self.sign(a.plus(b, -1)?, scope.zone)?;
        Some(sign.holds(order, Ordering::Equal))
    }

    pub(super) fn holds(&self, condition: &Expression, scope: &Scope) -> Option<bool> {
        match &condition.kind {
            Node::Not(one) => Some(!self.holds(one, scope)?),
            Node::And(both) | Node::Or(both) => {
                let deciding = matches!(condition.kind, Node::Or(_));
                let [a, b] = [self.holds(&both[0], scope), self.holds(&both[1], scope)];
                if a == Some(deciding) || b == Some(deciding) {
                    return Some(deciding);
                }
                a.and(b)
            }
            Node::Compare(terms, signs) => {
                let terms = self.values(terms, scope)?;
                let mut all = true;
                for (sign, pair) in signs.iter().zip(terms.windows(2)) {
                    all &= self.compare(pair[0], *sign, pair[1], scope)?;
                }
                Some(all)
            }
            Node::Call(function, of) => {
                let of = self.values(of, scope)?;
                match (function, &of[..]) {
                    (Function::Even, [x]) => Some(self.remainder(*x, 2, scope)? == 0),
                    (Function::Odd, [x]) => Some(self.remainder(*x, 2, scope)? != 0),
                    (Function::Divides, [d, x]) if d.number()? > 0 => {
                        Some(self.remainder(*x, d.number()?, scope)? == 0)
                    }
                    (Function::Coprime, _) => Some(self.gcd(&of, scope)? == 1),
                    (function, [a]) => Some(function.holds(a.number()?, a.number()?)),
                    (function, [a, b]) => Some(function.holds(a.number()?, b.number()?)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// What a number leaves when it is divided by a positive one.
    fn remainder(&self, x: Linear, by: i64, scope: &Scope) -> Option<i64> {
        if by < 1 {
            return None;
        }
        if let Some(number) = x.number() {
            return Some(number.rem_euclid(by));
        }
        // A half is known modulo a number if the whole is modulo the double of that.
        let is_half = x.n % 2 != 0 || x.v % 2 != 0;
        self.want_modulus(if is_half { by.checked_mul(2)? } else { by })?;
        let twice = x.n * self.residue + x.v * scope.residue + x.c;
        Some((twice / 2).rem_euclid(by))
    }

    fn gcd(&self, of: &[Linear], scope: &Scope) -> Option<i64> {
        let [a, b] = of else { return None };
        match (a.number(), b.number()) {
            (Some(a), Some(b)) => Some(gcd(a, b)),
            (Some(k), None) if k > 0 => Some(gcd(k, self.remainder(*b, k, scope)?)),
            (None, Some(k)) if k > 0 => Some(gcd(k, self.remainder(*a, k, scope)?)),
            _ => None,
        }
    }

    pub(super) fn values(&self, numbers: &[Expression], scope: &Scope) -> Option<Vec<Linear>> {
        numbers.iter().map(|number| self.value(number, scope)).collect()
    }

    pub(super) fn value(&self, number: &Expression, scope: &Scope) -> Option<Linear> {
        let of = |one: &Expression| self.value(one, scope);
        match &number.kind {
            Node::Number(number) => Linear::constant(*number),
            Node::Name(_, place) => scope.names.get(*place).copied(),
            Node::Negative(one) => Linear::constant(0)?.plus(of(one)?, -1),
            Node::Binary(operator, both) => {
                let (a, b) = (of(&both[0])?, of(&both[1])?);
                self.operation(*operator, a, b, scope)
            }
            Node::Call(function @ (Function::Min | Function::Max), all) => {
                let mut best = of(&all[0])?;
                for one in &all[1..] {
                    let other = of(one)?;
                    let is_less = self.compare(other, Comparison::Less, best, scope)?;
                    if is_less == (*function == Function::Min) {
                        best = other;
                    }
                }
                Some(best)
            }
            Node::Call(Function::Abs, all) => {
                let x = of(&all[0])?;
                let is_negative = self.sign(x, scope.zone)?.is_lt();
                if is_negative { Linear::constant(0)?.plus(x, -1) } else { Some(x) }
            }
            Node::Call(Function::Gcd, all) => {
                Linear::constant(self.gcd(&self.values(all, scope)?, scope)?)
            }
            Node::Call(function, all) if !function.is_condition() => {
                let all: Option<Vec<i64>> = all.iter().map(|one| of(one)?.number()).collect();
                let all = all?;
                let b = all.get(1).copied().unwrap_or(all[0]);
                Linear::constant(function.value(all[0], b).ok()?)
            }
            _ => None,
        }
    }

    fn operation(&self, operator: Operator, a: Linear, b: Linear, scope: &Scope) -> Option<Linear> {
        if let (Some(a), Some(b)) = (a.number(), b.number()) {
            return Linear::constant(operator.value(a, b).ok()?);
        }
        match operator {
            Operator::Add => a.plus(b, 1),
            Operator::Subtract => a.plus(b, -1),
            Operator::Multiply => {
                let (number, of) = match (a.number(), b.number()) {
                    (Some(number), _) => (number, b),
                    (_, Some(number)) => (number, a),
                    _ => return None,
                };
                Linear::constant(0)?.plus(of, number)
            }
            Operator::Remainder => Linear::constant(self.remainder(a, b.number()?, scope)?),
            // Of n and a number, by 2.
            Operator::Divide if b.number()? == 2 && a.n == 2 && a.v == 0 => {
                let odd = self.remainder(a, 2, scope)?;
                Some(Linear { n: 1, v: 0, c: a.c / 2 - odd })
            }
            Operator::Divide | Operator::Power => None,
        }
    }
}
