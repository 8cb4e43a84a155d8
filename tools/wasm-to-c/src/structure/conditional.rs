//! `if`: conditions are merged to `&&` and `||`, and an `else` goes where none is needed.

use crate::module::Type;
use crate::tree::{Binary, Expr, Stmt, falls_through, not};

/// Merges the `if` at `i` with an `if` in it or after it, or takes its `else` apart; whether it did.
pub(super) fn merge(body: &mut Vec<Stmt>, i: usize) -> bool {
    let is_last = i + 1 == body.len();
    let Stmt::If(condition, yes, no) = &mut body[i] else { unreachable!() };
    if yes.is_empty() {
        let condition = not(condition.clone());
        body[i] = Stmt::If(condition, std::mem::take(no), vec![]);
        return true;
    }
    // `if (a) if (b) …`: `if (a && b) …`.
    if no.is_empty()
        && yes.len() == 1
        && let Stmt::If(inner, then, otherwise) = &mut yes[0]
        && otherwise.is_empty()
    {
        let both = Expr::binary(Binary::AndAlso, Type::I32, condition.clone(), inner.clone());
        body[i] = Stmt::If(both, std::mem::take(then), vec![]);
        return true;
    }
    // Without fallthrough of one branch, the other need not be nested.
    if !no.is_empty() && !falls_through(yes) {
        let no = std::mem::take(no);
        body.splice((i + 1)..=i, no);
        return true;
    }
    if !no.is_empty() && !falls_through(no) {
        let after = std::mem::replace(yes, std::mem::take(no));
        *condition = not(condition.clone());
        body.splice((i + 1)..=i, after);
        return true;
    }
    if is_last || !no.is_empty() {
        return false;
    }
    // `if (a) jump; if (b) jump;`: `if (a || b) jump;`.
    let (before, rest) = body.split_at_mut(i + 1);
    let Stmt::If(condition, yes, _) = &mut before[i] else { unreachable!() };
    if let Stmt::If(second, then, otherwise) = &rest[0]
        && then == yes
        && otherwise.is_empty()
        && yes.len() == 1
        && !falls_through(yes)
    {
        *condition = Expr::binary(Binary::OrElse, Type::I32, condition.clone(), second.clone());
        body.remove(i + 1);
        return true;
    }
    false
}
