//! Expressions with the same value that say it in a shorter way.

use super::ast::{Binary, Expr, Stmt, Type, Unary};
use super::structure::not;

/// Simplifies all expressions of the statements.
pub(super) fn body(body: &mut [Stmt]) {
    for stmt in body {
        stmt.exprs_mut().into_iter().for_each(expr);
        stmt.bodies_mut().into_iter().for_each(|inner| self::body(inner));
    }
}

fn expr(e: &mut Expr) {
    e.children_mut().into_iter().for_each(expr);
    if let Some(simpler) = simpler(e) {
        *e = simpler;
    }
}

/// Whether it need not be evaluated.
fn is_idle(e: &Expr) -> bool {
    !e.acts() && !e.traps()
}

fn simpler(e: &Expr) -> Option<Expr> {
    match e {
        Expr::Unary(Unary::Eqz, value) if value.is_truth() => Some(opposite(value)),
        Expr::Binary(op, Type::I32, a, b) if op.is_comparison() => {
            compared(*op, a, b).or_else(|| binary(*op, Type::I32, a, b))
        }
        Expr::Binary(op, of, a, b) if !of.is_float() => binary(*op, *of, a, b),
        _ => None,
    }
}

fn binary(op: Binary, of: Type, a: &Expr, b: &Expr) -> Option<Expr> {
    let truths = of == Type::I32 && a.is_truth() && b.is_truth();
    match (op, b) {
        // Of a truth value: its opposite, itself.
        (Binary::Xor, Expr::Const(Type::I32, 1)) if a.is_truth() => Some(opposite(a)),
        (Binary::And, Expr::Const(Type::I32, 1)) if a.is_truth() => Some(a.clone()),
        (Binary::And | Binary::Or, _) if truths && is_idle(b) => {
            let op = if op == Binary::And { Binary::AndAlso } else { Binary::OrElse };
            Some(Expr::binary(op, Type::I32, a.clone(), b.clone()))
        }
        // All bits flipped, of which only the lowest matters.
        (Binary::And, _) => {
            let (a, b) = match (flipped_truth(a), flipped_truth(b)) {
                (Some(a), None) if b.is_truth() => (not(a), b.clone()),
                (None, Some(b)) if a.is_truth() => (a.clone(), not(b)),
                _ => return None,
            };
            is_idle(&b).then(|| Expr::binary(Binary::AndAlso, Type::I32, a, b))
        }
        // Two constants, one after the other.
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
        (op, _) if op.is_comparison() && a == b && is_idle(a) => {
            Some(Expr::u32(holds(op, 0, 0).into()))
        }
        _ => None,
    }
}

/// The other truth value: 0 or 1, unlike that of [`not`], which may be any number that is not 0.
fn opposite(truth: &Expr) -> Expr {
    match truth {
        Expr::Unary(Unary::Eqz, value) if !value.is_truth() => {
            Expr::unary(Unary::Eqz, truth.clone())
        }
        other => not(other.clone()),
    }
}

/// A truth value compared with a constant: it is itself, its opposite, or always the same.
fn compared(op: Binary, a: &Expr, b: &Expr) -> Option<Expr> {
    let (truth, holds) = match (a, b) {
        (truth, Expr::Const(_, c)) if truth.is_truth() => (truth, [0, 1].map(|t| holds(op, t, *c))),
        (Expr::Const(_, c), truth) if truth.is_truth() => (truth, [0, 1].map(|t| holds(op, *c, t))),
        _ => return None,
    };
    Some(match holds {
        [false, true] => truth.clone(),
        [true, false] => opposite(truth),
        [always, _] if is_idle(truth) => Expr::u32(always.into()),
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

/// The truth value of which all bits are flipped.
fn flipped_truth(e: &Expr) -> Option<Expr> {
    match e {
        Expr::Binary(Binary::Xor, Type::I32, a, b)
            if a.is_truth() && **b == Expr::u32(u32::MAX) =>
        {
            Some((**a).clone())
        }
        _ => None,
    }
}
