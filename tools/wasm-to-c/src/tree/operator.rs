//! The operators of expression trees: those of WebAssembly without their types, and `&&` and `||`.

use crate::module::Type;

/// An operator with one operand, whose type it takes from the operand where it has none itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unary {
    /// 1 if the operand is 0, otherwise 0; an `i32`, as comparisons are.
    Eqz,
    Clz,
    Ctz,
    Popcnt,
    /// `i64` to `i32`.
    Wrap,
    /// `i32` to `i64`.
    ExtendS,
    ExtendU,
    /// The low 8, 16 or 32 bits, sign-extended to the width of the operand.
    Low8S,
    Low16S,
    Low32S,
    Abs,
    Neg,
    Ceil,
    Floor,
    Trunc,
    Nearest,
    Sqrt,
    /// A function of `math.h`.
    Math(&'static str),
    /// Float to integer; a value out of range traps.
    ToS(Type),
    ToU(Type),
    /// Float to integer; a value out of range becomes the nearest integer in range, NaN becomes 0.
    SaturateS(Type),
    SaturateU(Type),
    /// Integer to float.
    FromS(Type),
    FromU(Type),
    /// Between floats.
    ToFloat(Type),
    /// The same bits as another type of the same width.
    Bits(Type),
}

/// An operator with two operands of the same type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Binary {
    Add,
    Sub,
    Mul,
    /// Of signed integers or of floats.
    DivS,
    DivU,
    RemS,
    RemU,
    And,
    Or,
    Xor,
    Shl,
    ShrS,
    ShrU,
    Rotl,
    Rotr,
    Eq,
    Ne,
    /// Of signed integers or of floats, as the next three.
    LtS,
    GtS,
    LeS,
    GeS,
    LtU,
    GtU,
    LeU,
    GeU,
    Min,
    Max,
    Copysign,
    /// A function of `math.h`.
    Math(&'static str),
    /// `&&` and `||` of booleans, with short-circuit evaluation.
    AndAlso,
    OrElse,
}

impl Binary {
    pub fn is_comparison(self) -> bool {
        use Binary::{Eq, GeS, GeU, GtS, GtU, LeS, LeU, LtS, LtU, Ne};
        matches!(self, Eq | Ne | LtS | GtS | LeS | GeS | LtU | GtU | LeU | GeU)
    }

    /// The comparison that is true exactly where this one is false. For floats that holds for `Eq`
    /// and `Ne` only: `<` and `>=` are both false of NaN.
    pub fn negated(self) -> Option<Binary> {
        use Binary::{Eq, GeS, GeU, GtS, GtU, LeS, LeU, LtS, LtU, Ne};
        Some(match self {
            Eq => Ne,
            Ne => Eq,
            LtS => GeS,
            GtS => LeS,
            LeS => GtS,
            GeS => LtS,
            LtU => GeU,
            GtU => LeU,
            LeU => GtU,
            GeU => LtU,
            _ => return None,
        })
    }
}

/// The width of a load or store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    /// The type of the value.
    pub of: Type,
    /// The bytes that are read or written: 1, 2, 4 or 8.
    pub bytes: u8,
    /// Whether a load of fewer bytes than the type has is sign-extended.
    pub signed: bool,
}
