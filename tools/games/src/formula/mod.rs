//! Formulas: closed forms that someone believes in, for the values of a game or for who wins.
//!
//! ```text
//! formula   = number | ( "wins" | "loses" ) "if" condition
//! number    = as in rules, but for the operators of bits, which are those of Rust:
//!             a & b   a | b   a ^ b   a << k   a >> k       (in rules `^` is the power, `|` divides and
//!                                                            `&` joins positions; the power is a ** b)
//!           | "if" condition "then" number "else" number
//!           | "[" number { "," number } "]" "[" number "]"  an entry of a table, from index 0 on
//!           | "{" position ":" number { "," position ":" number } "}" "else" number    exceptions
//!           | "g(" number ")"                             its own value at a smaller number, of one variable
//!           | "floor(" number "*" "phi" [ "^" "2" ] ")"     phi is the golden ratio
//! condition = as in rules | number "in" "[" number { "," number } "]"
//! position  = digits | "(" digits { "," digits } ")"
//! ```
//!
//! Who wins or loses is the next player. Functions mean the same in rules and formulas; formulas have digitsum(n, base)
//! besides.
//!
//! Numbers are whole, have 128 bits and a sign, and are exact: what does not fit is an error with its
//! place, as is a division by zero, an index outside of a table, or bits of a negative number. Constants end
//! at 2^63 - 1; the variables are any `u64`.

mod bounds;
mod code;
mod law;
mod value;

pub use code::rust_names;
pub use law::Law;

use crate::error::{Error, Result};
use crate::source::Source;
use crate::value::Value;
use crate::written::check::Scope;
use crate::written::expression::condition;
use crate::written::syntax::Expression;
use crate::written::token::{Kind, Tokens};
use std::fmt;

/// A closed form in the variables of a rule.
#[derive(Clone, Debug)]
pub struct Formula {
    source: Source,
    names: Vec<String>,
    form: Form,
    body: Expression,
}

/// What a formula is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The value.
    Value,
    /// Where the next player wins.
    Wins,
    /// Where the next player loses.
    Loses,
}

/// What a formula says of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// Its Grundy value is this.
    Value(i128),
    /// The next player wins, or loses.
    Outcome {
        /// Which of both.
        next_player_wins: bool,
    },
}

impl Claimed {
    /// Whether that is what a value says.
    #[must_use]
    pub fn agrees(self, value: Value) -> bool {
        match self {
            Claimed::Value(claimed) => u128::try_from(claimed).is_ok_and(|number| value == number),
            Claimed::Outcome { next_player_wins } => next_player_wins == value.next_player_wins(),
        }
    }
}

impl Formula {
    /// Reads a formula in these variables.
    ///
    /// # Errors
    /// What is wrong, at which column, and what was expected.
    pub fn parse(text: &str, names: &[&str]) -> Result<Formula> {
        let source = Source::typed(text);
        let mut tokens = Tokens::of_formula(&source);
        let form = form(&mut tokens)?;
        let mut body = condition(&mut tokens)?;
        if tokens.peek().kind != Kind::End {
            return Err(tokens.expected("an operator or the end of the formula"));
        }
        if form == Form::Value && body.is_condition() {
            let message = "a condition says who wins: expected `wins if` or `loses if` before it";
            return Err(source.error_at(0, message));
        }
        Scope::of_formula(&source, names).check(&mut body, form != Form::Value)?;
        if form != Form::Value && body.is_recursive() {
            let message = "a condition has no values: g(...) is in formulas of the value only";
            return Err(source.error_at(body.at, message));
        }
        let names = names.iter().map(|&name| name.to_owned()).collect();
        Ok(Formula { source, names, form, body })
    }

    /// What it is about.
    #[must_use]
    pub fn form(&self) -> Form {
        self.form
    }

    /// The names of its variables, in the order of the numbers of a position; not all need be in it.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// An error at an index of the text.
    fn error_at(&self, at: usize, message: &str) -> Error {
        self.source.error_at(at, message)
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.source.text().iter().collect();
        f.write_str(text.trim())
    }
}

/// `wins if` or `loses if`, if it is there.
fn form(tokens: &mut Tokens) -> Result<Form> {
    for (word, form) in [("wins", Form::Wins), ("loses", Form::Loses)] {
        // Without `if` it is a variable of this name.
        if let [first, second, ..] = tokens.ahead()
            && first.is(word)
            && second.is("if")
        {
            tokens.take();
            tokens.take();
            return Ok(form);
        }
    }
    if tokens.is("win") || tokens.is("lose") {
        return Err(tokens.expected("`wins if`, `loses if`, or the value of a position"));
    }
    Ok(Form::Value)
}
