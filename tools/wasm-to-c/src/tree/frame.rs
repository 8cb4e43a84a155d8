//! Frames: how many bytes of the stack in memory a function takes while it runs.

use super::expr::Expr;
use super::operator::Binary;
use super::stmt::{Function, Stmt};
use std::collections::BTreeMap;

/// LLVM lets a function that calls no other use so many bytes below the stack pointer as it is.
const RED_ZONE: u32 = 128;

impl Function {
    /// The bytes of its frame, at most, with what alignment may need; none if it moves the stack
    /// pointer as LLVM does not. LLVM lowers it once, before anything else, and then puts it back.
    pub fn frame(&self, stack_pointer: usize) -> Option<u32> {
        let mut moves = false;
        self.for_each_stmt(&mut |stmt| {
            moves |= matches!(stmt, Stmt::SetGlobal(global, _) if *global == stack_pointer);
        });
        let mut reads = false;
        self.for_each_expr(&mut |e| reads |= *e == Expr::Global(stack_pointer));
        if !moves {
            return Some(if reads { RED_ZONE } else { 0 });
        }
        let mut below = Below { stack_pointer, locals: BTreeMap::new() };
        for stmt in &self.body {
            match stmt {
                Stmt::SetGlobal(global, value) if *global == stack_pointer => {
                    return below.bytes(value);
                }
                Stmt::Set(local, value) => {
                    let bytes = below.bytes(value);
                    below.locals.insert(*local, bytes);
                }
                other if other.bodies().is_empty() => {}
                _ => return None,
            }
        }
        None
    }
}

/// How far values are below the stack pointer as it was at the start of the function.
struct Below {
    stack_pointer: usize,
    locals: BTreeMap<usize, Option<u32>>,
}

impl Below {
    /// By how many bytes at most; none if that is not known.
    fn bytes(&self, value: &Expr) -> Option<u32> {
        match value {
            Expr::Global(global) if *global == self.stack_pointer => Some(0),
            Expr::Local(local) => *self.locals.get(local)?,
            Expr::Binary(op @ (Binary::Add | Binary::Sub), _, value, by) => {
                let Expr::Const(_, by) = **by else { return None };
                let by = u32::try_from(by).ok()?;
                let by = if *op == Binary::Sub { by } else { by.wrapping_neg() };
                self.bytes(value)?.checked_add(by)
            }
            // Rounded down to a multiple of a power of two.
            Expr::Binary(Binary::And, _, value, mask) => {
                let Expr::Const(_, mask) = **mask else { return None };
                let rest = !u32::try_from(mask).ok()?;
                let is_mask = rest.wrapping_add(1).is_power_of_two() || rest == 0;
                if is_mask { self.bytes(value)?.checked_add(rest) } else { None }
            }
            _ => None,
        }
    }
}
