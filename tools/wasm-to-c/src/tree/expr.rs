//! Expression trees.

use super::operator::{Access, Binary, Unary};
use crate::module::Type;

/// An expression tree. As in C, operands may be evaluated in any order: lowering builds a tree only
/// of operands whose order makes no difference. Locals, globals, functions, types and tables are
/// indices into those of the module or the function.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Expr {
    /// The bits of a constant; those of a 32-bit type are the low ones.
    Const(Type, u64),
    /// An address in an object, or at its end, and the object: an `i32`.
    Address(u32, usize),
    Local(usize),
    Global(usize),
    Unary(Unary, Box<Expr>),
    /// The type is that of both operands.
    Binary(Binary, Type, Box<Expr>, Box<Expr>),
    /// The address, and the offset that is added to it without wrapping around.
    Load(Access, Box<Expr>, u32),
    /// The condition, the value if it is not 0, the value if it is 0; both values are pure.
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
    /// The function and its arguments.
    Call(usize, Vec<Expr>),
    /// The type, the table, the index in it, the arguments.
    CallIndirect(usize, usize, Box<Expr>, Vec<Expr>),
    /// In pages.
    MemorySize,
    /// By so many pages: the size before, or -1.
    MemoryGrow(Box<Expr>),
    /// A result other than the first of the last call: 0 is the second one; and its type.
    ExtraResult(usize, Type),
}

/// A function that lists the operands, to be read or to be changed.
macro_rules! operands {
    ($name:ident, $iter:ident $(, $mut:tt)?) => {
        /// The operands.
        pub fn $name(&$($mut)? self) -> Vec<&$($mut)? Expr> {
            match self {
                Expr::Const(..)
                | Expr::Address(..)
                | Expr::Local(_)
                | Expr::Global(_)
                | Expr::MemorySize
                | Expr::ExtraResult(..) => vec![],
                Expr::Unary(_, a) | Expr::Load(_, a, _) | Expr::MemoryGrow(a) => vec![a],
                Expr::Binary(_, _, a, b) => vec![a, b],
                Expr::Select(a, b, c) => vec![a, b, c],
                Expr::Call(_, args) => args.$iter().collect(),
                Expr::CallIndirect(_, _, index, args) => {
                    let mut all = vec![&$($mut)? **index];
                    all.extend(args);
                    all
                }
            }
        }
    };
}

impl Expr {
    pub fn unary(op: Unary, value: Expr) -> Expr {
        Expr::Unary(op, Box::new(value))
    }

    pub fn binary(op: Binary, of: Type, left: Expr, right: Expr) -> Expr {
        Expr::Binary(op, of, Box::new(left), Box::new(right))
    }

    pub fn u32(value: u32) -> Expr {
        Expr::Const(Type::I32, value.into())
    }

    operands!(children, iter);
    operands!(children_mut, iter_mut, mut);

    /// Whether the predicate is true of a node of the tree. It sees the root first.
    pub fn any(&self, is: &mut dyn FnMut(&Expr) -> bool) -> bool {
        is(self) || self.children().iter().any(|child| child.any(is))
    }

    /// Calls `see` on each node of the tree.
    pub fn for_each(&self, see: &mut dyn FnMut(&Expr)) {
        see(self);
        self.children().into_iter().for_each(|child| child.for_each(see));
    }
}
