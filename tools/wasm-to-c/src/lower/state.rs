//! The state of lowering: a symbolic stack of expression trees.
//!
//! What an instruction pushes is an expression tree that is pending on the stack until an instruction
//! pops it. Before a statement or another expression that it must not be moved across, it is spilled
//! to a new local.

use crate::module::{Module, Type};
use crate::tree::{END, Expr, Label, Stmt};
use std::collections::BTreeSet;

/// Expression trees of more levels are split: C compilers limit parentheses, and passes recurse.
const MAX_DEPTH: usize = 100;

/// A block, loop or `if` that is open.
pub(super) struct Frame {
    /// The target of a branch to it.
    pub label: Label,
    /// The locals in which a branch to it leaves its operands.
    pub operands: Vec<usize>,
    /// The locals in which its end leaves its results.
    pub results: Vec<usize>,
    /// How many expressions on the stack belong to what is outside.
    pub height: usize,
    /// The statements before it.
    pub outside: Vec<Stmt>,
    pub kind: FrameKind,
    /// The locals that hold its parameters, for an `else`.
    pub params: Vec<usize>,
    /// Whether its start is reachable.
    pub reachable: bool,
}

pub(super) enum FrameKind {
    Block,
    /// The label after the loop.
    Loop {
        end: Label,
    },
    /// The condition.
    If(Expr),
    /// The condition, and the statements before the `else`.
    Else(Expr, Vec<Stmt>),
}

/// A function while it is lowered.
pub(super) struct Lowering<'a> {
    pub module: &'a Module,
    /// The bytes of memory that the program may use.
    pub max_memory: u32,
    /// The types of the results.
    pub results: Vec<Type>,
    /// The types of the locals so far.
    pub locals: Vec<Type>,
    /// The pending expressions, each with the levels of its tree.
    pub stack: Vec<(Expr, usize)>,
    /// The most levels of an expression that the instruction has popped.
    popped: usize,
    /// The statements so far of the frame that is open.
    pub stmts: Vec<Stmt>,
    pub frames: Vec<Frame>,
    /// The objects that instructions other than constants refer to.
    pub objects: BTreeSet<usize>,
    next_label: Label,
    /// Whether the next instruction is reachable. What is not is skipped: neither the stack nor the
    /// statements are kept up to date there.
    pub reachable: bool,
}

impl<'a> Lowering<'a> {
    /// Of a function with these results and locals, parameters first.
    pub fn new(
        module: &'a Module,
        results: Vec<Type>,
        locals: Vec<Type>,
        max_memory: u32,
    ) -> Lowering<'a> {
        Lowering {
            module,
            max_memory,
            results,
            locals,
            stack: vec![],
            popped: 0,
            stmts: vec![],
            frames: vec![],
            objects: BTreeSet::new(),
            next_label: END + 1,
            reachable: true,
        }
    }

    /// A new local.
    pub fn local(&mut self, of: Type) -> usize {
        self.locals.push(of);
        self.locals.len() - 1
    }

    /// A new label.
    pub fn label(&mut self) -> Label {
        self.next_label += 1;
        self.next_label - 1
    }

    /// The type of an expression.
    pub fn type_of(&self, e: &Expr) -> Type {
        e.type_of(&self.locals, self.module)
    }

    /// Begins with an instruction, which has popped nothing yet.
    pub fn begin(&mut self) {
        self.popped = 0;
    }

    /// Pops an expression.
    pub fn pop(&mut self) -> Expr {
        self.pop_n(1).remove(0)
    }

    /// Pops `n` expressions; the last of them was on top.
    pub fn pop_n(&mut self, n: usize) -> Vec<Expr> {
        let (values, levels): (Vec<Expr>, Vec<usize>) =
            self.stack.drain(self.stack.len() - n..).unzip();
        self.popped = levels.into_iter().fold(self.popped, usize::max);
        values
    }

    /// Leaves so many pending expressions, and pushes locals.
    pub fn reset(&mut self, height: usize, locals: &[usize]) {
        self.stack.truncate(height);
        self.stack.extend(locals.iter().map(|&local| (Expr::Local(local), 1)));
    }

    /// Spills the pending expressions of which the predicate is true, each to a new local. Those that
    /// belong to what is outside of the frame need none: they were spilled when it was opened.
    pub fn spill(&mut self, is: impl Fn(&Expr) -> bool) {
        let height = self.frames.last().map_or(0, |frame| frame.height);
        for i in height..self.stack.len() {
            if is(&self.stack[i].0) {
                let of = self.type_of(&self.stack[i].0);
                let local = self.local(of);
                let (value, _) = std::mem::replace(&mut self.stack[i], (Expr::Local(local), 1));
                self.stmts.push(Stmt::Set(local, value));
            }
        }
    }

    /// Pushes an expression, and spills those pending ones that it must not be reordered with.
    pub fn push(&mut self, value: Expr) {
        if value.has_side_effects() {
            self.spill(is_ordered);
        } else if value.reads_memory() || value.reads_globals() || value.may_trap() {
            self.spill(Expr::has_side_effects);
        }
        self.push_pending(value);
    }

    /// Pushes an expression, if those that it must not be reordered with are spilled already.
    fn push_pending(&mut self, value: Expr) {
        let levels = if value.children().is_empty() { 1 } else { 1 + self.popped };
        if levels < MAX_DEPTH {
            self.stack.push((value, levels));
        } else {
            let local = self.local(self.type_of(&value));
            self.stmts.push(Stmt::Set(local, value));
            self.stack.push((Expr::Local(local), 1));
        }
    }

    /// Assigns to a local.
    pub fn set(&mut self, local: usize, value: Expr) {
        self.spill(|e| e.reads_local(local) || e.has_side_effects());
        if value != Expr::Local(local) {
            self.stmts.push(Stmt::Set(local, value));
        }
    }

    /// Assigns to several locals at once, a parallel assignment.
    pub fn set_all(&mut self, locals: &[usize], mut values: Vec<Expr>) {
        for i in 0..values.len() {
            // Spilled before all assignments, if an earlier one is to a local that it reads.
            if locals[..i].iter().any(|&local| values[i].reads_local(local)) {
                let of = self.locals[locals[i]];
                let local = self.local(of);
                let value = std::mem::replace(&mut values[i], Expr::Local(local));
                self.stmts.push(Stmt::Set(local, value));
            }
        }
        // If a later value has side effects, `push` has spilled the earlier ones that depend on them.
        for (&local, value) in locals.iter().zip(values) {
            if value != Expr::Local(local) {
                self.stmts.push(Stmt::Set(local, value));
            }
        }
    }

    /// Traps; what follows is unreachable.
    pub fn trap(&mut self) {
        self.spill(Expr::has_side_effects);
        self.stmts.push(Stmt::Trap);
        self.reachable = false;
    }

    /// Calls a function, whose results are pushed.
    pub fn call(&mut self, call: Expr, results: &[Type]) {
        self.spill(is_ordered);
        match results {
            [] => self.stmts.push(Stmt::Evaluate(call)),
            [_] => self.push_pending(call),
            [first, others @ ..] => {
                let local = self.local(*first);
                self.stmts.push(Stmt::Set(local, call));
                self.stack.push((Expr::Local(local), 1));
                for (i, of) in others.iter().enumerate() {
                    let local = self.local(*of);
                    self.stmts.push(Stmt::Set(local, Expr::ExtraResult(i, *of)));
                    self.stack.push((Expr::Local(local), 1));
                }
            }
        }
    }
}

/// Whether it must stay before or after any side effect.
fn is_ordered(e: &Expr) -> bool {
    e.has_side_effects() || e.reads_memory() || e.reads_globals() || e.may_trap()
}
