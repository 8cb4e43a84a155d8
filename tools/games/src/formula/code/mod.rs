//! Formulas as Rust functions, ready to be pasted into a solution: `std` only, from Rust 1.63 on.
//!
//! All is computed in one type: `u64` where the bounds of all parts allow it, otherwise `i128`. Beyond the range for
//! which that holds, the function panics, as it does where the value is no `u64`. Parts without variables become
//! numbers.

mod moves;
mod parts;

use super::bounds::Bounds;
use super::{Form, Formula};
use crate::error::Result;
use crate::join;
use crate::written::helpers::printed;
use crate::written::syntax::{Expression, Node};
use keywords::is_keyword;

/// How tightly the operators of Rust bind.
const OR: u8 = 1;
const AND: u8 = 2;
const COMPARE: u8 = 3;
const BIT_OR: u8 = 4;
const BIT_XOR: u8 = 5;
const BIT_AND: u8 = 6;
const ADD: u8 = 7;
const MULTIPLY: u8 = 8;
const CAST: u8 = 9;
const UNARY: u8 = 10;
const ATOM: u8 = 11;

/// Rust code, and how tightly its outermost operator binds.
struct RustCode(String, u8);

impl RustCode {
    /// With brackets, if it binds less tightly than is needed.
    fn at(self, least: u8) -> String {
        if self.1 < least { format!("({})", self.0) } else { self.0 }
    }
}

struct Writer<'a> {
    formula: &'a Formula,
    ranges: Vec<Bounds>,
    /// The type in which all is computed.
    kind: &'static str,
    /// The variables, as they are called in Rust.
    names: Vec<String>,
    used: Vec<bool>,
    /// Those that are called, some of them several times.
    helpers: Vec<&'static str>,
}

impl Formula {
    /// A Rust function of the formula: its value as `u64`, or whether the next player wins. Where each variable is
    /// in its range and the formula has a value, it is right or, if that value is no `u64`, panics; where a variable
    /// is above its range, it panics. `about` is the comment before it.
    ///
    /// # Errors
    /// If a part of it that does not depend on the variables has no value, or if numbers that do not fit in 128
    /// bits would be computed in these ranges.
    pub fn code(&self, ranges: &[(u64, u64)], about: &str) -> Result<String> {
        let wide = wide(ranges);
        let bounds = self.all_bounds(&wide);
        let is_natural = bounds.is_some_and(|(low, high)| low >= 0 && high <= u64::MAX.into());
        let mut writer = Writer {
            formula: self,
            ranges: self.with_own(&wide),
            kind: if is_natural { "u64" } else { "i128" },
            names: rust_names(&self.names),
            used: vec![false; self.names.len()],
            helpers: Vec::new(),
        };
        let value = writer.code(&self.body)?;
        if bounds.is_some() {
            return Ok(writer.function(value, about));
        }
        let message =
            "numbers that do not fit in 128 bits would be computed, and so there is no code";
        Err(self.error_at(self.body.at, message))
    }

    /// Up to which number of each variable, from its least one on, a Rust function of the formula computes: as far as
    /// 128 bits go. `None` if these are not enough for the least numbers.
    #[must_use]
    pub fn computed_to(&self, least: &[u64]) -> Option<u64> {
        holds_to(least, |ranges| self.all_bounds(ranges).is_some())
    }

    /// Up to which number of each variable, from its least one on, no value is known to be beyond 64 bits.
    #[must_use]
    pub fn in_64_bits_to(&self, least: &[u64]) -> Option<u64> {
        holds_to(least, |ranges| {
            let bounds = self.bounds(&self.body, &self.with_own(ranges), &mut (0, 0));
            bounds.is_some_and(|(_, high)| high <= u64::MAX.into())
        })
    }
}

/// Up to which number of each variable something holds; what holds up to a number does up to all smaller ones.
fn holds_to(least: &[u64], holds: impl Fn(&[Bounds]) -> bool) -> Option<u64> {
    let fits = |to: u64| {
        let ranges: Vec<_> = least.iter().map(|&least| (least, to)).collect();
        holds(&wide(&ranges))
    };
    let (mut low, mut high) = (least.iter().copied().max().unwrap_or(0), u64::MAX);
    if !fits(low) {
        return None;
    }
    while low < high {
        let middle = high - (high - low) / 2;
        if fits(middle) { low = middle } else { high = middle - 1 }
    }
    Some(low)
}

fn wide(ranges: &[(u64, u64)]) -> Vec<Bounds> {
    ranges.iter().map(|&(from, to)| (from.into(), to.into())).collect()
}

impl Writer<'_> {
    /// The function with this value, and what it uses.
    fn function(&self, value: RustCode, about: &str) -> String {
        let kind = self.kind;
        let (name, result, value) = match self.formula.form {
            Form::Value if kind == "u64" => ("grundy", "u64", value.0),
            Form::Value if self.is_natural() => {
                ("grundy", "u64", format!("{} as u64", value.at(CAST)))
            }
            Form::Value => {
                let value = format!(
                    "<u64 as std::convert::TryFrom<{kind}>>::try_from({}).expect(\"a Grundy value\")",
                    value.0
                );
                ("grundy", "u64", value)
            }
            Form::Wins => ("next_player_wins", "bool", value.0),
            Form::Loses => ("next_player_wins", "bool", format!("!{}", value.at(UNARY))),
        };
        // A range that ends is looked at, even that of a number on which nothing depends.
        let has_end = |place: usize| self.ranges[place].1 < u64::MAX.into();
        let places = || 0..self.names.len();
        let parameter = |place: usize| {
            let is_named = self.used[place] || has_end(place);
            format!("{}{}: u64", if is_named { "" } else { "_" }, self.names[place])
        };
        let parameters = join(places().map(parameter), ", ");
        let about = join(about.lines().map(|line| format!("/// {line}\n")), "");
        let ends = places().filter(|place| has_end(*place));
        let ends = ends.map(|place| (&self.names[place], self.ranges[place]));
        let ends = ends.map(|(name, range)| match range.0 {
            0 => format!("{name} <= {}", range.1),
            least => format!("({least}..={}).contains(&{name})", range.1),
        });
        let ends = join(ends, " && ");
        let ends = if ends.is_empty() { ends } else { format!("    assert!({ends});\n") };
        let conversions = places().filter(|place| self.used[*place] && kind != "u64");
        let conversions = conversions.map(|place| {
            let name = &self.names[place];
            format!("    let {name} = {name} as {kind};\n")
        });
        format!(
            "{about}fn {name}({parameters}) -> {result} {{\n{ends}{}    {value}\n}}\n{}",
            join(conversions, ""),
            printed(&self.helpers, kind)
        )
    }

    /// Whether all values of the formula are numbers of 64 bits without a sign.
    fn is_natural(&self) -> bool {
        let bounds = self.bounds(&self.formula.body);
        bounds.is_some_and(|(low, high)| low >= 0 && high <= u64::MAX.into())
    }

    fn help(&mut self, helper: &'static str, of: &[String]) -> RustCode {
        self.helpers.push(helper);
        RustCode(format!("{helper}({})", of.join(", ")), ATOM)
    }

    fn bounds(&self, part: &Expression) -> Option<Bounds> {
        self.formula.bounds(part, &self.ranges, &mut (0, 0))
    }

    fn literal(number: i128) -> RustCode {
        RustCode(number.to_string(), if number < 0 { UNARY } else { ATOM })
    }

    fn code(&mut self, part: &Expression) -> Result<RustCode> {
        if !part.depends() {
            let at_zero = vec![0; self.names.len()];
            let value = crate::formula::value::compute(part, &at_zero).map_err(|fault| {
                self.formula
                    .error_at(fault.at(), &format!("{}, and so there is no code", fault.why()))
            })?;
            return Ok(if part.is_condition() {
                RustCode((value != 0).to_string(), ATOM)
            } else {
                Writer::literal(value)
            });
        }
        match &part.kind {
            Node::Name(_, place) => {
                self.used[*place] = true;
                Ok(RustCode(self.names[*place].clone(), ATOM))
            }
            Node::Negative(one) => Ok(RustCode(format!("-{}", self.code(one)?.at(ATOM)), UNARY)),
            Node::Binary(operator, both) => self.operation(*operator, both, part.at),
            Node::Call(function, of) => self.call(*function, of),
            Node::Floor(golden, one) => self.floor(*golden, one),
            Node::Again(one) => {
                let of = self.code(one)?;
                Ok(match self.kind {
                    "u64" => RustCode(format!("grundy({})", of.0), ATOM),
                    kind => RustCode(format!("grundy({} as u64) as {kind}", of.at(CAST)), CAST),
                })
            }
            Node::Compare(terms, signs) => {
                let pairs = signs.iter().zip(terms.windows(2));
                let mut all = pairs.map(|(sign, pair)| self.comparison(*sign, &pair[0], &pair[1]));
                let first = all.next().expect("one at least")?;
                all.try_fold(first, |left, right| Ok(infix(left, "&&", AND, right?)))
            }
            Node::And(both) => Ok(infix(self.code(&both[0])?, "&&", AND, self.code(&both[1])?)),
            Node::Or(both) => Ok(infix(self.code(&both[0])?, "||", OR, self.code(&both[1])?)),
            Node::Not(one) => Ok(RustCode(format!("!{}", self.code(one)?.at(UNARY)), UNARY)),
            Node::If(parts) => {
                let [condition, yes, no] =
                    [self.code(&parts[0])?, self.code(&parts[1])?, self.code(&parts[2])?];
                let no = if no.0.starts_with("if ") { no.0 } else { format!("{{ {} }}", no.0) };
                Ok(RustCode(format!("if {} {{ {} }} else {no}", condition.0, yes.0), 0))
            }
            Node::Among(all) => {
                let value = self.code(&all[0])?;
                let entries = all[1..].iter().map(|entry| Ok(self.code(entry)?.0));
                let entries = entries.collect::<Result<Vec<_>>>()?.join(", ");
                Ok(RustCode(format!("[{entries}].contains(&{})", value.at(UNARY)), ATOM))
            }
            Node::Table(all) => self.table(all),
            Node::Cases(keys, values) => self.cases(keys, values),
            Node::Number(_) | Node::Phi(_) => unreachable!("a number does not depend on a name"),
        }
    }
}

/// Two parts with an operator between them.
fn infix(a: RustCode, sign: &str, binds: u8, b: RustCode) -> RustCode {
    RustCode(format!("{} {sign} {}", a.at(binds), b.at(binds + 1)), binds)
}

/// Names that are good style in Rust: as they are where they are short words in lower case and no keyword.
#[must_use]
pub fn rust_names(names: &[String]) -> Vec<String> {
    let is_plain = |name: &String| {
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
            && !is_keyword(name)
    };
    if names.iter().all(is_plain) {
        return names.to_vec();
    }
    (1..=names.len()).map(|place| format!("x{place}")).collect()
}
