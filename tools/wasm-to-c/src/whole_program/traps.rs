//! Functions that end in a trap, as those that report a panic do.

use super::calls::is_call_of;
use crate::tree::{END, Function, Program, Stmt};
use std::collections::BTreeSet;

/// Functions that do nothing but trap.
pub(super) fn only_trap(program: &Program) -> BTreeSet<usize> {
    let only_trap = program.defined().filter(|(_, function)| function.body == [Stmt::Trap]);
    only_trap.map(|(f, _)| f).collect()
}

/// Functions that never return: they end in a trap, and have no return before.
pub(crate) fn never_return(program: &Program) -> BTreeSet<usize> {
    let returns = |function: &Function| {
        let mut found = false;
        function.for_each_stmt(&mut |stmt| {
            found |= matches!(stmt, Stmt::Return(_) | Stmt::Jump(END));
        });
        found
    };
    let never =
        program.defined().filter(|(_, f)| f.body.last() == Some(&Stmt::Trap) && !returns(f));
    never.map(|(f, _)| f).collect()
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
