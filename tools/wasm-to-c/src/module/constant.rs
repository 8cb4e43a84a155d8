//! Constant expressions: what a global starts with, and where a segment is put.

use super::types::Type;
use anyhow::{Context, Result, bail};
use wasmparser::{ConstExpr, Operator};

/// A value that is known before the program runs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Constant {
    pub of: Type,
    /// Its bits; those of a 32-bit type are the low ones.
    pub bits: u64,
}

impl Constant {
    /// Whether it is an integer, or a float that is neither infinite nor NaN.
    #[allow(clippy::cast_possible_truncation)] // its width
    pub fn is_finite(self) -> bool {
        match self.of {
            Type::F32 => f32::from_bits(self.bits as u32).is_finite(),
            Type::F64 => f64::from_bits(self.bits).is_finite(),
            _ => true,
        }
    }
}

/// The value of a constant expression, which may be that of an earlier one of the globals.
pub(super) fn evaluate(expr: &ConstExpr<'_>, globals: &[Constant]) -> Result<Constant> {
    let mut operators = expr.get_operators_reader();
    let (of, bits) = match operators.read()? {
        Operator::I32Const { value } => (Type::I32, u64::from(value.cast_unsigned())),
        Operator::I64Const { value } => (Type::I64, value.cast_unsigned()),
        Operator::F32Const { value } => (Type::F32, value.bits().into()),
        Operator::F64Const { value } => (Type::F64, value.bits()),
        Operator::GlobalGet { global_index } => {
            let earlier = globals.get(global_index as usize).copied();
            return earlier.context("a constant expression reads a global that comes later");
        }
        other => bail!("the constant expression {other:?} is not supported"),
    };
    Ok(Constant { of, bits })
}
