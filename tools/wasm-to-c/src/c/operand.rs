//! An operand: an expression tree and its C, in the form that the place needs where it stands.

use super::cexpr::{CExpr, CType, precedence};
use super::helpers::Helpers;
use crate::module::Type;
use crate::tree::{Binary, Expr, Unary};

/// An expression tree and its C.
pub(super) struct Operand<'e> {
    pub tree: &'e Expr,
    /// The type of the value.
    pub of: Type,
    /// Its shortest form.
    pub c: CExpr,
    /// For `a != 0`, what says the same of `a` as a condition.
    pub condition: Option<CExpr>,
}

impl Operand<'_> {
    /// The shortest form, of any C type.
    pub fn natural(&self) -> CExpr {
        self.c.clone()
    }

    /// Where C converts to the type of the value: as an argument, if it is assigned or returned.
    pub fn value(&self) -> String {
        let c = self.natural();
        match (self.of, c.ctype) {
            (Type::I32, CType::I64 | CType::U64) => c.cast("u32", CType::U32).text,
            _ => c.text,
        }
    }

    /// The low 32 bits of an `i64`, where C converts to `u32`.
    pub fn low(&self) -> String {
        let c = self.natural();
        match c.ctype {
            CType::I64 | CType::U64 => c.cast("u32", CType::U32).text,
            _ => c.text,
        }
    }

    /// As `u32` or `u64`, or as a float.
    pub fn exact(&self) -> CExpr {
        let c = self.natural();
        match (self.of, c.ctype) {
            (Type::I32, CType::U32) | (Type::I64, CType::U64) | (Type::F32 | Type::F64, _) => c,
            (Type::I32, CType::Small) if c.is_int_constant => {
                CExpr { text: c.text + "u", ctype: CType::U32, ..c }
            }
            (Type::I32, _) => c.cast("u32", CType::U32),
            (Type::I64, _) => c.cast("u64", CType::U64),
        }
    }

    /// As a signed integer, or as a float.
    pub fn signed(&self, helpers: &mut Helpers) -> CExpr {
        let c = self.natural();
        match (self.of, c.ctype) {
            (Type::F32 | Type::F64, _) | (_, CType::I32) | (Type::I64, CType::I64) => c,
            (_, CType::Small) if c.is_int_constant => c,
            (Type::I32, _) => c.cast(helpers.using("i32"), CType::I32),
            (Type::I64, _) => c.cast(helpers.using("i64"), CType::I64),
        }
    }

    /// Where only matters whether it is 0.
    pub fn condition(&self) -> CExpr {
        if let Some(condition) = &self.condition {
            return condition.clone();
        }
        match self.tree {
            // Compilers warn of these as conditions.
            Expr::Binary(Binary::Mul, ..) | Expr::Select(..) => {
                let text = format!("{} != 0", self.natural().at_least(precedence::SHIFT));
                CExpr::new(text, precedence::EQUALITY, CType::Small)
            }
            // The bits above the low ones are cut off.
            Expr::Unary(Unary::Wrap, _) => self.exact(),
            _ => self.natural(),
        }
    }

    /// Whether it is that integer constant.
    pub fn is(&self, bits: u64) -> bool {
        matches!(*self.tree, Expr::Const(of, value) if !of.is_float() && value == bits)
    }
}
