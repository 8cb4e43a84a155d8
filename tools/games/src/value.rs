//! Values of positions: Grundy values, and those of games that end at once.

use std::fmt;
use std::ops::BitXor;

/// The value of a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// Its Grundy value.
    Number(u128),
    /// The next player wins the whole game at once, whatever else is there.
    Win,
    /// The game is over, and the next player has lost.
    Loss,
}

impl Value {
    /// Whether the next player wins in normal play.
    #[must_use]
    pub fn next_player_wins(self) -> bool {
        !matches!(self, Value::Number(0) | Value::Loss)
    }
}

/// The value of nothing.
impl Default for Value {
    fn default() -> Value {
        Value::Number(0)
    }
}

/// The value of a sum: the nim-sum, if both are numbers. A game that is over decides; then one that can be
/// won at once.
impl BitXor for Value {
    type Output = Value;

    fn bitxor(self, other: Value) -> Value {
        match (self, other) {
            (Value::Loss, _) | (_, Value::Loss) => Value::Loss,
            (Value::Win, _) | (_, Value::Win) => Value::Win,
            (Value::Number(a), Value::Number(b)) => Value::Number(a ^ b),
        }
    }
}

impl PartialEq<u128> for Value {
    fn eq(&self, number: &u128) -> bool {
        *self == Value::Number(*number)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Win => f.pad("win"),
            Value::Loss => f.pad("loss"),
        }
    }
}
