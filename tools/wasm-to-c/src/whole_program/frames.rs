//! Frames that hold nothing: functions that lower the stack pointer and use nothing there, as what they
//! would have put there is left out.

use crate::tree::{Binary, Expr, Function, Stmt};

/// A function's frame: `local = sp - size; sp = local;` at its start, and `sp = local + size;` where it
/// returns.
struct Frame {
    stack_pointer: usize,
    local: usize,
    size: u64,
}

/// Removes the frame of a function, if it holds nothing.
pub(super) fn remove_empty(function: &mut Function, stack_pointer: usize) {
    let Some(frame) = Frame::find(&function.body, stack_pointer) else { return };
    let mut is_used = false;
    for stmt in &function.body[2..] {
        stmt.walk(&mut |stmt| is_used |= frame.is_used_by(stmt));
    }
    if !is_used {
        function.body.drain(..2);
        frame.remove_from(&mut function.body);
    }
}

impl Frame {
    fn find(body: &[Stmt], stack_pointer: usize) -> Option<Frame> {
        let [Stmt::Set(local, Expr::Binary(op, _, from, by)), second, ..] = body else {
            return None;
        };
        let (Expr::Global(from), Expr::Const(_, by)) = (&**from, &**by) else { return None };
        let is_lowered = *second == Stmt::SetGlobal(stack_pointer, Expr::Local(*local));
        let size = match op {
            Binary::Sub => *by,
            Binary::Add => u64::from(u32::try_from(*by).ok()?.wrapping_neg()),
            _ => return None,
        };
        (is_lowered && *from == stack_pointer).then_some(Frame {
            stack_pointer,
            local: *local,
            size,
        })
    }

    /// Whether the statement puts back what the stack pointer was.
    fn is_put_back_by(&self, stmt: &Stmt) -> bool {
        match stmt {
            Stmt::SetGlobal(global, Expr::Binary(Binary::Add, _, local, size)) => {
                *global == self.stack_pointer
                    && **local == Expr::Local(self.local)
                    && matches!(**size, Expr::Const(_, size) if size == self.size)
            }
            _ => false,
        }
    }

    /// Whether the statement itself reads or writes the local or the stack pointer, but to put it back.
    fn is_used_by(&self, stmt: &Stmt) -> bool {
        let is_it =
            |e: &Expr| *e == Expr::Local(self.local) || *e == Expr::Global(self.stack_pointer);
        let is_set = match stmt {
            Stmt::Set(local, _) => *local == self.local,
            Stmt::SetGlobal(global, _) => *global == self.stack_pointer,
            _ => false,
        };
        let is_read = stmt.exprs().into_iter().any(|e| e.any(&mut |e| is_it(e)));
        (is_set || is_read) && !self.is_put_back_by(stmt)
    }

    fn remove_from(&self, body: &mut Vec<Stmt>) {
        body.retain(|stmt| !self.is_put_back_by(stmt));
        for stmt in body {
            stmt.bodies_mut().into_iter().for_each(|inner| self.remove_from(inner));
        }
    }
}
