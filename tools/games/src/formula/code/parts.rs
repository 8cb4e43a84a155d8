//! Operations, functions and tables as Rust.

use super::{
    ADD, ATOM, BIT_AND, BIT_OR, BIT_XOR, CAST, COMPARE, MULTIPLY, RustCode, UNARY, Writer, infix,
};
use crate::error::Result;
use crate::join;
use crate::written::function::Function;
use crate::written::syntax::{COMPARISONS, Comparison, Expression, Golden, Node, Operator};

impl Writer<'_> {
    pub(super) fn floor(&mut self, golden: Golden, one: &Expression) -> Result<RustCode> {
        let of = self.code(one)?;
        let again = RustCode(of.0.clone(), of.1).at(ADD + 1);
        let ratio = self.help("floor_phi", &[of.0]);
        Ok(match golden {
            Golden::Ratio => ratio,
            Golden::Square => RustCode(format!("{} + {again}", ratio.0), ADD),
        })
    }

    pub(super) fn operation(
        &mut self,
        operator: Operator,
        both: &[Expression; 2],
        at: usize,
    ) -> Result<RustCode> {
        let divisor = self.bounds(&both[1]);
        let numerator = self.bounds(&both[0]);
        let (a, b) = (self.code(&both[0])?, self.code(&both[1])?);
        Ok(match operator {
            Operator::Add => infix(a, "+", ADD, b),
            Operator::Subtract => infix(a, "-", ADD, b),
            Operator::Multiply => infix(a, "*", MULTIPLY, b),
            Operator::Divide | Operator::Remainder => {
                if b.0 == "0" {
                    let message = "division by zero, and so there is no code";
                    return Err(self.formula.error_at(at, message));
                }
                let is_plain = self.kind == "u64"
                    || (numerator.is_some_and(|n| n.0 >= 0) && divisor.is_some_and(|d| d.0 > 0));
                match (operator, is_plain) {
                    (Operator::Divide, true) => infix(a, "/", MULTIPLY, b),
                    (_, true) => infix(a, "%", MULTIPLY, b),
                    (Operator::Divide, _) => self.help("floor_divide", &[a.0, b.0]),
                    _ => self.help("floor_remainder", &[a.0, b.0]),
                }
            }
            Operator::Power => {
                let is_small =
                    divisor.is_some_and(|(low, high)| low >= 0 && high <= u32::MAX.into());
                let exponent = if is_small {
                    format!("{} as u32", b.at(CAST))
                } else {
                    format!(
                        "<u32 as std::convert::TryFrom<{}>>::try_from({}).expect(\"an exponent\")",
                        self.kind, b.0
                    )
                };
                RustCode(format!("{}::pow({}, {exponent})", self.kind, a.0), ATOM)
            }
        })
    }

    pub(super) fn call(&mut self, function: Function, of: &[Expression]) -> Result<RustCode> {
        let kind = self.kind;
        let mut codes = Vec::new();
        for one in of {
            codes.push(self.code(one)?);
        }
        let between = |sign: &str, binds: u8, codes: Vec<RustCode>| {
            let [a, b] = <[RustCode; 2]>::try_from(codes).ok().expect("two numbers");
            infix(a, sign, binds, b)
        };
        let arguments =
            |codes: Vec<RustCode>| codes.into_iter().map(|code| code.0).collect::<Vec<_>>();
        Ok(match function {
            Function::Min | Function::Max => {
                let all = arguments(codes).join(", ");
                RustCode(format!("std::cmp::{}({all})", function.name()), ATOM)
            }
            Function::Abs if kind == "u64" => codes.remove(0),
            Function::Abs => RustCode(format!("{kind}::abs({})", codes.remove(0).0), ATOM),
            Function::Xor => between("^", BIT_XOR, codes),
            Function::Bitand => between("&", BIT_AND, codes),
            Function::Bitor => between("|", BIT_OR, codes),
            Function::Bits | Function::Ctz => {
                let name = if function == Function::Ctz { "trailing_zeros" } else { "count_ones" };
                RustCode(format!("{kind}::{name}({}) as {kind}", codes.remove(0).0), CAST)
            }
            Function::Even => {
                RustCode(format!("{} % 2 == 0", codes.remove(0).at(MULTIPLY)), COMPARE)
            }
            Function::Odd => {
                RustCode(format!("{} % 2 != 0", codes.remove(0).at(MULTIPLY)), COMPARE)
            }
            Function::Gcd | Function::Coprime => {
                let size = |(code, one): (RustCode, &Expression)| {
                    let is_natural = self.bounds(one).is_some_and(|(low, _)| low >= 0);
                    if is_natural { code.0 } else { format!("{kind}::abs({})", code.0) }
                };
                let sizes: Vec<String> = codes.into_iter().zip(of).map(size).collect();
                let gcd = self.help("gcd_of", &sizes);
                match function {
                    Function::Gcd => gcd,
                    _ => RustCode(format!("{} == 1", gcd.0), COMPARE),
                }
            }
            Function::Digitsum => self.help("digit_sum", &[codes.remove(0).0, "10".to_owned()]),
            _ => self.help(function.printed(), &arguments(codes)),
        })
    }

    /// A comparison; where the bounds decide it, what they say.
    pub(super) fn comparison(
        &mut self,
        sign: Comparison,
        a: &Expression,
        b: &Expression,
    ) -> Result<RustCode> {
        if let (Some(x), Some(y)) = (self.bounds(a), self.bounds(b)) {
            let (at_least, at_most) = (x.0 >= y.1, x.1 <= y.0);
            let (above, below) = (x.0 > y.1, x.1 < y.0);
            let (always, never) = match sign {
                Comparison::Less => (below, at_least),
                Comparison::LessOrEqual => (at_most, above),
                Comparison::Equal => (false, above || below),
                Comparison::NotEqual => (above || below, false),
                Comparison::GreaterOrEqual => (at_least, below),
                Comparison::Greater => (above, at_most),
            };
            if always || never {
                return Ok(RustCode(always.to_string(), ATOM));
            }
        }
        let mut symbols = COMPARISONS.into_iter().filter(|(_, own)| *own == sign);
        let sign = match symbols.next().map_or("=", |(symbol, _)| symbol) {
            "=" => "==",
            symbol => symbol,
        };
        let (a, b) = (self.code(a)?, self.code(b)?);
        // `x as u64 < y` would begin a list of types.
        let left = if a.1 == CAST { UNARY } else { COMPARE + 1 };
        Ok(RustCode(format!("{} {sign} {}", a.at(left), b.at(COMPARE + 1)), COMPARE))
    }

    pub(super) fn table(&mut self, all: &[Expression]) -> Result<RustCode> {
        let (entries, index) = all.split_at(all.len() - 1);
        let is_plain = entries.iter().all(|entry| matches!(entry.kind, Node::Number(_)));
        let at = self.code(&index[0])?;
        if let Ok(at) = at.0.parse::<usize>() {
            return match entries.get(at) {
                Some(entry) => self.code(entry),
                None => {
                    Err(self.formula.error_at(index[0].at, "no entry, and so there is no code"))
                }
            };
        }
        let mut codes = Vec::new();
        for entry in entries {
            codes.push(self.code(entry)?.0);
        }
        if is_plain {
            let kind = self.kind;
            codes[0].extend(["_", kind]);
            let all = codes.join(", ");
            return Ok(RustCode(format!("[{all}][{} as usize]", at.at(CAST)), ATOM));
        }
        // Only the entry at the index may have a value.
        let last = codes.pop().unwrap_or_default();
        let arms = (0..).zip(codes).map(|(i, code)| format!("{i} => {code}, "));
        let arms: Vec<String> = arms.collect();
        Ok(RustCode(format!("match {} {{ {}_ => {last} }}", at.0, arms.concat()), 0))
    }

    pub(super) fn cases(&mut self, keys: &[Vec<i64>], values: &[Expression]) -> Result<RustCode> {
        self.used.iter_mut().for_each(|used| *used = true);
        let subject = self.names.join(", ");
        let is_one = self.names.len() == 1;
        let mut arms = Vec::new();
        for (key, value) in keys.iter().zip(values) {
            let key = join(key, ", ");
            let key = if is_one { key } else { format!("({key})") };
            arms.push(format!("{key} => {}, ", self.code(value)?.0));
        }
        let other = self.code(&values[keys.len()])?.0;
        let subject = if is_one { subject } else { format!("({subject})") };
        Ok(RustCode(format!("match {subject} {{ {}_ => {other} }}", arms.concat()), 0))
    }
}
