//! Numbers, lists of them, and lines of lists: `low <= names <= high`.

use super::expr::{Expr, digits, safe};
use super::printed::Printed;
use super::writer::Generator;
use anyhow::{Context, Result, bail, ensure};

/// How large the drawn numbers and lengths are at most, whatever the statement allows.
pub(super) const LARGE: i128 = 20;
pub(super) const LONG: i128 = 6;

/// How many there are of something: from `low` to `high`, which are the same where that is known.
pub(super) struct Length {
    pub(super) low: String,
    high: String,
}

impl Length {
    pub(super) fn is_one(&self) -> bool {
        self.low == self.high
    }

    pub(super) fn range(&self) -> String {
        format!("{}..={}", self.low, self.high)
    }
}

/// Numbers with the same limits.
pub(super) struct Limits {
    low: Expr,
    names: Vec<String>,
    /// None for a number, one for a list, two for lines of lists.
    lengths: Vec<Length>,
    pub(super) high: Expr,
}

impl Generator<'_> {
    /// Reads numbers, and writes what draws them.
    pub(super) fn numbers(&mut self) -> Result<Vec<Printed>> {
        let ways = ["sorted", "distinct", "increasing"];
        let how = ways.into_iter().find(|word| self.take_word(word)).unwrap_or("vector");
        let limits = self.limits()?;
        let is_below_0 = limits.low.value.is_some_and(|low| low < 0);
        let mut printed = Vec::new();
        for written in &limits.names {
            let range = self.range(&limits, written, how);
            let name = safe(written);
            let drawn = match &limits.lengths[..] {
                [] if self.lengths.contains(written) => format!("let {name} = g.count({range});"),
                [] => format!("let {name} = g.number({range});"),
                [length] => format!("let {name} = g.{how}({}, {range});", length.range()),
                [rows, columns, ..] => {
                    let rows = if rows.is_one() {
                        rows.low.clone()
                    } else {
                        format!("g.count({})", rows.range())
                    };
                    let row = format!("g.{how}({}, {range})", columns.range());
                    format!("let {name}: Vec<_> = (0..{rows}).map(|_| {row}).collect();")
                }
            };
            self.push(&drawn);
            printed.push(match limits.lengths.len() {
                0 if is_below_0 => Printed::Shown(name),
                0 => Printed::One(name),
                1 if is_below_0 => Printed::Rows(format!("[{name}]")),
                1 => Printed::List(name),
                _ => Printed::Rows(name),
            });
        }
        Ok(printed)
    }

    /// `low <= names <= high`, of which `low <=` may be left out.
    pub(super) fn limits(&mut self) -> Result<Limits> {
        let low = self.low()?;
        let (names, lengths) = self.names()?;
        let is_below = self.is_at("<");
        ensure!(self.take("<=") || self.take("<"), self.expected("`<=`"));
        let high = self.known_expr()?;
        let high = if is_below { high.pair("-", Expr::number(1)) } else { high };
        if let (Some(low), Some(high)) = (low.value, high.value) {
            ensure!(low <= high, "there is no number from {low} to {high}");
            ensure!(high <= i128::from(u64::MAX), "{high} has more than 64 bits");
        }
        if lengths.is_empty() {
            self.known.extend(names.iter().cloned());
        }
        Ok(Limits { low, names, lengths, high })
    }

    /// What is before the names, if there are two signs.
    fn low(&mut self) -> Result<Expr> {
        let start = self.at;
        let Ok(bound) = self.expr() else {
            self.at = start;
            return Ok(Expr::number(1));
        };
        let is_below = self.is_at("<");
        let is_sign = self.take("<=") || self.take("<");
        let behind = self.at;
        let known = self.known.clone();
        let is_chain = is_sign
            && bound.unknown.is_none()
            && self.names().is_ok_and(|(names, _)| !names.iter().any(|name| known.contains(name)))
            && (self.is_at("<=") || self.is_at("<"));
        if is_chain {
            self.at = behind;
            return Ok(if is_below { bound.pair("+", Expr::number(1)) } else { bound });
        }
        self.at = start;
        match bound.value {
            Some(number) => bail!(self.expected(&format!("a name beside {number}"))),
            None => Ok(Expr::number(1)),
        }
    }

    /// Names, and the lengths of what the last one is.
    fn names(&mut self) -> Result<(Vec<String>, Vec<Length>)> {
        let mut names = vec![self.name()?];
        while self.take(",") {
            names.push(self.name()?);
        }
        Ok((names, self.lengths()?))
    }

    pub(super) fn lengths(&mut self) -> Result<Vec<Length>> {
        let mut lengths = Vec::new();
        while self.take("[") {
            let length = self.known_expr()?;
            lengths.push(if self.take("..") {
                let low = length.value;
                let low = low.with_context(|| self.expected("a number before `..`, not what"))?;
                let high = self.number()?;
                let high = if high <= LONG.max(low) {
                    high.to_string()
                } else {
                    format!("long.clamp({low}, {high})")
                };
                Length { low: low.to_string(), high }
            } else {
                Length { low: length.text.clone(), high: length.text }
            });
            self.need("]")?;
        }
        ensure!(lengths.len() <= 2, self.expected("at most two lengths before what"));
        Ok(lengths)
    }

    /// From where numbers are drawn: small ones of those that are allowed.
    fn range(&self, limits: &Limits, name: &str, how: &str) -> String {
        let Limits { low, high, lengths, .. } = limits;
        let is_length = lengths.is_empty() && self.lengths.contains(name);
        let scale = if is_length { "long" } else { "large" };
        let least = &low.text;
        let bound = match (low.value, high.value) {
            (Some(low), Some(high)) if low < 0 => {
                let least = format!("-(large.min({}) as i64)", digits(-low));
                return match usize::try_from(high) {
                    Ok(_) => format!("{least}..=large.min({}) as i64", digits(high)),
                    Err(_) => format!("{least}.min({high})..={high}"),
                };
            }
            (Some(low), Some(high)) if high - low < 3 => return format!("{low}..={high}_usize"),
            (Some(low), Some(_)) if low > 1 => {
                format!("({scale} + {}).min({})", digits(low - 1), high.text)
            }
            (Some(_), Some(_)) => format!("{scale}.min({})", high.text),
            (None, Some(_)) => format!("{scale}.min({}).max({least})", high.text),
            (_, None) if matches!(&**least, "0" | "1") && !high.text.contains(' ') => {
                format!("{}.max({least})", high.text)
            }
            (_, None) => format!("({}).max({least})", high.text),
        };
        // There must be as many numbers as are asked for.
        match (how, lengths.first(), high.value) {
            ("distinct" | "increasing", Some(n), Some(_)) if n.is_one() => {
                format!("{least}..={bound}.max({})", n.low)
            }
            _ => format!("{least}..={bound}"),
        }
    }
}
