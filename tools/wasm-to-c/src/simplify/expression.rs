//! Algebraic simplification of expressions: the same value from a smaller tree.

use crate::module::Type;
use crate::tree::{Binary, Expr, Stmt, Unary, not};

/// Simplifies all expressions of the statements.
pub(super) fn rewrite(body: &mut [Stmt]) {
    for stmt in body {
        stmt.exprs_mut().into_iter().for_each(expr);
        stmt.bodies_mut().into_iter().for_each(|inner| rewrite(inner));
    }
}

fn expr(e: &mut Expr) {
    e.children_mut().into_iter().for_each(expr);
    if let Some(simpler) = simpler(e) {
        *e = simpler;
    }
}

/// A simpler expression of the same value, whose operands are simplified already.
fn simpler(e: &Expr) -> Option<Expr> {
    match e {
        Expr::Unary(Unary::Eqz, value) if value.is_boolean() => Some(negation(value)),
        Expr::Binary(op, Type::I32, a, b) if op.is_comparison() => {
            compared(*op, a, b).or_else(|| binary(*op, Type::I32, a, b))
        }
        Expr::Binary(op, of, a, b) if !of.is_float() => binary(*op, *of, a, b),
        _ => None,
    }
}

/// As [`simpler`], for integers.
fn binary(op: Binary, of: Type, a: &Expr, b: &Expr) -> Option<Expr> {
    let booleans = of == Type::I32 && a.is_boolean() && b.is_boolean();
    match (op, b) {
        // Of a boolean: its negation, itself.
        (Binary::Xor, Expr::Const(Type::I32, 1)) if a.is_boolean() => Some(negation(a)),
        (Binary::And, Expr::Const(Type::I32, 1)) if a.is_boolean() => Some(a.clone()),
        (Binary::And | Binary::Or, _) if booleans && b.is_pure() => {
            let op = if op == Binary::And { Binary::AndAlso } else { Binary::OrElse };
            Some(Expr::binary(op, Type::I32, a.clone(), b.clone()))
        }
        // `~a & b` of booleans: only the lowest bit matters, so that `~` is a negation.
        (Binary::And, _) => {
            let (a, b) = match (complemented(a), complemented(b)) {
                (Some(a), None) if b.is_boolean() => (not(a), b.clone()),
                (None, Some(b)) if a.is_boolean() => (a.clone(), not(b)),
                _ => return None,
            };
            b.is_pure().then(|| Expr::binary(Binary::AndAlso, Type::I32, a, b))
        }
        // Two constants are added up.
        (Binary::Add | Binary::Sub, Expr::Const(_, second)) => {
            let Expr::Binary(first_op @ (Binary::Add | Binary::Sub), _, value, by) = a else {
                return None;
            };
            let Expr::Const(_, first) = **by else { return None };
            let signed =
                |op: Binary, by: u64| if op == Binary::Add { by } else { by.wrapping_neg() };
            let sum = signed(*first_op, first).wrapping_add(signed(op, *second));
            let sum = if of == Type::I32 { sum & u64::from(u32::MAX) } else { sum };
            Some(Expr::binary(Binary::Add, of, (**value).clone(), Expr::Const(of, sum)))
        }
        // Compared with itself.
        (op, _) if op.is_comparison() && a == b && a.is_pure() => {
            Some(Expr::u32(holds(op, 0, 0).into()))
        }
        _ => None,
    }
}

/// The negation of a boolean, as 0 or 1; that of [`not`] may be any number that is not 0.
fn negation(boolean: &Expr) -> Expr {
    match boolean {
        Expr::Unary(Unary::Eqz, value) if !value.is_boolean() => {
            Expr::unary(Unary::Eqz, boolean.clone())
        }
        other => not(other.clone()),
    }
}

/// A truth value compared with a constant: it is itself, its opposite, or always the same.
fn compared(op: Binary, a: &Expr, b: &Expr) -> Option<Expr> {
    let (truth, holds) = match (a, b) {
        (truth, Expr::Const(_, c)) if truth.is_boolean() => {
            (truth, [0, 1].map(|t| holds(op, t, *c)))
        }
        (Expr::Const(_, c), truth) if truth.is_boolean() => {
            (truth, [0, 1].map(|t| holds(op, *c, t)))
        }
        _ => return None,
    };
    Some(match holds {
        [false, true] => truth.clone(),
        [true, false] => negation(truth),
        [always, _] if truth.is_pure() => Expr::u32(always.into()),
        [always, _] => {
            let op = if always { Binary::Or } else { Binary::And };
            Expr::binary(op, Type::I32, truth.clone(), Expr::u32(always.into()))
        }
    })
}

/// Whether the comparison of two 32-bit integers is true.
fn holds(op: Binary, a: u64, b: u64) -> bool {
    #[allow(clippy::cast_possible_truncation)] // their width
    let [s, t] = [a, b].map(|bits| (bits as u32).cast_signed());
    match op {
        Binary::Eq => a == b,
        Binary::Ne => a != b,
        Binary::LtU => a < b,
        Binary::LeU => a <= b,
        Binary::GtU => a > b,
        Binary::GeU => a >= b,
        Binary::LtS => s < t,
        Binary::LeS => s <= t,
        Binary::GtS => s > t,
        Binary::GeS => s >= t,
        other => unreachable!("{other:?} compares nothing"),
    }
}

/// The boolean of which this is the bitwise complement.
fn complemented(e: &Expr) -> Option<Expr> {
    match e {
        Expr::Binary(Binary::Xor, Type::I32, a, b)
            if a.is_boolean() && **b == Expr::u32(u32::MAX) =>
        {
            Some((**a).clone())
        }
        _ => None,
    }
}
