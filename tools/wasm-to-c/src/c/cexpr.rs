//! A C expression: its text, how tightly it binds, and which type C gives to it.

use crate::module::Type;

/// The type that C gives to an expression, as far as it matters.
///
/// Whatever it is, converting the expression to the unsigned type of the value's width gives the
/// value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CType {
    /// An `int` or `bool` that is not negative.
    Small,
    I32,
    U32,
    I64,
    U64,
    Float,
}

impl CType {
    /// That of a variable that holds values of the type.
    pub fn of(of: Type) -> CType {
        match of {
            Type::I32 => CType::U32,
            Type::I64 => CType::U64,
            Type::F32 | Type::F64 => CType::Float,
        }
    }
}

/// The precedences of C's operators; what binds more tightly has more.
pub(super) mod precedence {
    pub const CONDITIONAL: u8 = 3;
    pub const OR_ELSE: u8 = 4;
    pub const AND_ALSO: u8 = 5;
    pub const OR: u8 = 6;
    pub const XOR: u8 = 7;
    pub const AND: u8 = 8;
    pub const EQUALITY: u8 = 9;
    pub const RELATION: u8 = 10;
    pub const SHIFT: u8 = 11;
    pub const ADD: u8 = 12;
    pub const MUL: u8 = 13;
    pub const UNARY: u8 = 14;
    pub const PRIMARY: u8 = 15;
}

/// An expression in C.
#[derive(Clone)]
pub(super) struct CExpr {
    pub text: String,
    pub precedence: u8,
    pub ctype: CType,
    /// Whether it is a decimal constant without suffix, which C takes for an `int`.
    pub is_int_constant: bool,
}

impl CExpr {
    pub fn new(text: String, precedence: u8, ctype: CType) -> CExpr {
        CExpr { text, precedence, ctype, is_int_constant: false }
    }

    /// A name, a call or a constant.
    pub fn primary(text: String, ctype: CType) -> CExpr {
        CExpr::new(text, precedence::PRIMARY, ctype)
    }

    /// Its text, in parentheses if it binds less tightly than `precedence`.
    pub fn at_least(self, precedence: u8) -> String {
        if self.precedence < precedence { format!("({})", self.text) } else { self.text }
    }

    /// It, cast to the C type of that name.
    pub fn cast(self, to: &str, ctype: CType) -> CExpr {
        let text = format!("({to}){}", self.at_least(precedence::UNARY));
        CExpr::new(text, precedence::UNARY, ctype)
    }
}
