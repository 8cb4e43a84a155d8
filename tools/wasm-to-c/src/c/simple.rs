//! Statements that are one line of C: assignments, stores, bulk memory, calls.

use super::binary::shift_count;
use super::cexpr::precedence;
use super::expression::Expressions;
use super::number::{number, signed, unsigned};
use crate::module::Type;
use crate::tree::{Access, Binary, Expr, Stmt, Unary};

impl Expressions<'_> {
    /// The C of a statement, if it is one that neither jumps nor contains others.
    pub fn simple(&mut self, stmt: &Stmt) -> Option<String> {
        Some(match stmt {
            Stmt::Set(local, value) => {
                let name = self.locals[*local].clone();
                self.assign(&name, &Expr::Local(*local), value)
            }
            Stmt::SetGlobal(global, value) => {
                let name = self.names.globals[*global].clone();
                self.assign(&name, &Expr::Global(*global), value)
            }
            Stmt::Store(access, address, offset, value) => {
                self.store(*access, address, *offset, value)
            }
            Stmt::Evaluate(value) => {
                let c = self.operand(value).c;
                if matches!(value, Expr::Call(..) | Expr::CallIndirect(..)) {
                    c.text + ";"
                } else {
                    format!("(void){};", c.at_least(precedence::UNARY))
                }
            }
            Stmt::Copy(to, from, n) => self.bulk("copy", to, from, n),
            Stmt::Fill(to, byte, n) => self.bulk("fill", to, byte, n),
            Stmt::Init(segment, to, from, n) => {
                let (to, from, n) = (self.value(to), self.value(from), self.value(n));
                format!("{}({segment},{to},{from},{n});", self.helpers.using("init"))
            }
            Stmt::Drop(segment) => format!("{}[{segment}] = 0;", self.helpers.using("left")),
            Stmt::Exit(status) => {
                let status = self.operand(status).signed(self.helpers).text;
                format!("exit({status});")
            }
            Stmt::Trap => format!("{}();", self.helpers.using("trap")),
            Stmt::Block(..)
            | Stmt::Loop(..)
            | Stmt::If(..)
            | Stmt::Switch(..)
            | Stmt::Jump(_)
            | Stmt::Return(_) => return None,
        })
    }

    fn bulk(&mut self, name: &'static str, a: &Expr, b: &Expr, c: &Expr) -> String {
        let (a, b, c) = (self.value(a), self.value(b), self.value(c));
        format!("{}({a},{b},{c});", self.helpers.using(name))
    }

    fn store(&mut self, access: Access, address: &Expr, offset: u32, value: &Expr) -> String {
        let name = self.helpers.using(match (access.of, access.bytes) {
            (Type::F32, _) => "wf32",
            (Type::F64, _) => "wf64",
            (_, 1) => "w8",
            (_, 2) => "w16",
            (_, 4) => "w32",
            _ => "w64",
        });
        // Of a wider value the low bits are stored, with or without a conversion before.
        let value = match value {
            Expr::Unary(Unary::Wrap, wide) if access.bytes < 8 => wide,
            other => other,
        };
        let value = self.operand(value);
        let is_wider = access.bytes < 8 && value.of == Type::I64;
        let value = if is_wider { value.low() } else { value.value() };
        format!("{name}({},{},{value});", self.value(address), unsigned(offset))
    }

    /// `name = value;`, or a compound assignment if the value is an operator on the `place` itself.
    fn assign(&mut self, name: &str, place: &Expr, value: &Expr) -> String {
        if let Expr::Binary(op, of, left, right) = value
            && !of.is_float()
            && let Some(other) = other_operand(*op, left, right, place)
            && let Some(text) = self.compound(name, *op, *of, other)
        {
            return text;
        }
        format!("{name} = {};", self.value(value))
    }

    /// A compound assignment of an integer, if C has one for the operator.
    fn compound(&mut self, name: &str, op: Binary, of: Type, operand: &Expr) -> Option<String> {
        if let (Binary::Add | Binary::Sub, Expr::Const(_, bits)) = (op, operand) {
            let step = signed(of, *bits);
            let step = if op == Binary::Add { step } else { step.wrapping_neg() };
            return Some(match step {
                1 => format!("{name}++;"),
                -1 => format!("{name}--;"),
                -0x7fff_ffff..=-2 => format!("{name} -= {};", -step),
                _ => format!("{name} += {};", number(of, step.cast_unsigned(), self.helpers).text),
            });
        }
        let symbol = match op {
            Binary::Add => "+=",
            Binary::Sub => "-=",
            Binary::Mul => "*=",
            Binary::And => "&=",
            Binary::Or => "|=",
            Binary::Xor => "^=",
            Binary::Shl => "<<=",
            Binary::ShrU => ">>=",
            _ => return None,
        };
        let operand = self.operand(operand);
        let is_shift = matches!(op, Binary::Shl | Binary::ShrU);
        let operand = if is_shift { shift_count(of, &operand).text } else { operand.value() };
        Some(format!("{name} {symbol} {operand};"))
    }
}

/// The operand that is not the place, if the other is: the right one, or either if the operator is
/// commutative.
fn other_operand<'e>(
    op: Binary,
    left: &'e Expr,
    right: &'e Expr,
    place: &Expr,
) -> Option<&'e Expr> {
    use Binary::{Add, And, Mul, Or, Xor};
    if matches!(op, Add | Mul | And | Or | Xor) && right == place {
        return Some(left);
    }
    (left == place).then_some(right)
}
