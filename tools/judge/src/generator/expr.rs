//! Expressions in limits: numbers, names, `+-*^`, parentheses.

use super::token::Token;
use super::writer::Generator;
use anyhow::{Context, Result, bail};
use keywords::is_keyword;

/// An expression of numbers that are not below 0.
#[derive(Clone)]
pub(super) struct Expr {
    /// As Rust has it.
    pub(super) text: String,
    /// What it is, where that is known already.
    pub(super) value: Option<i128>,
    /// A name in it that is not known.
    pub(super) unknown: Option<String>,
}

impl Expr {
    pub(super) fn number(value: i128) -> Expr {
        Expr { text: digits(value), value: Some(value), unknown: None }
    }

    /// Two expressions as one.
    pub(super) fn pair(self, sign: &str, other: Expr) -> Expr {
        if let (Some(a), Some(b)) = (self.value, other.value) {
            let value = match sign {
                "+" => a.checked_add(b),
                "-" => a.checked_sub(b),
                _ => a.checked_mul(b),
            };
            if let Some(value) = value {
                return Expr::number(value);
            }
        }
        let side = |text: &str| {
            if text.contains(' ') { format!("({text})") } else { text.to_owned() }
        };
        let text = match sign {
            "-" => format!("{}.saturating_sub({})", side(&self.text), other.text),
            _ => format!("{} {sign} {}", side(&self.text), side(&other.text)),
        };
        Expr { text, value: None, unknown: self.unknown.or(other.unknown) }
    }
}

impl Generator<'_> {
    pub(super) fn expr(&mut self) -> Result<Expr> {
        let mut left = if self.take("-") {
            Expr::number(0).pair("-", self.product()?)
        } else {
            self.product()?
        };
        while let Some(sign) = ["+", "-"].into_iter().find(|sign| self.take(sign)) {
            left = left.pair(sign, self.product()?);
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Expr> {
        let mut left = self.power()?;
        while self.take("*") {
            left = left.pair("*", self.power()?);
        }
        Ok(left)
    }

    fn power(&mut self) -> Result<Expr> {
        let base = match self.next() {
            Some(Token::Number(number)) => Expr::number(number),
            Some(Token::Name(name)) => {
                let unknown = (!self.known.contains(&name)).then(|| name.clone());
                Expr { text: safe(&name), value: None, unknown }
            }
            Some(Token::Sign("(")) => {
                let inner = self.expr()?;
                self.need(")")?;
                inner
            }
            other => {
                self.at -= usize::from(other.is_some());
                bail!(self.expected("a number or a name"))
            }
        };
        if !self.take("^") {
            return Ok(base);
        }
        let (Some(base), Some(power)) = (base.value, self.power()?.value) else {
            bail!(self.expected("a power of numbers before what"))
        };
        let value = u32::try_from(power).ok().and_then(|power| base.checked_pow(power));
        Ok(Expr::number(value.with_context(|| self.expected("a smaller power before what"))?))
    }

    pub(super) fn number(&mut self) -> Result<i128> {
        self.expr()?.value.with_context(|| self.expected("a number before what"))
    }

    /// An expression whose names are known.
    pub(super) fn known_expr(&mut self) -> Result<Expr> {
        let expr = self.expr()?;
        if let Some(name) = &expr.unknown {
            bail!(
                "`{name}` is not known yet: give its limits in an earlier line, as `{name}<=100`"
            );
        }
        Ok(expr)
    }
}

/// A number with `_` between groups of digits.
pub(super) fn digits(number: i128) -> String {
    let text = number.unsigned_abs().to_string();
    let mut all = if number < 0 { "-".to_owned() } else { String::new() };
    for (i, digit) in text.chars().enumerate() {
        if i > 0 && text.len() > 4 && (text.len() - i).is_multiple_of(3) {
            all.push('_');
        }
        all.push(digit);
    }
    all
}

/// A name that Rust takes, and that nothing else in a generator has.
pub(super) fn safe(name: &str) -> String {
    const TAKEN: [&str; 4] = ["edges", "g", "large", "long"];
    let name = name.to_ascii_lowercase();
    let is_taken = TAKEN.contains(&&*name) || is_keyword(&name) || name.starts_with('_');
    if is_taken { format!("{name}_0") } else { name }
}
