//! Closed forms as formulas.

use super::operation::Operation;
use super::term::Term;
use crate::join;
use std::fmt;

impl Term {
    /// The term as a formula, with these names.
    pub fn text(&self, names: &[String]) -> String {
        Text { term: self, names }.to_string()
    }
}

/// How tightly terms bind: a number in another one wants brackets if it binds less.
const LOOSEST: u8 = 0;
const COMPARES: u8 = 4;
const TIGHTEST: u8 = 20;

struct Text<'a> {
    term: &'a Term,
    names: &'a [String],
}

impl Text<'_> {
    fn binds(&self) -> u8 {
        match self.term {
            Term::Of(operation, _) => operation.infix().map_or(TIGHTEST, |(_, binds)| binds),
            Term::If(_) | Term::Cases(..) => LOOSEST,
            Term::Among(..) => COMPARES,
            Term::Number(number) if *number < 0 => LOOSEST,
            Term::Name(_) | Term::Number(_) | Term::Table(..) | Term::Again(_) => TIGHTEST,
        }
    }

    /// Writes a part, in brackets if it binds less tightly than `least`.
    fn part(&self, f: &mut fmt::Formatter<'_>, term: &Term, least: u8) -> fmt::Result {
        let text = Text { term, names: self.names };
        if text.binds() < least { write!(f, "({text})") } else { write!(f, "{text}") }
    }

    fn infix(
        &self,
        f: &mut fmt::Formatter<'_>,
        operation: Operation,
        symbol: &str,
        binds: u8,
        terms: &[Term],
    ) -> fmt::Result {
        // `n >= 1` reads better than `1 <= n`.
        let (symbol, left, right) = match (operation.flipped(), &terms[0]) {
            (Some(flipped), Term::Number(_)) => (flipped, &terms[1], &terms[0]),
            _ => (symbol, &terms[0], &terms[1]),
        };
        // Comparisons do not group, and few know by heart how operators of bits bind.
        let is_same = matches!(left, Term::Of(inner, _) if *inner == operation);
        let least = match operation {
            _ if operation.is_bitwise() && is_same => (binds, TIGHTEST),
            _ if operation.is_bitwise() => (TIGHTEST, TIGHTEST),
            _ if operation.is_comparison() => (binds + 1, binds + 1),
            _ => (binds, binds + 1),
        };
        self.part(f, left, least.0)?;
        write!(f, " {symbol} ")?;
        self.part(f, right, least.1)
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let any = |term| Text { term, names: self.names };
        match self.term {
            Term::Name(place) => f.write_str(&self.names[*place]),
            Term::Number(number) => write!(f, "{number}"),
            Term::Of(Operation::Floor, terms) => {
                f.write_str("floor(")?;
                self.part(f, &terms[0], TIGHTEST)?;
                f.write_str(" * phi)")
            }
            Term::Of(operation, terms) => {
                if let Some((symbol, binds)) = operation.infix() {
                    return self.infix(f, *operation, symbol, binds, terms);
                }
                match operation {
                    Operation::Of(function) => f.write_str(function.name())?,
                    _ => f.write_str("not ")?,
                }
                // `min(a, b, c)`.
                if let (&(Operation::MIN | Operation::MAX), Term::Of(inner, first)) =
                    (operation, &terms[0])
                    && inner == operation
                {
                    return write!(
                        f,
                        "({}, {}, {})",
                        any(&first[0]),
                        any(&first[1]),
                        any(&terms[1])
                    );
                }
                write!(f, "({}", any(&terms[0]))?;
                terms[1..].iter().try_for_each(|term| write!(f, ", {}", any(term)))?;
                f.write_str(")")
            }
            Term::Table(entries, index) => {
                write!(f, "[{}][{}]", join(entries, ", "), any(index))
            }
            Term::If(parts) => {
                write!(f, "if {} then ", any(&parts[0]))?;
                self.part(f, &parts[1], LOOSEST + 1)?;
                write!(f, " else {}", any(&parts[2]))
            }
            Term::Cases(of, cases, otherwise) => {
                let otherwise = otherwise.as_number();
                // Exceptions are whole positions.
                if let (Term::Name(0), [_]) = (&**of, self.names) {
                    let cases = cases.iter().map(|(case, value)| format!("{case}: {value}"));
                    return write!(f, "{{{}}} else {}", join(cases, ", "), any(&otherwise));
                }
                for (case, value) in cases {
                    f.write_str("if ")?;
                    self.part(f, of, COMPARES + 1)?;
                    write!(f, " = {case} then {value} else ")?;
                }
                write!(f, "{}", any(&otherwise))
            }
            Term::Again(of) => write!(f, "g({})", any(of)),
            Term::Among(of, all) => {
                self.part(f, of, COMPARES + 1)?;
                write!(f, " in [{}]", join(all, ", "))
            }
        }
    }
}
