//! Functions that end in a trap, as those that report a panic do.

use crate::tree::{Program, Stmt, is_call_of};
use std::collections::BTreeSet;

/// Functions that do nothing but trap.
pub(super) fn only_trap(program: &Program) -> BTreeSet<usize> {
    let only_trap = program.defined().filter(|(_, function)| function.body == [Stmt::Trap]);
    only_trap.map(|(f, _)| f).collect()
}

/// Replaces each statement that calls a function which only traps by a trap.
pub(super) fn replace_calls(body: &mut [Stmt], traps: &BTreeSet<usize>) {
    for stmt in body.iter_mut() {
        let is_trap = match &*stmt {
            Stmt::Evaluate(e) | Stmt::Set(_, e) => is_call_of(e, traps),
            Stmt::Return(values) => values.iter().any(|e| is_call_of(e, traps)),
            _ => false,
        };
        if is_trap {
            *stmt = Stmt::Trap;
        }
        stmt.bodies_mut().into_iter().for_each(|body| replace_calls(body, traps));
    }
}
