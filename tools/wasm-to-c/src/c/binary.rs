//! Operators with two operands, where C has another operator, needs a helper, or compilers warn.

use super::arithmetic::{arithmetic, comparison};
use super::cexpr::{CExpr, CType, precedence};
use super::helpers::Helpers;
use super::number::{all_ones, signed};
use super::operand::Operand;
use crate::module::Type;
use crate::tree::{Binary, Expr, is_safe_divisor};

/// The C of an operator with these operands, which are of the type `of`.
pub(super) fn binary(
    op: Binary,
    of: Type,
    left: &Operand<'_>,
    right: &Operand<'_>,
    helpers: &mut Helpers,
) -> CExpr {
    let mut call = |narrow, wide| {
        let name = helpers.using(if of.is_narrow() { narrow } else { wide });
        let text = format!("{name}({},{})", left.value(), right.value());
        CExpr::primary(text, CType::of(of))
    };
    match op {
        Binary::AndAlso => logical(precedence::AND_ALSO, "&&", left, right),
        Binary::OrElse => logical(precedence::OR_ELSE, "||", left, right),
        Binary::Eq if right.is(0) => {
            let text = left.condition().at_least(precedence::UNARY);
            CExpr::new(format!("!{text}"), precedence::UNARY, CType::Small)
        }
        Binary::Ne if right.is(0) => {
            let text = left.natural().at_least(precedence::SHIFT);
            CExpr::new(format!("{text} != 0"), precedence::EQUALITY, CType::Small)
        }
        op if op.is_comparison() => comparison(op, of, left, right, helpers),
        Binary::Rotl => call("rotl32", "rotl64"),
        Binary::Rotr => call("rotr32", "rotr64"),
        Binary::Min => call("minf32", "minf64"),
        Binary::Max => call("maxf32", "maxf64"),
        Binary::Math(name) => call(name, name),
        Binary::Copysign => call("copysign32", "copysign64"),
        Binary::DivS | Binary::RemS if !of.is_float() => {
            if !is_safe_divisor(right.tree, of, true) {
                let is_division = op == Binary::DivS;
                return if is_division {
                    call("divs32", "divs64")
                } else {
                    call("rems32", "rems64")
                };
            }
            let symbol = if op == Binary::DivS { "/" } else { "%" };
            let a = left.signed(helpers).at_least(precedence::MUL);
            let b = right.signed(helpers).at_least(precedence::UNARY);
            let ctype = if of.is_narrow() { CType::I32 } else { CType::I64 };
            CExpr::new(format!("{a} {symbol} {b}"), precedence::MUL, ctype)
        }
        Binary::DivU if !is_safe_divisor(right.tree, of, false) => call("divu32", "divu64"),
        Binary::RemU if !is_safe_divisor(right.tree, of, false) => call("remu32", "remu64"),
        Binary::Shl => shift("<<", left.exact(), CType::of(of), of, right),
        Binary::ShrU => shift(">>", left.exact(), CType::of(of), of, right),
        Binary::ShrS => {
            let mut left = left.signed(helpers);
            if !of.is_narrow() && left.ctype != CType::I64 {
                left = left.cast(helpers.using("i64"), CType::I64);
            }
            let ctype = left.ctype;
            shift(">>", left, ctype, of, right)
        }
        // Compilers warn of the complement of a boolean.
        Binary::Xor if right.is(all_ones(of)) && !left.tree.is_boolean() => {
            let text = left.exact().at_least(precedence::UNARY);
            CExpr::new(format!("~{text}"), precedence::UNARY, CType::of(of))
        }
        Binary::Add | Binary::Sub if small_negative(right).is_some() => {
            let negative = small_negative(right).expect("as checked");
            let symbol = if op == Binary::Add { "-" } else { "+" };
            let left = left.exact().at_least(precedence::ADD);
            let text = format!("{left} {symbol} {}", -negative);
            CExpr::new(text, precedence::ADD, CType::of(of))
        }
        _ => arithmetic(op, of, left, right),
    }
}

/// `&&` or `||`.
fn logical(level: u8, symbol: &str, left: &Operand<'_>, right: &Operand<'_>) -> CExpr {
    let side = |c: CExpr| {
        // Compilers warn of one in the other without parentheses.
        if c.precedence == level { c.text } else { c.at_least(precedence::OR) }
    };
    let text = format!("{} {symbol} {}", side(left.condition()), side(right.condition()));
    CExpr::new(text, level, CType::Small)
}

/// A shift of what is of the type `of`.
fn shift(symbol: &str, left: CExpr, ctype: CType, of: Type, count: &Operand<'_>) -> CExpr {
    let is_shift = left.precedence == precedence::SHIFT;
    let left = if is_shift { left.text } else { left.at_least(precedence::MUL) };
    let count = shift_count(of, count).at_least(precedence::UNARY);
    CExpr::new(format!("{left} {symbol} {count}"), precedence::SHIFT, ctype)
}

/// A shift count modulo the width of the type, as WebAssembly takes it: C is undefined beyond.
pub(super) fn shift_count(of: Type, count: &Operand<'_>) -> CExpr {
    let mask = if of == Type::I32 { 31 } else { 63 };
    match count.tree {
        Expr::Const(_, n) => CExpr::primary((n & mask).to_string(), CType::Small),
        Expr::Binary(Binary::And, _, _, by) if matches!(**by, Expr::Const(_, by) if by <= mask) => {
            count.natural()
        }
        _ => {
            let text = format!("{} & {mask}", count.exact().at_least(precedence::MUL));
            CExpr::new(text, precedence::AND, CType::U32)
        }
    }
}

/// The value of an integer constant that is negative and not too large to be an `int` without sign.
fn small_negative(operand: &Operand<'_>) -> Option<i64> {
    let Expr::Const(of, bits) = *operand.tree else { return None };
    let value = signed(of, bits);
    (!of.is_float() && (-0x7fff_ffff..0).contains(&value)).then_some(value)
}
