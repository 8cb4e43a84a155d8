//! The operations that forms are made of.

use crate::written::function::Function;
use crate::written::syntax::{Golden, Operator};
use Operation::{
    Add, And, Both, Divide, Either, Equal, Floor, Less, LessOrEqual, Multiply, Not, NotEqual, Of,
    Or, Remainder, Subtract, Xor,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Xor,
    And,
    Or,
    /// `floor(n * phi)`.
    Floor,
    // Conditions: 1 where they hold, 0 elsewhere.
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Both,
    Either,
    Not,
    Of(Function),
}

impl Operation {
    pub const ABS: Operation = Of(Function::Abs);
    pub const MIN: Operation = Of(Function::Min);
    pub const MAX: Operation = Of(Function::Max);
    pub const LOWBIT: Operation = Of(Function::Lowbit);

    /// Its value, if it has one. That of an operation on one number is of the first.
    #[inline]
    pub fn apply(self, a: i64, b: i64) -> Option<i64> {
        let are_natural = a >= 0 && b >= 0;
        Some(match self {
            Add => a.checked_add(b)?,
            Subtract => a.checked_sub(b)?,
            Multiply => a.checked_mul(b)?,
            Divide => Operator::Divide.value(a, b).ok()?,
            Remainder => Operator::Remainder.value(a, b).ok()?,
            Xor | And | Or if !are_natural => return None,
            Xor => a ^ b,
            And | Both => a & b,
            Or | Either => a | b,
            Floor => i64::try_from(Golden::Ratio.floor(a.into()).ok()?).ok()?,
            Equal => (a == b).into(),
            NotEqual => (a != b).into(),
            Less => (a < b).into(),
            LessOrEqual => (a <= b).into(),
            Not => 1 - a,
            Of(function) => function.value(a, b).ok()?,
        })
    }

    /// Its symbol between two numbers and how tightly that binds, if it has one.
    pub fn infix(self) -> Option<(&'static str, u8)> {
        Some(match self {
            Either => ("or", 1),
            Both => ("and", 2),
            Equal => ("=", 4),
            NotEqual => ("!=", 4),
            Less => ("<", 4),
            LessOrEqual => ("<=", 4),
            Or => ("|", 5),
            Xor => ("^", 6),
            And => ("&", 7),
            Add => ("+", 9),
            Subtract => ("-", 9),
            Multiply => ("*", 10),
            Divide => ("/", 10),
            Remainder => ("%", 10),
            Floor | Not | Of(_) => return None,
        })
    }

    /// The symbol of a comparison whose sides have been exchanged.
    pub fn flipped(self) -> Option<&'static str> {
        Some(match self {
            Equal => "=",
            NotEqual => "!=",
            Less => ">",
            LessOrEqual => ">=",
            _ => return None,
        })
    }

    /// The comparison that holds where this one does not, and whether its sides are exchanged.
    pub fn negated(self) -> Option<(Operation, bool)> {
        Some(match self {
            Equal => (NotEqual, false),
            NotEqual => (Equal, false),
            Less => (LessOrEqual, true),
            LessOrEqual => (Less, true),
            _ => return None,
        })
    }

    /// How much it adds to the size of a form.
    pub fn weight(self) -> usize {
        match self {
            Floor | Of(Function::Lowbit) => 3,
            Of(Function::Min | Function::Max | Function::Abs) => 1,
            Of(function) if function.is_condition() => 3,
            Of(_) => 2,
            _ => 1,
        }
    }

    pub fn is_condition(self) -> bool {
        match self {
            Of(function) => function.is_condition(),
            _ => self.is_comparison() || matches!(self, Both | Either | Not),
        }
    }

    pub fn is_comparison(self) -> bool {
        self.negated().is_some()
    }

    pub fn is_bitwise(self) -> bool {
        matches!(self, And | Or | Xor)
    }

    pub fn commutes(self) -> bool {
        let is_symmetric = matches!(self, Of(Function::Min | Function::Max | Function::Gcd));
        is_symmetric || self.is_bitwise() || matches!(self, Add | Multiply)
    }
}
