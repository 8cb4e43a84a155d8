//! Control flow: which labels are jumped to, and which ends are reached.

use super::stmt::{Label, Stmt};

/// The number of jumps to the label in the statements.
pub(crate) fn jumps(body: &[Stmt], label: Label) -> usize {
    let mut count = 0;
    for stmt in body {
        stmt.walk(&mut |stmt| count += usize::from(*stmt == Stmt::Jump(label)));
    }
    count
}

/// Whether control can reach the end of the statements, and so what follows them.
pub(crate) fn falls_through(body: &[Stmt]) -> bool {
    body.last().is_none_or(|last| match last {
        Stmt::Jump(_) | Stmt::Return(_) | Stmt::Exit(_) | Stmt::Trap | Stmt::Loop(..) => false,
        Stmt::Block(label, body) => falls_through(body) || jumps(body, *label) > 0,
        Stmt::If(_, yes, no) => falls_through(yes) || falls_through(no),
        Stmt::Switch(_, arms) => arms.iter().any(|arm| falls_through(&arm.body)),
        _ => true,
    })
}
