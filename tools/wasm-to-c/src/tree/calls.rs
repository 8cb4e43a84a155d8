//! The direct calls of a function.

use super::expr::Expr;
use super::stmt::Stmt;
use std::collections::BTreeSet;

/// Calls `see` with the callee and the arguments of each direct call.
pub(crate) fn for_each_call(body: &mut [Stmt], see: &mut dyn FnMut(&mut usize, &mut Vec<Expr>)) {
    fn expr(e: &mut Expr, see: &mut dyn FnMut(&mut usize, &mut Vec<Expr>)) {
        if let Expr::Call(f, args) = e {
            see(f, args);
        }
        e.children_mut().into_iter().for_each(|e| expr(e, see));
    }
    for stmt in body {
        stmt.exprs_mut().into_iter().for_each(|e| expr(e, see));
        stmt.bodies_mut().into_iter().for_each(|body| for_each_call(body, see));
    }
}

/// Whether it is a call of one of the functions, and its arguments have no side effects.
pub(crate) fn is_call_of(e: &Expr, functions: &BTreeSet<usize>) -> bool {
    matches!(e, Expr::Call(f, args)
        if functions.contains(f) && !args.iter().any(Expr::has_side_effects))
}
