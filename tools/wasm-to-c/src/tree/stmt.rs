//! Statements and functions.

use super::expr::Expr;
use super::operator::Access;
use crate::module::Type;
use std::collections::BTreeSet;

/// The target of a jump: the end of a block or the start of a loop, unique in its function.
pub(crate) type Label = usize;

/// The label at the end of the function.
pub(crate) const END: Label = 0;

/// A statement. If it has several expressions, they may be evaluated in any order.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Stmt {
    /// An assignment to a local.
    Set(usize, Expr),
    SetGlobal(usize, Expr),
    /// The address, the offset that is added to it without wrapping around, the value.
    Store(Access, Expr, u32, Expr),
    /// An expression that is evaluated for its side effects.
    Evaluate(Expr),
    /// `memory.copy`: the destination, the source, the length.
    Copy(Expr, Expr, Expr),
    /// `memory.fill`: the destination, the byte, the length.
    Fill(Expr, Expr, Expr),
    /// `memory.init`: the data segment, the destination, the offset in the segment, the length.
    Init(usize, Expr, Expr, Expr),
    /// `data.drop`: the data segment.
    Drop(usize),
    /// A block, whose end is the label.
    Block(Label, Vec<Stmt>),
    /// An endless loop, whose start is the label: a jump to it continues, as does the end of the body.
    Loop(Label, Vec<Stmt>),
    /// The condition, what runs if it is not 0, what runs if it is 0.
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// The last arm is the default; no arm falls through to the next.
    Switch(Expr, Vec<Arm>),
    Jump(Label),
    /// Leaves the function with its results.
    Return(Vec<Expr>),
    /// Ends the program with that exit status.
    Exit(Expr),
    /// Ends the program with exit status 1.
    Trap,
}

/// An arm of a switch; the default has no case values.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Arm {
    pub cases: Vec<u32>,
    pub body: Vec<Stmt>,
}

/// A function that is not imported.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Function {
    /// The number of parameters, which are the first locals.
    pub params: usize,
    pub results: Vec<Type>,
    /// The types of all locals.
    pub locals: Vec<Type>,
    pub body: Vec<Stmt>,
    /// The objects in data that it refers to other than by an [`Expr::Address`].
    pub objects: BTreeSet<usize>,
}

impl Function {
    /// Calls `see` on each statement, outer ones before those nested in them.
    pub fn for_each_stmt(&self, see: &mut dyn FnMut(&Stmt)) {
        self.body.iter().for_each(|stmt| stmt.walk(see));
    }

    /// Calls `see` on each node of each expression tree.
    pub fn for_each_expr(&self, see: &mut dyn FnMut(&Expr)) {
        self.for_each_stmt(&mut |stmt| stmt.exprs().into_iter().for_each(|e| e.for_each(see)));
    }
}

/// Functions that list the parts of a statement, to be read or to be changed.
macro_rules! parts {
    ($bodies:ident, $exprs:ident, $iter:ident $(, $mut:tt)?) => {
        /// The statement lists nested in it.
        pub fn $bodies(&$($mut)? self) -> Vec<&$($mut)? Vec<Stmt>> {
            match self {
                Stmt::Block(_, body) | Stmt::Loop(_, body) => vec![body],
                Stmt::If(_, yes, no) => vec![yes, no],
                Stmt::Switch(_, arms) => arms.$iter().map(|arm| &$($mut)? arm.body).collect(),
                _ => vec![],
            }
        }

        /// The expressions of the statement itself, without those of nested statements.
        pub fn $exprs(&$($mut)? self) -> Vec<&$($mut)? Expr> {
            match self {
                Stmt::Set(_, e)
                | Stmt::SetGlobal(_, e)
                | Stmt::Evaluate(e)
                | Stmt::Exit(e)
                | Stmt::If(e, ..)
                | Stmt::Switch(e, _) => vec![e],
                Stmt::Store(_, a, _, b) => vec![a, b],
                Stmt::Copy(a, b, c) | Stmt::Fill(a, b, c) | Stmt::Init(_, a, b, c) => {
                    vec![a, b, c]
                }
                Stmt::Return(values) => values.$iter().collect(),
                _ => vec![],
            }
        }
    };
}

impl Stmt {
    parts!(bodies, exprs, iter);
    parts!(bodies_mut, exprs_mut, iter_mut, mut);

    /// Calls `see` on it, then on each statement nested in it.
    pub fn walk(&self, see: &mut dyn FnMut(&Stmt)) {
        see(self);
        for body in self.bodies() {
            for stmt in body {
                stmt.walk(see);
            }
        }
    }
}
