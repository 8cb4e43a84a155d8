//! What a formula says of a position.

use super::{Claimed, Form, Formula};
use crate::written::helpers::wide::signed::OVERFLOW;
use crate::written::syntax::{Comparison, Expression, Node};
use std::collections::HashMap;

/// The most values at smaller numbers that wait for each other.
const DEEPEST: usize = 10_000;

/// Why there is no value.
pub struct Fault {
    /// The index in the text where.
    pub at: usize,
    pub why: String,
    /// The smaller number whose value is not known yet.
    needs: Option<u64>,
}

/// A position, and the values of the formula at smaller numbers, as far as they are known.
struct At<'a> {
    position: &'a [u64],
    known: &'a HashMap<u64, i128>,
}

impl Formula {
    /// What it says of a position.
    ///
    /// # Errors
    /// If it says nothing there: what has no value, at which column, and for which position.
    ///
    /// # Panics
    /// If the position has another number of numbers than the formula has names.
    pub fn value(&self, position: &[u64]) -> crate::error::Result<Claimed> {
        assert_eq!(position.len(), self.names.len(), "a position of the rule");
        let found = self.whole(position).map_err(|fault| {
            let named = self.names.iter().zip(position);
            let named: Vec<String> = named.map(|(name, n)| format!("{name} = {n}")).collect();
            self.error_at(fault.at, &format!("{}: {}", named.join(", "), fault.why))
        })?;
        Ok(match self.form {
            Form::Value => Claimed::Value(found),
            Form::Wins => Claimed::Outcome { next_player_wins: found != 0 },
            Form::Loses => Claimed::Outcome { next_player_wins: found == 0 },
        })
    }

    /// The value of the whole formula: first at the smaller numbers that it needs, without a recursion of its own.
    fn whole(&self, position: &[u64]) -> Result<i128, Fault> {
        let (mut known, mut waiting) = (HashMap::new(), vec![position.to_vec()]);
        loop {
            let at = waiting.last().expect("one at least");
            match self.at(&self.body, &At { position: at, known: &known }) {
                Err(Fault { needs: Some(smaller), .. }) if waiting.len() < DEEPEST => {
                    waiting.push(vec![smaller]);
                }
                found if waiting.len() == 1 => return found,
                found => {
                    known.insert(at[0], found?);
                    waiting.pop();
                }
            }
        }
    }

    /// The value of a part of the formula in which no value at a smaller number is; of a condition 1 if it holds, and 0
    /// if not.
    pub(super) fn compute(&self, part: &Expression, position: &[u64]) -> Result<i128, Fault> {
        self.at(part, &At { position, known: &HashMap::new() })
    }

    fn at(&self, part: &Expression, at: &At) -> Result<i128, Fault> {
        let position = at.position;
        let of = |part: &Expression| self.at(part, at);
        let fault = |why: String| Fault { at: part.at, why, needs: None };
        Ok(match &part.kind {
            Node::Number(number) => (*number).into(),
            Node::Name(name) => {
                let place = self.names.iter().position(|own| own == name);
                position[place.expect("names were checked")].into()
            }
            Node::Negative(one) => {
                of(one)?.checked_neg().ok_or_else(|| fault(OVERFLOW.to_owned()))?
            }
            Node::Binary(operator, both) => {
                let (a, b) = (of(&both[0])?, of(&both[1])?);
                operator.wide(a, b).map_err(|why| fault(why.to_owned()))?
            }
            Node::Call(function, all) => {
                let mut values = [0; 3];
                for (value, one) in values.iter_mut().zip(all) {
                    *value = of(one)?;
                }
                function.wide(values).map_err(|why| fault(function.explained(why)))?
            }
            Node::Floor(golden, one) => {
                golden.floor(of(one)?).map_err(|why| fault(why.to_owned()))?
            }
            Node::Again(one) => {
                let smaller = of(one)?;
                let Some(n) = u64::try_from(smaller).ok().filter(|n| *n < position[0]) else {
                    return Err(fault(format!("g({smaller}): expected a smaller number")));
                };
                let why = || format!("g({n}): more than {DEEPEST} values at smaller numbers");
                let missing = || Fault { needs: Some(n), ..fault(why()) };
                at.known.get(&n).copied().ok_or_else(missing)?
            }
            Node::Compare(terms, signs) => self.comparisons(terms, signs, at)?.into(),
            Node::And(both) => i128::from(of(&both[0])? != 0 && of(&both[1])? != 0),
            Node::Or(both) => i128::from(of(&both[0])? != 0 || of(&both[1])? != 0),
            Node::Not(one) => i128::from(of(one)? == 0),
            Node::If(parts) => of(if of(&parts[0])? != 0 { &parts[1] } else { &parts[2] })?,
            Node::Among(all) => {
                let value = of(&all[0])?;
                for one in &all[1..] {
                    if of(one)? == value {
                        return Ok(1);
                    }
                }
                0
            }
            Node::Table(all) => self.entry(all, at)?,
            Node::Cases(keys, values) => {
                let is_here = |key: &Vec<i64>| {
                    key.iter().zip(position).all(|(key, n)| key.unsigned_abs() == *n)
                };
                let place = keys.iter().position(is_here).unwrap_or(keys.len());
                of(&values[place])?
            }
            Node::Phi(_) => unreachable!("`phi` is only in `floor`"),
        })
    }

    /// Whether `a < b <= c` holds.
    fn comparisons(
        &self,
        terms: &[Expression],
        signs: &[Comparison],
        at: &At,
    ) -> Result<bool, Fault> {
        let mut left = self.at(&terms[0], at)?;
        for (sign, term) in signs.iter().zip(&terms[1..]) {
            let right = self.at(term, at)?;
            if !sign.holds(left, right) {
                return Ok(false);
            }
            left = right;
        }
        Ok(true)
    }

    /// The entry of a table, whose index comes last.
    fn entry(&self, all: &[Expression], at: &At) -> Result<i128, Fault> {
        let (entries, index) = all.split_at(all.len() - 1);
        let place = self.at(&index[0], at)?;
        let entry = usize::try_from(place).ok().and_then(|place| entries.get(place));
        let last = entries.len() - 1;
        let why = || format!("index {place}: the table has the indices 0 to {last}");
        let entry = entry.ok_or_else(|| Fault { at: index[0].at, why: why(), needs: None })?;
        self.at(entry, at)
    }
}

impl Comparison {
    /// Whether it holds.
    fn holds(self, a: i128, b: i128) -> bool {
        match self {
            Comparison::Less => a < b,
            Comparison::LessOrEqual => a <= b,
            Comparison::Equal => a == b,
            Comparison::NotEqual => a != b,
            Comparison::GreaterOrEqual => a >= b,
            Comparison::Greater => a > b,
        }
    }
}
