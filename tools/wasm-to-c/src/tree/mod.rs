//! The intermediate representation: expression trees, the statements that evaluate them, functions,
//! and the program.

mod calls;
mod condition;
mod effects;
mod expr;
mod flow;
mod frame;
mod math;
mod operator;
mod program;
mod stmt;
mod typing;

pub(crate) use calls::{for_each_call, is_call_of};
pub(crate) use condition::not;
pub(crate) use effects::is_safe_divisor;
pub(crate) use expr::Expr;
pub(crate) use flow::{falls_through, jumps};
pub(crate) use math::MATH;
pub(crate) use operator::{Access, Binary, Unary};
pub(crate) use program::Program;
pub(crate) use stmt::{Arm, END, Function, Label, Stmt};
