//! The value of an expression: over 64 bits in rules, over 128 in formulas.

use super::function::Function;
use super::helpers::Number;
use super::syntax::{Comparison, Expression, Node, Operator, Part};
use std::ops::ControlFlow;

/// Why there is no value, and the index in the text where: in a box, as values are short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(Box<(usize, String, Option<i128>)>);

impl Fault {
    #[cold]
    pub fn new(at: usize, why: impl Into<String>) -> Fault {
        Fault(Box::new((at, why.into(), None)))
    }

    /// That a formula's value at a smaller number is not known yet.
    #[cold]
    fn needing(at: usize, smaller: i128) -> Fault {
        Fault(Box::new((at, String::new(), Some(smaller))))
    }

    pub fn at(&self) -> usize {
        self.0.0
    }

    pub fn why(&self) -> &str {
        &self.0.1
    }

    /// The smaller number at which the formula's value is needed first.
    pub fn needs(&self) -> Option<i128> {
        self.0.2
    }
}

pub type Evaluated<T> = Result<T, Fault>;

impl Expression {
    /// The value, with those of the names at their places; of a condition 1 if it holds, else 0.
    #[inline]
    pub fn value<N: Number>(&self, names: &[N]) -> Evaluated<N> {
        // Most are one of these.
        match &self.kind {
            Node::Number(number) => Ok((*number).into()),
            Node::Name(_, place) => Ok(names[*place]),
            _ => self.computed(names),
        }
    }

    fn computed<N: Number>(&self, names: &[N]) -> Evaluated<N> {
        let fault = |why: &str| self.fault(why);
        match &self.kind {
            Node::Number(_) | Node::Name(..) => self.value(names),
            Node::Negative(one) => {
                let one = one.value(names)?;
                N::operation(Operator::Subtract, 0.into(), one).map_err(fault)
            }
            Node::Binary(operator, both) => {
                let (a, b) = (both[0].value(names)?, both[1].value(names)?);
                N::operation(*operator, a, b).map_err(fault)
            }
            Node::Call(function, all) => {
                let of = arguments(all, names)?;
                N::function(*function, of).map_err(|why| self.fault(&function.explained(why)))
            }
            Node::Floor(golden, one) => N::floor(*golden, one.value(names)?).map_err(fault),
            Node::Again(one) => self.again(one.value(names)?, names),
            Node::If(parts) => parts[if parts[0].holds(names)? { 1 } else { 2 }].value(names),
            Node::Table(all) => entry(all, names),
            Node::Cases(keys, values) => {
                let is_here =
                    |key: &Vec<i64>| key.iter().zip(names).all(|(key, n)| N::from(*key) == *n);
                let place = keys.iter().position(is_here).unwrap_or(keys.len());
                values[place].value(names)
            }
            Node::Phi(_) => unreachable!("`phi` is only in `floor`"),
            Node::Compare(..) | Node::And(_) | Node::Or(_) | Node::Not(_) | Node::Among(_) => {
                self.holds(names).map(N::from)
            }
        }
    }

    /// Whether it holds, if it is a condition.
    pub fn holds<N: Number>(&self, names: &[N]) -> Evaluated<bool> {
        match &self.kind {
            Node::Compare(terms, signs) => {
                let mut left = terms[0].value(names)?;
                for (sign, term) in signs.iter().zip(&terms[1..]) {
                    let right = term.value(names)?;
                    if !sign.holds(left, right) {
                        return Ok(false);
                    }
                    left = right;
                }
                Ok(true)
            }
            Node::And(both) => Ok(both[0].holds(names)? && both[1].holds(names)?),
            Node::Or(both) => Ok(both[0].holds(names)? || both[1].holds(names)?),
            Node::Not(one) => Ok(!one.holds(names)?),
            Node::Among(all) => {
                let value = all[0].value(names)?;
                for one in &all[1..] {
                    if one.value(names)? == value {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Node::Call(function, all) if *function != Function::Prime => {
                let [a, b] = arguments(all, names)?;
                Ok(N::holds(*function, a, b))
            }
            _ => Ok(self.value(names)? != 0.into()),
        }
    }

    /// The formula's value at a smaller number: `names` has the number, and then numbers with their values.
    fn again<N: Number>(&self, smaller: N, names: &[N]) -> Evaluated<N> {
        let mut known = names[1..].chunks_exact(2);
        if let Some(pair) = known.find(|pair| pair[0] == smaller) {
            return Ok(pair[1]);
        }
        if smaller < 0.into() || smaller >= names[0] {
            let smaller: i128 = smaller.into();
            return Err(self.fault(&format!("g({smaller}): expected a smaller number")));
        }
        Err(Fault::needing(self.at, smaller.into()))
    }

    #[cold]
    fn fault(&self, why: &str) -> Fault {
        Fault::new(self.at, why)
    }
}

/// The numbers that a function is of, at most two.
#[inline]
fn arguments<N: Number>(all: &[Expression], names: &[N]) -> Evaluated<[N; 2]> {
    let mut values = [0.into(); 2];
    for (value, one) in values.iter_mut().zip(all) {
        *value = one.value(names)?;
    }
    Ok(values)
}

/// The entry of a table, whose index comes last.
fn entry<N: Number>(all: &[Expression], names: &[N]) -> Evaluated<N> {
    let (entries, index) = all.split_at(all.len() - 1);
    let at = index[0].value(names)?;
    let entry = at.try_into().ok().and_then(|at: usize| entries.get(at));
    let last = entries.len() - 1;
    let why = || {
        let at = at.try_into().map_or_else(|_| "beyond 2^63".to_owned(), |at: i64| at.to_string());
        format!("index {at}: the table has the indices 0 to {last}")
    };
    entry.ok_or_else(|| index[0].fault(&why()))?.value(names)
}

impl Comparison {
    #[inline]
    pub fn holds<N: Ord + Copy>(self, a: N, b: N) -> bool {
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

/// The most positions that a part of a move leaves by its own name.
pub const MOST_EACH: i64 = 100_000;

impl Part {
    /// Calls `leave` for each value of its own name, or once if it has none, until it says to stop.
    #[inline]
    pub fn for_each<E: From<Fault>>(
        &self,
        names: &mut [i64],
        mut leave: impl FnMut(&mut [i64]) -> Result<ControlFlow<()>, E>,
    ) -> Result<ControlFlow<()>, E> {
        let Some(each) = &self.each else { return leave(names) };
        let (from, to) = (each.range[0].value(names)?, each.range[1].value(names)?);
        if to.saturating_sub(from) >= MOST_EACH {
            let why = format!("a move leaves more than {MOST_EACH} positions: {from}..{to}");
            return Err(Fault::new(each.at, why).into());
        }
        for number in from..=to {
            names[each.place] = number;
            if leave(names)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// How many such positions there are.
    pub fn count(&self, names: &[i64]) -> Evaluated<i64> {
        let Some(count) = &self.count else { return Ok(1) };
        match count.value(names)? {
            negative @ ..0 => Err(count.fault(&format!("a move leaves {negative} positions"))),
            count => Ok(count),
        }
    }

    /// Computes the numbers of the position.
    #[inline]
    pub fn position(&self, names: &[i64], to: &mut [i64]) -> Evaluated<()> {
        for (to, coordinate) in to.iter_mut().zip(&self.coordinates) {
            *to = coordinate.value(names)?;
        }
        Ok(())
    }
}
