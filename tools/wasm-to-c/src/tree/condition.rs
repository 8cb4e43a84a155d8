//! The negation of a condition.

use super::expr::Expr;
use super::operator::{Binary, Unary};

/// A condition that is 0 exactly where this one is not; what it is otherwise may be any other number.
pub(crate) fn not(condition: Expr) -> Expr {
    match condition {
        Expr::Unary(Unary::Eqz, value) => *value,
        Expr::Binary(op @ (Binary::AndAlso | Binary::OrElse), of, a, b) => {
            let op = if op == Binary::AndAlso { Binary::OrElse } else { Binary::AndAlso };
            Expr::binary(op, of, not(*a), not(*b))
        }
        Expr::Binary(op, of, a, b)
            if op.negated().is_some()
                && (!of.is_float() || matches!(op, Binary::Eq | Binary::Ne)) =>
        {
            Expr::Binary(op.negated().expect("as checked"), of, a, b)
        }
        other => Expr::unary(Unary::Eqz, other),
    }
}
