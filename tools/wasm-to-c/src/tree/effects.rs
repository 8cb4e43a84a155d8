//! What evaluating an expression reads, and which side effects it has: what decides whether two
//! expressions may change places, or one may be left out.

use super::expr::Expr;
use super::operator::{Binary, Unary};
use crate::module::Type;

impl Expr {
    /// Whether it reads that local.
    pub fn reads_local(&self, local: usize) -> bool {
        self.any(&mut |e| *e == Expr::Local(local))
    }

    /// Whether it reads memory or the size of the memory.
    pub fn reads_memory(&self) -> bool {
        self.any(&mut |e| matches!(e, Expr::Load(..) | Expr::MemorySize))
    }

    /// Whether it reads a global, or a result that a call left in one.
    pub fn reads_globals(&self) -> bool {
        self.any(&mut |e| matches!(e, Expr::Global(_) | Expr::ExtraResult(..)))
    }

    /// Whether it may have a side effect other than a trap: change memory or globals, do input or
    /// output, end the program, or not terminate.
    pub fn has_side_effects(&self) -> bool {
        self.any(&mut |e| {
            matches!(e, Expr::Call(..) | Expr::CallIndirect(..) | Expr::MemoryGrow(_))
        })
    }

    /// Whether it may trap, other than in a call.
    pub fn may_trap(&self) -> bool {
        self.any(&mut |e| match e {
            Expr::Load(..) | Expr::Unary(Unary::ToS(_) | Unary::ToU(_), _) => true,
            Expr::Binary(op, of, _, by) if !of.is_float() => match op {
                Binary::DivU | Binary::RemU | Binary::RemS => !is_safe_divisor(by, *of, false),
                Binary::DivS => !is_safe_divisor(by, *of, true),
                _ => false,
            },
            _ => false,
        })
    }

    /// Whether it neither traps nor has another side effect, so that it may be left out.
    pub fn is_pure(&self) -> bool {
        !self.has_side_effects() && !self.may_trap()
    }

    /// Whether its value is known to be 0 or 1.
    pub fn is_boolean(&self) -> bool {
        match self {
            Expr::Unary(Unary::Eqz, _)
            | Expr::Binary(Binary::AndAlso | Binary::OrElse, ..)
            | Expr::Const(Type::I32, 0 | 1) => true,
            Expr::Binary(Binary::And | Binary::Or | Binary::Xor, Type::I32, a, b) => {
                a.is_boolean() && b.is_boolean()
            }
            Expr::Binary(op, ..) => op.is_comparison(),
            _ => false,
        }
    }
}

/// Whether the divisor is a constant by which the operators of C divide as WebAssembly does: not 0,
/// and not -1 if the division is signed.
pub(crate) fn is_safe_divisor(by: &Expr, of: Type, signed: bool) -> bool {
    let Expr::Const(_, value) = *by else { return false };
    let minus_one = if of == Type::I32 { u64::from(u32::MAX) } else { u64::MAX };
    value != 0 && !(signed && value == minus_one)
}
