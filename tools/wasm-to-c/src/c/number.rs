//! Constants.

use super::cexpr::{CExpr, CType, precedence};
use super::helpers::Helpers;
use crate::module::{Constant, Type};

/// A constant in its shortest form.
pub(super) fn number(of: Type, bits: u64, helpers: &mut Helpers) -> CExpr {
    let value = signed(of, bits);
    let mut c = match (of, value) {
        (Type::F32 | Type::F64, _) => return float(of, bits, helpers),
        (_, 0..=0x7fff_ffff) => CExpr::primary(value.to_string(), CType::Small),
        (_, -0x7fff_ffff..0) => CExpr::new(value.to_string(), precedence::UNARY, CType::I32),
        (Type::I32, _) | (Type::I64, 0..=0xffff_ffff) => {
            CExpr::primary(format!("{bits}u"), CType::U32)
        }
        _ => {
            let (decimal, hex) = (bits.to_string(), format!("{bits:#x}"));
            let text = if hex.len() <= decimal.len() { hex } else { decimal };
            CExpr::primary(format!("{}({text})", helpers.using("U")), CType::U64)
        }
    };
    c.is_int_constant = c.ctype == CType::Small;
    c
}

fn float(of: Type, bits: u64, helpers: &mut Helpers) -> CExpr {
    #[allow(clippy::cast_possible_truncation)] // its width
    let narrow = f32::from_bits(bits as u32);
    let is_narrow = of == Type::F32;
    let value = if is_narrow { f64::from(narrow) } else { f64::from_bits(bits) };
    if !value.is_finite() {
        // C89 has no constant for it.
        let (name, integer) =
            if is_narrow { ("bitsf32", Type::I32) } else { ("bitsf64", Type::I64) };
        let bits = number(integer, bits, helpers).text;
        return CExpr::primary(format!("{}({bits})", helpers.using(name)), CType::Float);
    }
    let text = if is_narrow { format!("{narrow:?}f") } else { format!("{value:?}") };
    let negative = text.starts_with('-');
    let level = if negative { precedence::UNARY } else { precedence::PRIMARY };
    CExpr::new(text, level, CType::Float)
}

/// A number as a constant that is an `int` or `unsigned` in every C.
pub(super) fn unsigned(value: u32) -> String {
    if value > i32::MAX.cast_unsigned() { format!("{value}u") } else { value.to_string() }
}

/// The initializer of a variable with that value: nothing for 0.
pub(super) fn initializer(Constant { of, bits }: Constant) -> String {
    if bits == 0 {
        return String::new();
    }
    match of {
        Type::I32 => format!(" = {bits}u"),
        Type::I64 => format!(" = U({bits})"),
        #[allow(clippy::cast_possible_truncation)] // its width
        Type::F32 => format!(" = {:?}f", f32::from_bits(bits as u32)),
        Type::F64 => format!(" = {:?}", f64::from_bits(bits)),
    }
}

/// The bits of an integer as a signed number.
#[allow(clippy::cast_possible_truncation)] // its width
pub(super) fn signed(of: Type, bits: u64) -> i64 {
    if of == Type::I32 { i64::from((bits as u32).cast_signed()) } else { bits.cast_signed() }
}

/// The integer whose bits are all 1.
pub(super) fn all_ones(of: Type) -> u64 {
    if of == Type::I32 { u32::MAX.into() } else { u64::MAX }
}
