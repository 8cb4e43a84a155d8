//! Expressions in limits: numbers, names, `+-*^`, parentheses.

use super::Expr;
use super::parse::Parser;
use super::token::Token;
use anyhow::{Result, anyhow, bail};

impl Parser<'_> {
    pub(super) fn expr(&mut self) -> Result<Expr> {
        let mut left = if self.take("-") {
            pair('-', Expr::Number(0), self.product()?)
        } else {
            self.product()?
        };
        loop {
            let sign = if self.take("+") {
                '+'
            } else if self.take("-") {
                '-'
            } else {
                return Ok(left);
            };
            left = pair(sign, left, self.product()?);
        }
    }

    fn product(&mut self) -> Result<Expr> {
        let mut left = self.power()?;
        while self.take("*") {
            left = pair('*', left, self.power()?);
        }
        Ok(left)
    }

    fn power(&mut self) -> Result<Expr> {
        let base = match self.peek().cloned() {
            Some(Token::Number(number)) => {
                self.at += 1;
                Expr::Number(number)
            }
            Some(Token::Name(name)) => {
                self.at += 1;
                Expr::Name(name)
            }
            Some(Token::Sign("(")) => {
                self.at += 1;
                let inner = self.expr()?;
                self.need(")")?;
                inner
            }
            _ => bail!("{}", self.expected("a number or a name")),
        };
        if !self.take("^") {
            return Ok(base);
        }
        let power = match (base, self.power()?) {
            (Expr::Number(base), Expr::Number(power)) => {
                u32::try_from(power).ok().and_then(|power| base.checked_pow(power))
            }
            _ => bail!("{}", self.expected("a power of numbers before what")),
        };
        power
            .map(Expr::Number)
            .ok_or_else(|| anyhow!("{}", self.expected("a smaller power before what")))
    }
}

/// Two expressions as one; what is known already is calculated.
pub(super) fn pair(sign: char, left: Expr, right: Expr) -> Expr {
    if let (Expr::Number(a), Expr::Number(b)) = (&left, &right) {
        let value = match sign {
            '+' => a.checked_add(*b),
            '-' => a.checked_sub(*b),
            _ => a.checked_mul(*b),
        };
        if let Some(value) = value {
            return Expr::Number(value);
        }
    }
    Expr::Pair(sign, Box::new(left), Box::new(right))
}

/// The first name in an expression that is not `known`.
pub(super) fn unknown<'a>(expr: &'a Expr, known: &[String]) -> Option<&'a str> {
    match expr {
        Expr::Number(_) => None,
        Expr::Name(name) => (!known.contains(name)).then_some(name),
        Expr::Pair(_, left, right) => unknown(left, known).or_else(|| unknown(right, known)),
    }
}
