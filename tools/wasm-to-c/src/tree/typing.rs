//! The type of an expression, which the declarations of the module decide.

use super::expr::Expr;
use super::operator::Unary;
use crate::module::{Module, Signature, Type};

impl Expr {
    /// Its type; `locals` are the types of the locals of its function. That of a call without results,
    /// which has none, is `I32`.
    pub fn type_of(&self, locals: &[Type], module: &Module) -> Type {
        match self {
            Expr::Const(of, _) | Expr::ExtraResult(_, of) => *of,
            Expr::Local(i) => locals[*i],
            Expr::Global(i) => module.globals[*i].of,
            Expr::Unary(op, value) => match op {
                Unary::Eqz | Unary::Wrap => Type::I32,
                Unary::ExtendS | Unary::ExtendU => Type::I64,
                Unary::ToS(of)
                | Unary::ToU(of)
                | Unary::SaturateS(of)
                | Unary::SaturateU(of)
                | Unary::FromS(of)
                | Unary::FromU(of)
                | Unary::ToFloat(of)
                | Unary::Bits(of) => *of,
                _ => value.type_of(locals, module),
            },
            Expr::Binary(op, of, ..) => {
                if op.is_comparison() {
                    Type::I32
                } else {
                    *of
                }
            }
            Expr::Load(access, ..) => access.of,
            Expr::Select(_, value, _) => value.type_of(locals, module),
            Expr::Call(f, _) => first_result(module.signature(*f)),
            Expr::CallIndirect(of, ..) => first_result(&module.types[*of]),
            Expr::Address(..) | Expr::MemorySize | Expr::MemoryGrow(_) => Type::I32,
        }
    }
}

fn first_result(signature: &Signature) -> Type {
    signature.results.first().copied().unwrap_or(Type::I32)
}
