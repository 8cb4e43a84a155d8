//! What a formula says of a position.

use super::{Claimed, Form, Formula};
use crate::written::helpers::wide::signed::{OVERFLOW, walk};
use crate::written::syntax::{Comparison, Expression, Node};

/// Why there is no value.
pub struct Fault {
    /// The index in the text where.
    pub at: usize,
    pub why: String,
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
        let found = self.compute(&self.body, position).map_err(|fault| {
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

    /// The value of a part of the formula; of a condition 1 if it holds, and 0 if not.
    pub(super) fn compute(&self, part: &Expression, position: &[u64]) -> Result<i128, Fault> {
        let of = |part: &Expression| self.compute(part, position);
        let fault = |why: String| Fault { at: part.at, why };
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
            Node::Walk(rows, one) => {
                walk(rows, of(one)?).map_err(|why| fault(format!("walk {why}")))?
            }
            Node::Compare(terms, signs) => self.comparisons(terms, signs, position)?.into(),
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
            Node::Table(all) => self.entry(all, position)?,
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
        position: &[u64],
    ) -> Result<bool, Fault> {
        let mut left = self.compute(&terms[0], position)?;
        for (sign, term) in signs.iter().zip(&terms[1..]) {
            let right = self.compute(term, position)?;
            if !sign.holds(left, right) {
                return Ok(false);
            }
            left = right;
        }
        Ok(true)
    }

    /// The entry of a table, whose index comes last.
    fn entry(&self, all: &[Expression], position: &[u64]) -> Result<i128, Fault> {
        let (entries, index) = all.split_at(all.len() - 1);
        let at = self.compute(&index[0], position)?;
        let entry = usize::try_from(at).ok().and_then(|at| entries.get(at));
        let last = entries.len() - 1;
        let why = || format!("index {at}: the table has the indices 0 to {last}");
        let entry = entry.ok_or_else(|| Fault { at: index[0].at, why: why() })?;
        self.compute(entry, position)
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
