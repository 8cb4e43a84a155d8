//! Operators with one operand.

use super::cexpr::{CExpr, CType, precedence};
use super::helpers::Helpers;
use super::operand::Operand;
use super::types;
use crate::module::Type;
use crate::tree::Unary;

/// The C of an operator with this operand.
pub(super) fn unary(op: Unary, value: &Operand<'_>, helpers: &mut Helpers) -> CExpr {
    let of = value.of;
    // A helper for the type of the operand, or for that of the result.
    let mut call = |of: Type, narrow, wide, ctype| {
        let name = helpers.using(if of.is_narrow() { narrow } else { wide });
        CExpr::primary(format!("{name}({})", value.value()), ctype)
    };
    match op {
        Unary::Clz => call(of, "clz32", "clz64", CType::of(of)),
        Unary::Ctz => call(of, "ctz32", "ctz64", CType::of(of)),
        Unary::Popcnt => call(of, "popcnt32", "popcnt64", CType::of(of)),
        Unary::Abs => call(of, "absf32", "absf64", CType::Float),
        Unary::Neg => call(of, "negf32", "negf64", CType::Float),
        Unary::ToS(to) => call(to, "tos32", "tos64", CType::of(to)),
        Unary::ToU(to) => call(to, "tou32", "tou64", CType::of(to)),
        Unary::SaturateS(to) => call(to, "sats32", "sats64", CType::of(to)),
        Unary::SaturateU(to) => call(to, "satu32", "satu64", CType::of(to)),
        Unary::Bits(to) if to.is_float() => call(to, "bitsf32", "bitsf64", CType::Float),
        Unary::Bits(to) => call(to, "f32bits", "f64bits", CType::of(to)),
        Unary::Ceil => rounded("ceil64", value, helpers),
        Unary::Floor => rounded("floor64", value, helpers),
        Unary::Trunc => rounded("trunc64", value, helpers),
        Unary::Nearest => rounded("nearest64", value, helpers),
        Unary::Math(name) => rounded(name, value, helpers),
        Unary::Sqrt => rounded("sqrt", value, helpers),
        Unary::FromS(to) => value.signed(helpers).cast(types::name(to), CType::Float),
        // Old compilers of Microsoft convert no unsigned integer of 64 bits.
        Unary::FromU(to) if !of.is_narrow() => {
            let name = helpers.using(if to.is_narrow() { "u64f32" } else { "u64f64" });
            CExpr::primary(format!("{name}({})", value.value()), CType::Float)
        }
        Unary::FromU(to) => value.exact().cast(types::name(to), CType::Float),
        Unary::ToFloat(to) => value.natural().cast(types::name(to), CType::Float),
        Unary::Eqz => {
            let text = value.condition().at_least(precedence::UNARY);
            CExpr::new(format!("!{text}"), precedence::UNARY, CType::Small)
        }
        Unary::Wrap => {
            let c = value.natural();
            match c.ctype {
                CType::Small | CType::I32 | CType::U32 => c,
                _ => c.cast("u32", CType::U32),
            }
        }
        Unary::ExtendU => {
            let c = value.natural();
            // C would sign-extend it, or keep the bits above the low ones.
            let is_exact = matches!(c.ctype, CType::Small | CType::U32);
            if is_exact { c } else { c.cast("u32", CType::U32) }
        }
        Unary::ExtendS | Unary::Low32S => {
            let c = value.natural();
            if c.ctype == CType::I32 { c } else { c.cast(helpers.using("i32"), CType::I32) }
        }
        Unary::Low8S => value.natural().cast(helpers.using("i8"), CType::I32),
        Unary::Low16S => value.natural().cast(helpers.using("i16"), CType::I32),
    }
}

/// The call of a function of `double`, which rounds a `float` to the same value as one of `float`
/// would.
fn rounded(name: &'static str, value: &Operand<'_>, helpers: &mut Helpers) -> CExpr {
    let call = format!("{}({})", helpers.using(name), value.value());
    let call = CExpr::primary(call, CType::Float);
    if value.of == Type::F32 { call.cast("float", CType::Float) } else { call }
}
