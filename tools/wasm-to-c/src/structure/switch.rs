//! `switch` with few arms.

use crate::module::Type;
use crate::tree::{Arm, Binary, Expr, Stmt};

/// The `if` that does what a switch of one case and a default does, or of a default only.
pub(super) fn as_if(value: &Expr, arms: &[Arm]) -> Option<Stmt> {
    let (default, others) = arms.split_last()?;
    match others {
        [] => {
            let mut body = default.body.clone();
            if !value.is_pure() {
                body.insert(0, Stmt::Evaluate(value.clone()));
            }
            Some(Stmt::If(Expr::u32(1), body, vec![]))
        }
        [arm] if arm.cases.len() == 1 => {
            let case = Expr::u32(arm.cases[0]);
            let is = Expr::binary(Binary::Eq, Type::I32, value.clone(), case);
            Some(Stmt::If(is, arm.body.clone(), default.body.clone()))
        }
        _ => None,
    }
}
