//! The operators that C has: arithmetic and comparisons. What matters is which C types the operands
//! get, as C converts both to one type, and where parentheses go.

use super::cexpr::{CExpr, CType, precedence};
use super::helpers::Helpers;
use super::operand::Operand;
use crate::module::Type;
use crate::tree::Binary;

/// An operator that does the same in C to unsigned integers, or to floats.
pub(super) fn arithmetic(op: Binary, of: Type, left: &Operand<'_>, right: &Operand<'_>) -> CExpr {
    let (symbol, level) = match op {
        Binary::Add => ("+", precedence::ADD),
        Binary::Sub => ("-", precedence::ADD),
        Binary::Mul => ("*", precedence::MUL),
        Binary::DivS | Binary::DivU => ("/", precedence::MUL),
        Binary::RemU => ("%", precedence::MUL),
        Binary::And => ("&", precedence::AND),
        Binary::Or => ("|", precedence::OR),
        Binary::Xor => ("^", precedence::XOR),
        other => unreachable!("{other:?} is printed elsewhere"),
    };
    let wanted = CType::of(of);
    let (mut a, mut b) = (left.natural(), right.natural());
    // If one operand is unsigned and as wide as the result, C converts the other to that type.
    let convertible = |c: &CExpr| match of {
        Type::I32 => matches!(c.ctype, CType::Small | CType::I32 | CType::U32),
        _ => true,
    };
    if !convertible(&a) || a.ctype != wanted && b.ctype != wanted {
        a = left.exact();
    }
    if !convertible(&b) {
        b = right.exact();
    }
    // That conversion comes too late for a division, which C would do with signed operands.
    if matches!(op, Binary::DivU | Binary::RemU) {
        (a, b) = (left.exact(), right.exact());
    }
    let is_bitwise = matches!(op, Binary::And | Binary::Or | Binary::Xor);
    let side = |c: CExpr, is_right: bool| {
        let same = c.precedence == level && (!is_right || is_bitwise);
        let fits = if is_bitwise {
            // Compilers warn of `!a & b`, and of `a + b & c`.
            let is_not = c.text.starts_with('!') && !is_right;
            same || c.precedence == precedence::SHIFT || c.precedence >= precedence::MUL && !is_not
        } else {
            same || c.precedence > level
        };
        if fits { c.text } else { format!("({})", c.text) }
    };
    let text = format!("{} {symbol} {}", side(a, false), side(b, true));
    CExpr::new(text, level, wanted)
}

/// A comparison of what is of the type `of`.
pub(super) fn comparison(
    op: Binary,
    of: Type,
    left: &Operand<'_>,
    right: &Operand<'_>,
    helpers: &mut Helpers,
) -> CExpr {
    let symbol = match op {
        Binary::Eq => "==",
        Binary::Ne => "!=",
        Binary::LtS | Binary::LtU => "<",
        Binary::GtS | Binary::GtU => ">",
        Binary::LeS | Binary::LeU => "<=",
        _ => ">=",
    };
    let is_signed = matches!(op, Binary::LtS | Binary::GtS | Binary::LeS | Binary::GeS);
    let (a, b) = if is_signed {
        (left.signed(helpers), right.signed(helpers))
    } else {
        let side = |operand: &Operand<'_>| {
            let c = operand.natural();
            // C converts a constant that is not negative, or a narrower unsigned value, as it should.
            let converts = c.is_int_constant || of == Type::I64 && c.ctype == CType::U32;
            if converts { c } else { operand.exact() }
        };
        let (a, b) = (side(left), side(right));
        if a.is_int_constant && b.is_int_constant { (left.exact(), b) } else { (a, b) }
    };
    let is_equality = matches!(op, Binary::Eq | Binary::Ne);
    let level = if is_equality { precedence::EQUALITY } else { precedence::RELATION };
    let (a, b) = (a.at_least(precedence::SHIFT), b.at_least(precedence::SHIFT));
    CExpr::new(format!("{a} {symbol} {b}"), level, CType::Small)
}
