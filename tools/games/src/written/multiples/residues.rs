//! What the numbers of a move are modulo m, and that none of its takes is a multiple of m.

use super::super::function::{Function, Set};
use super::super::helpers::words;
use super::super::sets::numbers;
use super::super::syntax::{Comparison, Expression, Item, Loop, Move, Node, Operator};
use std::collections::BTreeSet;

/// The most combinations of what names are modulo m.
const MOST_STEPS: u32 = 2_000_000;

/// A number as far as it is known: itself, or what it is modulo m.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Exactly(i64),
    Modulo(i64),
}

use Known::{Exactly, Modulo};

/// Moves, with what each name is.
pub struct Residues {
    m: i64,
    steps: u32,
    names: Vec<Known>,
}

impl Residues {
    /// Nothing is known yet.
    pub fn new(m: i64) -> Residues {
        Residues { m, steps: 0, names: Vec::new() }
    }

    /// Whether a move takes no multiple of m.
    pub fn never_multiple(&mut self, one: &Move, take: &Expression) -> bool {
        (0..self.m).all(|heap| {
            self.names = vec![Modulo(heap)];
            !self.all_hold(&one.conditions) || self.inside(&one.loops, take)
        })
    }

    fn inside(&mut self, loops: &[Loop], take: &Expression) -> bool {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return false;
        }
        let Some((each, rest)) = loops.split_first() else {
            if let Node::Binary(Operator::Power, of) = &take.kind
                && let Node::Number(base) = of[0].kind
            {
                // It is a multiple of m only if a power of the base with a small exponent is.
                let mut power = 1 % self.m;
                return (0..self.m).all(|_| {
                    let is_other = power != 0;
                    power = (power * base).rem_euclid(self.m);
                    is_other
                });
            }
            return self.value(take).is_some_and(|take| self.modulo(take) != 0);
        };
        let count = each.names.len();
        let mut all = Vec::new();
        for item in &each.items {
            match self.of_item(item, count) {
                Some(values) => all.extend(values),
                None => return false,
            }
        }
        all.into_iter().all(|values| {
            let before = self.names.len();
            self.names.extend(values);
            let may_be = self.all_hold(&each.own) && self.all_hold(&each.conditions);
            let never = !may_be || self.inside(rest, take);
            self.names.truncate(before);
            never
        })
    }

    /// What the names of a loop may be.
    fn of_item(&self, item: &Item, count: usize) -> Option<Vec<Vec<Known>>> {
        let any = || (0..self.m).map(|residue| vec![Modulo(residue)]);
        match item {
            Item::Values(values) => {
                let known: Option<Vec<Known>> =
                    values.iter().map(|value| self.value(value)).collect();
                match known {
                    Some(known) => Some(vec![known]),
                    None => (count == 1).then(|| any().collect()),
                }
            }
            Item::Range(from, to) => Some(match (self.value(from), self.value(to)) {
                (Some(Exactly(from)), Some(Exactly(to))) if to.saturating_sub(from) < self.m => {
                    (from..=to).map(|value| vec![Exactly(value)]).collect()
                }
                _ => any().collect(),
            }),
            Item::Set(Set::Factors, _) => {
                Some(any().filter(|value| self.may_be_prime(value[0])).collect())
            }
            Item::Set(..) => Some(any().collect()),
        }
    }

    /// Whether conditions may all hold.
    fn all_hold(&self, conditions: &[Expression]) -> bool {
        conditions.iter().all(|one| self.holds(one) != Some(false))
    }

    fn modulo(&self, number: Known) -> i64 {
        let (Exactly(number) | Modulo(number)) = number;
        number.rem_euclid(self.m)
    }

    fn holds(&self, condition: &Expression) -> Option<bool> {
        match &condition.kind {
            Node::Not(one) => Some(!self.holds(one)?),
            Node::And(both) | Node::Or(both) => {
                let deciding = matches!(condition.kind, Node::Or(_));
                let [a, b] = [self.holds(&both[0]), self.holds(&both[1])];
                if a == Some(deciding) || b == Some(deciding) {
                    return Some(deciding);
                }
                a.and(b)
            }
            Node::Compare(terms, signs) => {
                let pairs = terms.windows(2).zip(signs);
                let mut all = Some(true);
                for holds in pairs.map(|(pair, sign)| self.compare(&pair[0], *sign, &pair[1])) {
                    match holds {
                        Some(false) => return Some(false),
                        None => all = None,
                        Some(true) => {}
                    }
                }
                all
            }
            Node::Among(all) => {
                let (one, others) = all.split_first()?;
                let is = |other| self.compare(one, Comparison::Equal, other);
                others.iter().all(|other| is(other) == Some(false)).then_some(false)
            }
            Node::Call(function, of) => self.is(*function, of),
            _ => None,
        }
    }

    fn compare(&self, a: &Expression, sign: Comparison, b: &Expression) -> Option<bool> {
        if let (Node::Call(Function::Omega, of), Some(Exactly(most))) = (&a.kind, self.value(b))
            && matches!(sign, Comparison::Equal | Comparison::LessOrEqual)
        {
            // It has all prime divisors that it has in common with m.
            let common = gcd_of(self.modulo(self.value(&of[0])?), self.m);
            let least = numbers(Set::Factors, common).ok()?.len();
            return (i64::try_from(least).ok()? > most).then_some(false);
        }
        let (a, b) = (self.value(a)?, self.value(b)?);
        match (a, b, sign) {
            (Exactly(a), Exactly(b), _) => Some(sign.holds(a, b)),
            (_, _, Comparison::Equal | Comparison::NotEqual)
                if self.modulo(a) != self.modulo(b) =>
            {
                Some(sign == Comparison::NotEqual)
            }
            _ => None,
        }
    }

    fn may_be_prime(&self, number: Known) -> bool {
        let residue = self.modulo(number);
        let common = gcd_of(residue, self.m);
        // A prime that has a divisor in common with m is that divisor.
        common == 1 || Function::Prime.holds(common, 0) && common % self.m == residue
    }

    /// Whether a function holds; `None` if it may or may not.
    fn is(&self, function: Function, of: &[Expression]) -> Option<bool> {
        let x = self.value(of.last()?)?;
        if let (Exactly(x), [_]) = (x, of) {
            return Some(function.holds(x, 0));
        }
        let residue = self.modulo(x);
        let is_one_of = |all: &mut dyn Iterator<Item = i64>| {
            let all: BTreeSet<i64> = all.collect();
            (!all.contains(&residue)).then_some(false)
        };
        // Powers and squares repeat modulo m, after at most so many.
        let (m, most) = (self.m, 2 * self.m);
        match function {
            Function::Even if m % 2 == 0 => Some(residue % 2 == 0),
            Function::Odd if m % 2 == 0 => Some(residue % 2 != 0),
            Function::Prime => (!self.may_be_prime(x)).then_some(false),
            Function::Pow2 => {
                let mut power = 1 % m;
                is_one_of(&mut (0..most).map(|_| {
                    let now = power;
                    power = power * 2 % m;
                    now
                }))
            }
            Function::Square => is_one_of(&mut (0..m).map(|root| root * root % m)),
            Function::Divides => match self.value(&of[0])? {
                Exactly(by) if by > 0 && m % by == 0 => Some(residue % by == 0),
                _ => None,
            },
            _ => None,
        }
    }

    fn value(&self, number: &Expression) -> Option<Known> {
        match &number.kind {
            Node::Number(number) => Some(Exactly(*number)),
            Node::Name(_, place) => self.names.get(*place).copied(),
            Node::Negative(one) => Some(match self.value(one)? {
                Exactly(one) => Exactly(one.checked_neg()?),
                Modulo(one) => Modulo((-one).rem_euclid(self.m)),
            }),
            Node::Binary(operator, both) => {
                let (a, b) = (self.value(&both[0])?, self.value(&both[1])?);
                if let (Exactly(a), Exactly(b)) = (a, b) {
                    return operator.value(a, b).ok().map(Exactly);
                }
                let (x, y) = (self.modulo(a), self.modulo(b));
                let whole = match (operator, b) {
                    (Operator::Add, _) => x + y,
                    (Operator::Subtract, _) => x - y,
                    (Operator::Multiply, _) => x * y,
                    (Operator::Remainder, Exactly(by)) if by > 0 && self.m % by == 0 => {
                        return Some(Exactly(x % by));
                    }
                    _ => return None,
                };
                Some(Modulo(whole.rem_euclid(self.m)))
            }
            _ => None,
        }
    }
}

fn gcd_of(a: i64, b: i64) -> i64 {
    words::gcd(a.unsigned_abs(), b.unsigned_abs()).cast_signed()
}
