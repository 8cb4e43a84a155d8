//! Branches: `br`, `br_if`, `br_table` and `return`.

use super::state::{Frame, Lowering};
use crate::tree::{Arm, Expr, Stmt};

impl Lowering<'_> {
    /// `return`, with the results on the stack.
    pub fn r#return(&mut self) {
        let n = self.results.len();
        let values = self.pop_n(n);
        self.spill(|e| !e.is_pure());
        self.stmts.push(Stmt::Return(values));
        self.reachable = false;
    }

    /// The frame that a branch of that depth goes to; none if it is the function.
    fn target(&self, depth: u32) -> Option<&Frame> {
        self.frames.iter().rev().nth(depth as usize)
    }

    /// `br`, with the operands on the stack.
    pub fn branch(&mut self, depth: u32) {
        let Some(frame) = self.target(depth) else { return self.r#return() };
        let (label, operands) = (frame.label, frame.operands.clone());
        let values = self.pop_n(operands.len());
        self.spill(|e| !e.is_pure());
        self.set_all(&operands, values);
        self.stmts.push(Stmt::Jump(label));
        self.reachable = false;
    }

    /// The statements of a `br` that is taken in one case only: the stack stays as it is for the others.
    fn conditional_branch(&mut self, depth: u32) -> Vec<Stmt> {
        self.spill(|e| !e.is_pure());
        let stack = self.stack.clone();
        let before = std::mem::take(&mut self.stmts);
        self.branch(depth);
        self.stack = stack;
        self.reachable = true;
        std::mem::replace(&mut self.stmts, before)
    }

    /// `br_if`, with the condition on the stack.
    pub fn branch_if(&mut self, depth: u32) {
        let condition = self.pop();
        self.spill_before(&condition);
        let body = self.conditional_branch(depth);
        self.stmts.push(Stmt::If(condition, body, vec![]));
    }

    /// Spills the pending expressions that must be evaluated before this condition or index, and
    /// whatever it is.
    pub fn spill_before(&mut self, value: &Expr) {
        let effects = value.has_side_effects();
        self.spill(|e| !e.is_pure() || effects && (e.reads_memory() || e.reads_globals()));
    }

    /// `br_table`, with the index on the stack. Cases with the same target share an arm.
    pub fn branch_table(&mut self, targets: &[u32], default: u32) {
        let index = self.pop();
        self.spill_before(&index);
        let mut arms: Vec<(u32, Arm)> = vec![];
        for (case, &target) in (0..).zip(targets) {
            if target == default {
                continue;
            }
            if let Some((_, arm)) = arms.iter_mut().find(|(depth, _)| *depth == target) {
                arm.cases.push(case);
            } else {
                let body = self.conditional_branch(target);
                arms.push((target, Arm { cases: vec![case], body }));
            }
        }
        let mut arms: Vec<_> = arms.into_iter().map(|(_, arm)| arm).collect();
        arms.push(Arm { cases: vec![], body: self.conditional_branch(default) });
        self.stmts.push(Stmt::Switch(index, arms));
        self.reachable = false;
    }
}
